// A search that only counts: against the trace of the same search, which keeps every call and draws
// its counts and its line from those.

#include "core/base/memory.h"
#include "core/trace/countsearch.h"
#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/search/oracle/levelordertree.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

class TestCountSearch : public QObject {
    Q_OBJECT

  private slots:
    void countsAsTheTraceDoes_data();
    void countsAsTheTraceDoes();
    void needsNoRoomForCalls();
    void saysWhichValueIsMissing();
    void stopsWhereItIsCancelled();
};

void TestCountSearch::countsAsTheTraceDoes_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestCountSearch::countsAsTheTraceDoes() {
    QFETCH(int, algorithm);
    std::uint64_t pruned = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Draw draw(seed + 4200000);
        const NaiveTree naive = seed % 20 == 0 ? randomTree(draw, 8, 3) : randomTree(draw);
        const SearchOptions options = randomOptions(draw, static_cast<Algorithm>(algorithm));
        const GameTree tree = gameTree(naive);
        const auto trace = recordSearch(tree, options);
        const auto counted = countSearch(tree, options);
        const std::string about = "seed " + std::to_string(seed) + ": " + oracle::text(naive) +
                                  " " + oracle::text(options);
        QVERIFY2(trace.has_value() == counted.has_value(), about.c_str());
        if (!trace) {
            QVERIFY2(trace.error().node == counted.error().node, about.c_str());
            continue;
        }
        const Moment end(tree, **trace, (*trace)->end());
        QVERIFY2(counted->value == (*trace)->value(), about.c_str());
        QVERIFY2(counted->counts == (*trace)->totals(), about.c_str());
        QVERIFY2(counted->bestLine == end.bestLine(), about.c_str());
        pruned += counted->counts.leavesPruned;
    }
    const bool exhaustive = !traits(static_cast<Algorithm>(algorithm)).windowed;
    QCOMPARE(pruned != 0, !exhaustive);
}

/// SSS* on a wide tree with the worst child first makes so many calls that there is no memory to
/// keep them.
void TestCountSearch::needsNoRoomForCalls() {
    Draw draw(7);
    const GameTree tree = gameTree(uniformDistinct(draw, 2, 60));
    SearchOptions options;
    options.algorithm = Algorithm::sssStar;
    options.order = MoveOrder::worstFirst;
    pretendAvailableMemory(100'000);
    const bool recorded = recordSearch(tree, options).has_value();
    const auto counted = countSearch(tree, options);
    pretendAvailableMemory(std::nullopt);
    QVERIFY(!recorded);
    QVERIFY(counted.has_value());
    QCOMPARE(counted->value, minimaxValues(tree, Player::max, {})[0]);
    QCOMPARE(counted->counts.differentNodes() + counted->counts.nodesPruned, tree.nodeCount());
    QCOMPARE(counted->bestLine.size(), std::size_t{3});
    QCOMPARE(tree.staticValue(counted->bestLine.back()), counted->value);
}

void TestCountSearch::saysWhichValueIsMissing() {
    const GameTree tree = gameTree(oracle::naiveTree("[1,[2,3]]"));
    SearchOptions options;
    options.depth = 1;
    const auto counted = countSearch(tree, options);
    QVERIFY(!counted);
    QCOMPARE(counted.error().kind, SearchError::Kind::missingStaticValue);
    QCOMPARE(counted.error().node, NodeId{2});
}

void TestCountSearch::stopsWhereItIsCancelled() {
    const GameTree tree = gameTree(oracle::naiveTree("[1,[2,3]]"));
    Progress progress;
    progress.cancel();
    const auto counted = countSearch(tree, {}, &progress);
    QVERIFY(!counted);
    QCOMPARE(counted.error().kind, SearchError::Kind::cancelled);
}

QTEST_GUILESS_MAIN(TestCountSearch)
#include "tst_countsearch.moc"
