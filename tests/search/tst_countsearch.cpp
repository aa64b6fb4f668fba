// Searches that only count: against the trace of the same search, which keeps every call and draws
// its counts and its line from those.

#include "core/base/memory.h"
#include "core/trace/countsearch.h"
#include "core/trace/moment.h"
#include "tests/search/randomsearches.h"

#include <QTest>

using namespace prunus;

class TestCountSearch : public QObject {
    Q_OBJECT

  private slots:
    void countsAsTheTraceDoes_data() { oracle::algorithmRows(); }
    void countsAsTheTraceDoes();
    void needsNoRoomForCalls();
    void stopsWhereItIsCancelled();
};

void TestCountSearch::countsAsTheTraceDoes() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t pruned = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 4200000, algorithm, {.deepOneIn = 20});
        const auto trace = recordSearch(tree, options);
        const auto counted = countSearch(tree, options);
        const auto summary = summariseSearch(tree, options);
        QVERIFY2(trace.has_value() == counted.has_value(), about.c_str());
        QVERIFY2(trace.has_value() == summary.has_value(), about.c_str());
        if (!trace) {
            QVERIFY2(trace.error().node == counted.error().node, about.c_str());
            QVERIFY2(trace.error().kind == counted.error().kind, about.c_str());
            continue;
        }
        const Counts totals = (*trace)->totals();
        QVERIFY2(counted->value == (*trace)->value(), about.c_str());
        QVERIFY2(counted->counts == totals, about.c_str());
        QVERIFY2(counted->bestLine == Moment(tree, **trace, (*trace)->end()).bestLine(),
                 about.c_str());
        QVERIFY2(summary->value == (*trace)->value(), about.c_str());
        QVERIFY2(summary->nodesVisited == totals.nodesVisited, about.c_str());
        QVERIFY2(summary->leavesEvaluated == totals.leavesEvaluated, about.c_str());
        QVERIFY2(summary->interiorVisited == totals.interiorVisited, about.c_str());
        QVERIFY2(summary->cutoffs == totals.cutoffs, about.c_str());
        pruned += totals.leavesPruned;
    }
    QCOMPARE(pruned != 0, traits(algorithm).windowed);
}

/// SSS* on a wide tree with the worst child first makes so many calls, 200,000, that there may be
/// no memory to keep them.
void TestCountSearch::needsNoRoomForCalls() {
    QVERIFY(availableMemory() > 0);
    oracle::Draw draw(7);
    const GameTree tree = gameTree(uniformDistinct(draw, 2, 60));
    const SearchOptions options = oracle::optionsOf(Algorithm::sssStar, MoveOrder::worstFirst);
    pretendAvailableMemory(1'000'000);
    const RecordedSearch refused = recordSearch(tree, options);
    pretendAvailableMemory(100'000);
    const auto counted = countSearch(tree, options);
    pretendAvailableMemory(100'000'000);
    const RecordedSearch recorded = recordSearch(tree, options);
    pretendAvailableMemory(std::nullopt);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().kind, SearchError::Kind::outOfMemory);
    QVERIFY(recorded.has_value());
    QVERIFY(counted.has_value());
    QCOMPARE(counted->value, minimaxValues(tree, Player::max, {})[0]);
    QCOMPARE(counted->counts.differentNodes() + counted->counts.nodesPruned, tree.nodeCount());
    QCOMPARE(counted->bestLine.size(), std::size_t{3});
    QCOMPARE(tree.staticValue(counted->bestLine.back()), counted->value);
}

void TestCountSearch::stopsWhereItIsCancelled() {
    const GameTree tree = gameTree(oracle::naiveTree("[1,[2,3]]"));
    Progress progress;
    progress.cancel();
    const auto counted = countSearch(tree, {}, &progress);
    QVERIFY(!counted);
    QCOMPARE(counted.error().kind, SearchError::Kind::cancelled);
    const auto summary = summariseSearch(tree, {}, &progress);
    QVERIFY(!summary);
    QCOMPARE(summary.error().kind, SearchError::Kind::cancelled);
    QCOMPARE(countSearch(tree, {}).value().value, 2); // no harm was done
}

QTEST_GUILESS_MAIN(TestCountSearch)
#include "tst_countsearch.moc"
