// What a transposition table holds after each step: against the table itself, read while the real
// search goes on, and against a search written here that keeps a list in its place. Of random
// trees, and of games, in which nodes are one position.

#include "core/generate/uniform.h"
#include "tests/search/gametrees.h"
#include "tests/search/randomsearches.h"
#include "tests/search/tablereplay.h"
#include "tests/search/ways.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::optionsOf;
using oracle::Searched;
using oracle::TableReplay;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

/// With the game's own values, and with others, of which few are tied.
std::vector<GameTree> treesOf(const QString& name, int depth) {
    std::vector<GameTree> trees;
    trees.push_back(oracle::unfolded(name, depth));
    for (std::uint32_t seed = 0; seed < 5; ++seed) {
        trees.push_back(oracle::withValues(trees.front(), seed, 12, -5));
    }
    return trees;
}

/// Calls visit(searched) for the ways of searching the game of a row of ofGames().
void forEachSearch(const auto& visit) {
    QFETCH(QString, name);
    QFETCH(int, depth);
    QFETCH(int, limit);
    for (const GameTree& tree : treesOf(name, depth)) {
        for (SearchOptions options : waysWithATable()) {
            if (limit >= 0) {
                options.depth = std::uint32_t(limit);
            }
            visit(Searched{tree, recordSearch(tree, options, nullptr, findTablePositions).value()});
        }
    }
}

} // namespace

class TestTableHistory : public QObject {
    Q_OBJECT

  private slots:
    void itIsTheTableOfRandomTrees_data() { oracle::algorithmRows(&AlgorithmTraits::remembers); }
    void itIsTheTableOfRandomTrees();
    void itIsTheListOfRandomTrees_data() { oracle::algorithmRows(&AlgorithmTraits::remembers); }
    void itIsTheListOfRandomTrees();
    void itIsTheTableOfGames_data() { ofGames(); }
    void itIsTheTableOfGames();
    void itIsTheListOfGames_data() { ofGames(); }
    void itIsTheListOfGames();
    void nodesThatAreOneShareARow_data() { ofGames(); }
    void nodesThatAreOneShareARow();
    void mirrorImagesShareARow();
    void othersHaveNone();
    void takesAFewBytesACall();
    void canBeStopped();

  private:
    static void ofGames();
};

void TestTableHistory::itIsTheTableOfRandomTrees() {
    QFETCH(Algorithm, algorithm);
    int searches = 0;
    for (std::uint64_t seed = 0; seed < 250; ++seed) {
        const oracle::RandomSearch drawn = oracle::randomSearch(seed + 2'100'000, algorithm);
        if (const auto trace = recordSearch(drawn.tree, drawn.options)) {
            ++searches;
            const QByteArray wrong = againstTheTable(Searched{drawn.tree, *trace}, 1);
            QVERIFY2(wrong.isEmpty(), drawn.about.c_str() + wrong);
        } // else a node at the limit is without a value
    }
    QVERIFY(searches > 150);
}

void TestTableHistory::itIsTheListOfRandomTrees() {
    QFETCH(Algorithm, algorithm);
    int searches = 0;
    std::uint32_t replaced = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const oracle::RandomSearch drawn = oracle::randomSearch(seed + 2'200'000, algorithm);
        if (const auto trace = recordSearch(drawn.tree, drawn.options)) {
            ++searches;
            const Searched searched{drawn.tree, *trace};
            const TableReplay replay(searched, 1);
            const QByteArray wrong = againstTheList(searched, replay, 1);
            QVERIFY2(wrong.isEmpty(), drawn.about.c_str() + wrong);
            replaced += replay.replaced();
        }
    }
    QVERIFY(searches > 1200);
    QCOMPARE(replaced > 0, algorithm != Algorithm::alphaBetaWithMemory);
}

void TestTableHistory::ofGames() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("depth"); // of the tree; -1: the whole game
    QTest::addColumn<int>("limit"); // of the search; -1: none
    QTest::newRow("tic-tac-toe to its end") << "tic-tac-toe@x.o/.x./o..:x" << -1 << -1;
    QTest::newRow("tic-tac-toe cut off") << "tic-tac-toe" << 3 << -1;
    QTest::newRow("misère Nim to its end") << "nim:3:3,2" << -1 << -1;
    QTest::newRow("misère Nim under a limit") << "nim:3:3,2" << -1 << 3;
    QTest::newRow("Nim cut off") << "nim-normal:2:3,2" << 3 << -1;
    QTest::newRow("Nim cut off, under a lesser limit") << "nim-normal:2:3,2,2" << 4 << 3;
    QTest::newRow("an m,n,k game") << "mnk:3,2,3" << 4 << -1;
    QTest::newRow("Reversi with mirror images") << "reversi:4" << 4 << -1;
}

