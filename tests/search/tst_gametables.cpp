// What a transposition table holds after each step of games, in which nodes are one position:
// against the table itself, and against a list in its place.

#include "core/games/findsamepositions.h"
#include "core/games/namedgame.h"
#include "core/games/unfold.h"
#include "tests/search/tablereading.h"
#include "tests/search/ways.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace prunus;
using oracle::Answers;
using oracle::Searched;
using oracle::TableReplay;

namespace {

GameTree unfolded(const QString& name, int depth) {
    UnfoldWish wish;
    if (depth >= 0) {
        wish.depth = static_cast<std::uint32_t>(depth);
    }
    return unfold(gameNamed(name.toStdString()).value(), wish).value().tree;
}

/// The same tree with other numbers, the same for all nodes of a position.
GameTree withValues(const GameTree& tree, std::uint32_t seed) {
    const auto same = findTablePositions(tree);
    std::mt19937 random(seed);
    std::vector<Value> ofPosition(tree.nodeCount());
    for (Value& v : ofPosition) {
        v = Value(random() % 12) - 5;
    }
    std::vector<Value> values = tree.ownValues();
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        values[n.value] = ofPosition[same->of(n).value];
    }
    return GameTree(tree.offsets(), values, tree.header(), {}, Labels(tree.moves()));
}

/// With the game's own values, and with others, of which few are tied.
std::vector<GameTree> treesOf(const QString& name, int depth) {
    std::vector<GameTree> trees;
    trees.push_back(unfolded(name, depth));
    for (std::uint32_t seed = 0; seed < 5; ++seed) {
        trees.push_back(withValues(trees.front(), seed));
    }
    return trees;
}

/// Calls visit(searched) for the ways of searching the game.
void forEachSearch(const QString& name, int depth, int limit, const auto& visit) {
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

class TestGameTables : public QObject {
    Q_OBJECT

  private slots:
    void itIsTheTableOfGames_data();
    void itIsTheTableOfGames();
    void itIsTheListOfGames_data() { itIsTheTableOfGames_data(); }
    void itIsTheListOfGames();
    void nodesThatAreOneShareARow_data() { itIsTheTableOfGames_data(); }
    void nodesThatAreOneShareARow();
    void mirrorImagesShareARow();
};

void TestGameTables::itIsTheTableOfGames_data() {
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

void TestGameTables::itIsTheTableOfGames() {
    QFETCH(QString, name);
    QFETCH(int, depth);
    QFETCH(int, limit);
    forEachSearch(name, depth, limit, [](const Searched& searched) {
        const TableHistory history(searched.tree, searched.trace);
        const std::uint32_t every = 1 + searched.trace->end().value / 100;
        const std::vector<Answers> after = readFromTheTable(searched, every);
        QCOMPARE(std::uint32_t(after.size()), searched.trace->end().value / every);
        for (std::uint32_t k = 0; k < after.size(); ++k) {
            const Step t{(k + 1) * every};
            QVERIFY2(answersBy(history, searched, t) == after[k],
                     said(searched) + ", step " + QByteArray::number(t.value));
        }
    });
}

void TestGameTables::itIsTheListOfGames() {
    QFETCH(QString, name);
    QFETCH(int, depth);
    QFETCH(int, limit);
    std::uint32_t replaced = 0;
    std::uint32_t answered = 0;
    forEachSearch(name, depth, limit, [&](const Searched& searched) {
        const TableHistory history(searched.tree, searched.trace);
        const std::uint32_t apart = 1 + searched.trace->end().value / 300;
        const TableReplay replay(searched, apart);
        QCOMPARE(replay.steps(), searched.trace->end().value);
        for (Step t; t <= searched.trace->end(); t = t + apart) {
            const QByteArray differs = difference(history, replay, t);
            QVERIFY2(differs.isEmpty(),
                     said(searched) + ", step " + QByteArray::number(t.value) + ": " + differs);
            answered += history.touch(t).use == TableUse::answered ? 1U : 0U;
        }
        replaced += replay.replaced();
    });
    QVERIFY(replaced > 0 && answered > 0);
}

void TestGameTables::nodesThatAreOneShareARow() {
    QFETCH(QString, name);
    QFETCH(int, depth);
    QFETCH(int, limit);
    bool several = false;
    forEachSearch(name, depth, limit, [&several](const Searched& searched) {
        const TableHistory history(searched.tree, searched.trace);
        QCOMPARE(history.pliesMatter(), searched.limited());
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
void TestGameTables::mirrorImagesShareARow() {
    const GameTree tree = unfolded("reversi:4", 1);
    SearchOptions options;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
    const TableHistory history(tree, trace);
    QCOMPARE(tree.nodeCount(), 5U);
    QCOMPARE(history.rows(trace->end()), 2U); // one for the moves, and the root
    const auto alike = history.alike(0, trace->end());
    QVERIFY(std::ranges::equal(alike, std::vector{NodeId{1}, NodeId{2}, NodeId{3}, NodeId{4}}));
}

QTEST_APPLESS_MAIN(TestGameTables)
#include "tst_gametables.moc"
