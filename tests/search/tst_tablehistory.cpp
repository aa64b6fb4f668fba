// What a transposition table holds after each step of random trees: against the table itself, read
// while the real search goes on, and against a search written here that keeps a list in its place.
// Trees of games, in which nodes are one position, are in tst_gametables.

#include "core/generate/uniform.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/search/tablereading.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Answers;
using oracle::Draw;
using oracle::Searched;
using oracle::TableReplay;

class TestTableHistory : public QObject {
    Q_OBJECT

  private slots:
    void inTheExampleOfTheBook();
    void itIsTheTableOfRandomTrees_data();
    void itIsTheTableOfRandomTrees();
    void itIsTheListOfRandomTrees_data() { itIsTheTableOfRandomTrees_data(); }
    void itIsTheListOfRandomTrees();
    void othersHaveNone();
    void takesAFewBytesACall();
    void canBeStopped();
};

/// Figure 5.2 of Russell and Norvig, worked by hand: A has the children B, C and D; fail-soft.
void TestTableHistory::inTheExampleOfTheBook() {
    const GameTree tree = gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    SearchOptions options;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    options.fail = FailMode::soft;
    const TableHistory history(tree, recordSearch(tree, options).value());
    // 3, 12 and 8 are read, B returns 3; 2 is read, C is cut off and returns 2; 14, 5 and 2, D.
    const std::vector<TableEntry> atTheEnd{
        {NodeId{4}, Step{3}, {3, 3}, 0},     {NodeId{5}, Step{5}, {12, 12}, 0},
        {NodeId{6}, Step{7}, {8, 8}, 0},     {NodeId{1}, Step{9}, {3, 3}, 1},
        {NodeId{7}, Step{12}, {2, 2}, 0},    {NodeId{2}, Step{15}, {-infinity, 2}, 1},
        {NodeId{10}, Step{18}, {14, 14}, 0}, {NodeId{11}, Step{20}, {5, 5}, 0},
        {NodeId{12}, Step{22}, {2, 2}, 0},   {NodeId{3}, Step{24}, {-infinity, 2}, 1},
        {NodeId{0}, Step{26}, {3, 3}, 2},
    };
    QCOMPARE(history.trace().end().value, 26U);
    for (Step t; t <= history.trace().end(); ++t) {
        std::uint32_t rows = 0;
        while (rows < atTheEnd.size() && atTheEnd[rows].stored <= t) {
            QVERIFY(history.entry(rows, t) == atTheEnd[rows]);
            ++rows;
        }
        QCOMPARE(history.rows(t), rows);
        const bool stores = rows > 0 && atTheEnd[rows - 1].stored == t;
        QVERIFY(history.touch(t) ==
                (stores ? TableHistory::Touch{TableUse::stored, rows - 1} : TableHistory::Touch{}));
    }
    QVERIFY(!history.pliesMatter());
    QVERIFY(history.alike(0, Step{26}).empty());
}

void TestTableHistory::itIsTheTableOfRandomTrees_data() {
    QTest::addColumn<Algorithm>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (each.remembers) {
            QTest::newRow(each.id.data()) << each.algorithm;
        }
    }
}

void TestTableHistory::itIsTheTableOfRandomTrees() {
    QFETCH(Algorithm, algorithm);
    int searches = 0;
    for (std::uint64_t seed = 0; seed < 250; ++seed) {
        Draw draw(seed + 2'100'000);
        const GameTree tree = gameTree(randomTree(draw));
        const auto trace = recordSearch(tree, randomOptions(draw, algorithm));
        if (!trace) {
            continue; // a node at the limit without a value
        }
        ++searches;
        const Searched searched{tree, *trace};
        const TableHistory history(tree, *trace);
        const std::vector<Answers> after = readFromTheTable(searched, 1);
        QCOMPARE(std::uint32_t(after.size()), (*trace)->end().value);
        for (Step t{1}; t <= (*trace)->end(); ++t) {
            QVERIFY2(answersBy(history, searched, t) == after[t.value - 1],
                     said(searched) + ", step " + QByteArray::number(t.value));
        }
    }
    QVERIFY(searches > 150);
}

void TestTableHistory::itIsTheListOfRandomTrees() {
    QFETCH(Algorithm, algorithm);
    int searches = 0;
    std::uint32_t replaced = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Draw draw(seed + 2'200'000);
        const GameTree tree = gameTree(randomTree(draw));
        const auto trace = recordSearch(tree, randomOptions(draw, algorithm));
        if (!trace) {
            continue;
        }
        ++searches;
        const Searched searched{tree, *trace};
        const TableHistory history(tree, *trace);
        const TableReplay replay(searched, 1);
        QCOMPARE(replay.steps(), (*trace)->end().value);
        for (Step t; t <= (*trace)->end(); ++t) {
            const QByteArray differs = difference(history, replay, t);
            QVERIFY2(differs.isEmpty(), said(searched) + ", seed " + QByteArray::number(seed) +
                                            ", step " + QByteArray::number(t.value) + ": " +
                                            differs);
        }
        replaced += replay.replaced();
    }
    QVERIFY(searches > 1200);
    QCOMPARE(replaced > 0, algorithm != Algorithm::alphaBetaWithMemory);
}

void TestTableHistory::othersHaveNone() {
    const GameTree tree = gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        SearchOptions options;
        options.algorithm = each.algorithm;
        QCOMPARE(TableHistory::has(*recordSearch(tree, options).value()), each.remembers);
        QVERIFY(!TableHistory::has(*SearchTrace::unsearched(tree, options)));
    }
}

void TestTableHistory::takesAFewBytesACall() {
    UniformShape shape;
    shape.depth = 14;
    shape.branching = 2;
    shape.high = 99'999;
    const GameTree tree = generateUniform(shape).value();
    SearchOptions options;
    options.algorithm = Algorithm::sssStar;
    const auto trace = recordSearch(tree, options).value();
    const TableHistory history(tree, trace);
    QVERIFY(history.rows(trace->end()) > 1000);
    QVERIFY(history.bytes() <=
            4 * std::size_t{trace->calls()->size()} + 8 * std::size_t{tree.nodeCount()} + 64);
}

void TestTableHistory::canBeStopped() {
    const GameTree tree = gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    SearchOptions options;
    options.algorithm = Algorithm::mtdf;
    Progress progress;
    progress.cancel();
    bool stopped = false;
    try {
        const TableHistory history(tree, recordSearch(tree, options).value(), &progress);
    } catch (const WorkCancelled&) {
        stopped = true;
    }
    QVERIFY(stopped);
}

QTEST_APPLESS_MAIN(TestTableHistory)
#include "tst_tablehistory.moc"
