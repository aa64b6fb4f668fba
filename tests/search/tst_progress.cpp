// Long work can be stopped at every stage, tells how far it is, and does the same work as without.

#include "core/formats/importtree.h"
#include "core/generate/randomtree.h"
#include "core/layout/tidylayout.h"
#include "core/notation/writetree.h"
#include "core/tree/treebuilder.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <atomic>
#include <functional>
#include <sstream>
#include <thread>

using namespace prunus;

namespace {

using Work = std::function<bool(Progress*)>; ///< false if it was stopped

std::string written(const GameTree& tree, bool json) {
    std::ostringstream text;
    json ? writeJson(text, tree) : writeText(text, tree);
    return text.str();
}

/// A root with a million leaves.
TreeBuilder wideFamily(const std::function<Value(std::int64_t)>& value) {
    TreeBuilder builder;
    builder.begin();
    for (std::int64_t k = 0; k < 1'000'000; ++k) {
        builder.leaf(value(k));
    }
    builder.end();
    return builder;
}

/// Whether work that throws where it is stopped comes to its end.
bool ends(const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (const WorkCancelled&) {
        return false;
    }
}

/// Has another thread stop the work as soon as it sees that it is on the way. How much was left
/// then; nullopt if the work ended first in each of a thousand tries.
std::optional<std::int64_t> leftWhenStopped(const Work& work,
                                            const std::function<bool(const Progress&)>& onTheWay) {
    for (int tries = 0; tries < 1'000; ++tries) {
        Progress progress;
        std::atomic<bool> finished = false;
        std::thread impatient([&] {
            while (!onTheWay(progress) && !finished) {
                std::this_thread::yield();
            }
            progress.cancel();
        });
        const bool ended = work(&progress);
        finished = true;
        impatient.join();
        if (!ended) {
            return static_cast<std::int64_t>(progress.total()) -
                   static_cast<std::int64_t>(progress.done());
        }
    }
    return std::nullopt;
}

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        text_ = written(tree_, false);
        json_ = written(tree_, true);
    }
    void stopsBeforeItBegins_data() { allWork(); }
    void stopsBeforeItBegins();
    void stopsOnTheWay_data() { allWork(); }
    void stopsOnTheWay();
    void endsWithAllOfItDone_data() { allWork(); }
    void endsWithAllOfItDone();
    void aSearchSettlesTheWholeTree_data();
    void aSearchSettlesTheWholeTree();
    void aFamilyAsWideAsTheTreeCanBeStoppedWhileItIsSorted();

  private:
    void allWork() const;

    GameTree tree_ =
        generateRandom({.maxDepth = 40, .minBranching = 2, .maxBranching = 4, .maxNodes = 300'000});
    std::string text_;
    std::string json_;
};

void TestProgress::allWork() const {
    QTest::addColumn<Work>("work");
    const auto row = [](const char* name, const Work& work) { QTest::newRow(name) << work; };
    const auto reads = [](const std::string& text, Progress* p) {
        const ReadResult read = readTree(text, p);
        return read.has_value() || !read.error().cancelled;
    };
    row("text is read", [this, reads](Progress* p) { return reads(text_, p); });
    row("a JSON document is read", [this, reads](Progress* p) { return reads(json_, p); });
    row("a tree is built", [](Progress* p) {
        TreeBuilder builder = wideFamily([](std::int64_t k) { return static_cast<Value>(k); });
        return ends([&] { static_cast<void>(std::move(builder).build({}, p)); });
    });
    row("a tree is laid out",
        [this](Progress* p) { return ends([&] { const TidyLayout layout(tree_, p); }); });
    for (const MoveOrder order : {MoveOrder::bestFirst, MoveOrder::random}) {
        row(order == MoveOrder::random ? "moves are shuffled" : "moves are ordered by value",
            [this, order](Progress* p) {
                const SearchOptions options = oracle::optionsOf(Algorithm::alphaBeta, order);
                return ends([&] { static_cast<void>(makeOrder(tree_, options, p)); });
            });
    }
    row("a tree is searched", [this](Progress* p) {
        const auto search = recordSearch(tree_, oracle::optionsOf(Algorithm::minimax), p);
        return search.has_value() || search.error().kind != SearchError::Kind::cancelled;
    });
}

void TestProgress::stopsBeforeItBegins() {
    QFETCH(Work, work);
    Progress progress;
    progress.cancel();
    QVERIFY(!work(&progress));
}

/// The waiting thread sees the first sign of progress; there are thousands of signs to come.
void TestProgress::stopsOnTheWay() {
    QFETCH(Work, work);
    const auto left =
        leftWhenStopped(work, [](const Progress& progress) { return progress.done() != 0; });
    QVERIFY(left.value_or(0) > 0);
}

void TestProgress::endsWithAllOfItDone() {
    QFETCH(Work, work);
    QVERIFY(work(nullptr));
    Progress progress;
    QVERIFY(work(&progress));
    // Told now and then: what is not told in the end is less than a moment's work.
    QVERIFY(progress.total() > 0);
    QVERIFY2(progress.done() <= progress.total(),
             qPrintable(QString::number(progress.done() - progress.total())));
    QVERIFY(progress.done() + 20'000 > progress.total());
}

void TestProgress::aSearchSettlesTheWholeTree_data() {
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<int>("depth");
    for (const AlgorithmTraits& each : algorithms) {
        QTest::newRow(each.id.data()) << each.algorithm << -1;
    }
    QTest::newRow("only as deep as it looks") << Algorithm::minimax << 0;
}

void TestProgress::aSearchSettlesTheWholeTree() {
    QFETCH(Algorithm, algorithm);
    QFETCH(int, depth);
    const ReadResult tree = readTree(R"({"format":"prunus-tree","version":1,
        "tree":{"value":1,"children":[[1,2],[3,4]]}})");
    QVERIFY(tree.has_value());
    const GameTree& searched = depth < 0 ? tree_ : *tree;
    SearchOptions options = oracle::optionsOf(algorithm);
    if (depth >= 0) {
        options.depth = static_cast<std::uint32_t>(depth);
    }
    Progress progress;
    const RecordedSearch search = recordSearch(searched, options, &progress);
    QVERIFY(search.has_value());
    QCOMPARE(progress.stage(), Stage::searching);
    QCOMPARE(progress.total(), depth < 0 ? std::uint64_t{searched.nodeCount()} : 1U);
    const Counts counts = (*search)->totals();
    QCOMPARE(counts.nodesVisited + counts.nodesPruned, progress.total());
    QVERIFY(progress.nodesVisited() <= counts.nodesVisited);
    QVERIFY(progress.nodesVisited() + 4096 > counts.nodesVisited);
}

void TestProgress::aFamilyAsWideAsTheTreeCanBeStoppedWhileItIsSorted() {
    const GameTree tree =
        wideFamily([](std::int64_t k) { return static_cast<Value>(k * 7919 % 1'000'003); }).build();
    const SearchOptions options = oracle::optionsOf(Algorithm::alphaBeta, MoveOrder::bestFirst);
    const auto sort = [&](Progress* progress) {
        return ends([&] { static_cast<void>(makeOrder(tree, options, progress)); });
    };
    // The values are known; the root's family is next, and takes most of the time.
    const auto left = leftWhenStopped(sort, [&](const Progress& progress) {
        return progress.done() + 20'000 >= tree.nodeCount();
    });
    QVERIFY(left.has_value());
}

QTEST_APPLESS_MAIN(TestProgress)
#include "tst_progress.moc"