void TestTableHistory::itIsTheTableOfGames() {
    forEachSearch([](const Searched& searched) {
        const std::uint32_t every = 1 + searched.trace->end().value / 100;
        const QByteArray wrong = againstTheTable(searched, every);
        QVERIFY2(wrong.isEmpty(), wrong);
    });
}

void TestTableHistory::itIsTheListOfGames() {
    std::uint32_t replaced = 0;
    std::uint32_t answered = 0;
    forEachSearch([&](const Searched& searched) {
        const TableHistory history(searched.tree, searched.trace);
        const std::uint32_t apart = 1 + searched.trace->end().value / 300;
        const TableReplay replay(searched, apart);
        const QByteArray wrong = againstTheList(searched, replay, apart);
        QVERIFY2(wrong.isEmpty(), wrong);
        for (Step t; t <= searched.trace->end(); t = t + apart) {
            answered += history.touch(t).use == TableUse::answered ? 1U : 0U;
        }
        replaced += replay.replaced();
    });
    QVERIFY(replaced > 0 && answered > 0);
}

void TestTableHistory::nodesThatAreOneShareARow() {
    bool several = false;
    forEachSearch([&several](const Searched& searched) {
        const TableHistory history(searched.tree, searched.trace);
        const Step end = searched.trace->end();
        for (std::uint32_t row = 0; row < history.rows(end); ++row) {
            const NodeId node = history.entry(row, end).node;
            std::vector<NodeId> expected;
            for (NodeId n; n.value < searched.tree.nodeCount(); ++n) {
                const std::uint32_t depthOf = searched.tree.rowOf(n).value;
                const bool found =
                    !searched.limited() || depthOf == searched.tree.rowOf(node).value;
                if (searched.idOf(n) == searched.idOf(node) && found &&
                    depthOf <= searched.most()) {
                    expected.push_back(n);
                }
            }
            const auto alike = history.alike(row, end);
            QVERIFY(std::ranges::equal(alike, expected));
            several = several || alike.size() > 1;
        }
    });
    QVERIFY(several);
}

/// The four first moves of Reversi are one by turning the board.
void TestTableHistory::mirrorImagesShareARow() {
    const GameTree tree = oracle::unfolded("reversi:4", 1);
    const auto trace =
        recordSearch(tree, optionsOf(Algorithm::alphaBetaWithMemory), nullptr, findTablePositions)
            .value();
    const TableHistory history(tree, trace);
    QCOMPARE(tree.nodeCount(), 5U);
    QCOMPARE(history.rows(trace->end()), 2U); // one for the moves, and the root
    const auto alike = history.alike(0, trace->end());
    QVERIFY(std::ranges::equal(alike, std::vector{NodeId{1}, NodeId{2}, NodeId{3}, NodeId{4}}));
}

void TestTableHistory::othersHaveNone() {
    const GameTree tree = gameTree(oracle::naiveTree(figure52));
    for (const AlgorithmTraits& each : everyAlgorithm) {
        const SearchOptions options = optionsOf(each.algorithm);
        QCOMPARE(TableHistory::has(*recordSearch(tree, options).value()), each.remembers);
        QVERIFY(!TableHistory::has(*SearchTrace::unsearched(tree, options)));
    }
}

void TestTableHistory::takesAFewBytesACall() {
    const GameTree tree = generateUniform({.depth = 14, .branching = 2, .high = 99'999}).value();
    const auto trace = recordSearch(tree, optionsOf(Algorithm::sssStar)).value();
    const TableHistory history(tree, trace);
    QVERIFY(history.rows(trace->end()) > 1000);
    QVERIFY(history.bytes() <=
            4 * std::size_t{trace->calls()->size()} + 8 * std::size_t{tree.nodeCount()} + 64);
}

void TestTableHistory::canBeStopped() {
    const GameTree tree = gameTree(oracle::naiveTree(figure52));
    const auto trace = recordSearch(tree, optionsOf(Algorithm::mtdf)).value();
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(WorkCancelled, TableHistory(tree, trace, &progress));
}

QTEST_APPLESS_MAIN(TestTableHistory)
#include "tst_tablehistory.moc"
