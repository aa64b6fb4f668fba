// Long work can be stopped at every stage, tells how far it is, and does the same work as without.

#include "core/formats/importtree.h"
#include "core/generate/randomtree.h"
#include "core/layout/tidylayout.h"
#include "core/notation/writetree.h"
#include "core/trace/run.h"
#include "core/tree/treebuilder.h"

#include <QTest>
#include <atomic>
#include <functional>
#include <sstream>
#include <thread>

using namespace prunus;

namespace {

using Work = std::function<bool(Progress*)>; ///< false if it was stopped

GameTree someTree() {
    RandomShape shape;
    shape.maxDepth = 40;
    shape.minBranching = 2;
    shape.maxBranching = 4;
    shape.maxNodes = 300'000;
    return generateRandom(shape);
}

std::string written(const GameTree& tree, bool json) {
    std::ostringstream text;
    json ? writeJson(text, tree) : writeText(text, tree);
    return text.str();
}

bool searches(const GameTree& tree, const SearchOptions& options, Progress* progress) {
    const RecordedSearch search = recordSearch(tree, options, progress);
    return search.has_value() || search.error().kind != SearchError::Kind::cancelled;
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

    GameTree tree_ = someTree();
    std::string text_;
    std::string json_;
};

void TestProgress::allWork() const {
    QTest::addColumn<Work>("work");
    const auto row = [](const char* name, const Work& work) { QTest::newRow(name) << work; };
    row("text is read", [this](Progress* p) {
        const ReadResult read = readTree(text_, p);
        return read.has_value() || !read.error().cancelled;
    });
    row("a JSON document is read", [this](Progress* p) {
        const ReadResult read = readTree(json_, p);
        return read.has_value() || !read.error().cancelled;
    });
    row("a tree is built", [](Progress* p) {
        TreeBuilder builder;
        builder.begin();
        for (int i = 0; i < 1'000'000; ++i) {
            builder.leaf(i);
        }
        builder.end();
        return ends([&] { static_cast<void>(std::move(builder).build({}, p)); });
    });
    row("a tree is laid out",
        [this](Progress* p) { return ends([&] { const TidyLayout layout(tree_, p); }); });
    for (const MoveOrder order : {MoveOrder::bestFirst, MoveOrder::random}) {
        row(order == MoveOrder::random ? "moves are shuffled" : "moves are ordered by value",
            [this, order](Progress* p) {
                SearchOptions options;
                options.order = order;
                return ends([&] { static_cast<void>(makeOrder(tree_, options, p)); });
            });
    }
    row("a tree is searched", [this](Progress* p) {
        SearchOptions options;
        options.algorithm = Algorithm::minimax;
        return searches(tree_, options, p);
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
    for (int tries = 0; tries < 1'000; ++tries) {
        Progress progress;
        std::atomic<bool> finished = false;
        std::thread impatient([&] {
            while (progress.done() == 0 && !finished) {
                std::this_thread::yield();
            }
            progress.cancel();
        });
        const bool ended = work(&progress);
        finished = true;
        impatient.join();
        if (!ended) {
            QVERIFY(progress.done() < progress.total());
            return;
        }
    }
    QFAIL("the other thread was never given a turn in time");
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
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("depth");
    for (const AlgorithmTraits& each : algorithms) {
        const auto name = QByteArray(each.id.data(), qsizetype(each.id.size()));
        QTest::newRow(name.constData()) << static_cast<int>(each.algorithm) << -1;
    }
    QTest::newRow("only as deep as it looks") << static_cast<int>(Algorithm::minimax) << 0;
}

void TestProgress::aSearchSettlesTheWholeTree() {
    QFETCH(int, algorithm);
    QFETCH(int, depth);
    const ReadResult tree = readTree(R"({"format":"prunus-tree","version":1,
        "tree":{"value":1,"children":[[1,2],[3,4]]}})");
    QVERIFY(tree.has_value());
    const GameTree& searched = depth < 0 ? tree_ : *tree;
    SearchOptions options;
    options.algorithm = static_cast<Algorithm>(algorithm);
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
    TreeBuilder builder;
    builder.begin();
    for (int i = 0; i < 1'000'000; ++i) {
        builder.leaf(static_cast<Value>(std::int64_t{i} * 7919 % 1'000'003));
    }
    builder.end();
    const GameTree tree = std::move(builder).build();
    SearchOptions options;
    options.order = MoveOrder::bestFirst;
    for (int tries = 0; tries < 1'000; ++tries) {
        Progress progress;
        std::atomic<bool> finished = false;
        std::thread impatient([&] {
            // The values are known; the root's family is next, and takes most of the time.
            while (progress.done() + 20'000 < tree.nodeCount() && !finished) {
                std::this_thread::yield();
            }
            progress.cancel();
        });
        const bool ended = ends([&] { static_cast<void>(makeOrder(tree, options, &progress)); });
        finished = true;
        impatient.join();
        if (!ended) {
            return;
        }
    }
    QFAIL("the other thread was never given a turn in time");
}

QTEST_APPLESS_MAIN(TestProgress)
#include "tst_progress.moc"
