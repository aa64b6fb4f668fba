// What a transposition table holds after each step: against the table itself, read while the real
// search goes on, and against a search written here that keeps a list in its place.

#include "core/games/findsamepositions.h"
#include "core/games/namedgame.h"
#include "core/games/unfold.h"
#include "core/generate/uniform.h"
#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/search/tablereplay.h"
#include "tests/search/ways.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>

using namespace prunus;
using oracle::Draw;
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

QByteArray said(const Searched& searched) {
    return QByteArray::fromStdString(oracle::text(searched.options()));
}

/// By position and row of the tree, as the table answers.
using Answers = std::map<std::pair<std::uint32_t, std::uint32_t>, Bounds>;

/// Listens to a search, and asks its table for all that there could be after each step whose number
/// `every` divides.
struct Reader {
    const Searched* searched = nullptr;
    std::uint32_t every = 1;
    TranspositionTable* table = nullptr;
    std::uint32_t step = 0;
    std::vector<Answers> after{};

    void read() {
        if (++step % every != 0) {
            return;
        }
        Answers& now = after.emplace_back();
        const Plies most = searched->options().depth.value_or(allPlies);
        for (NodeId n; n.value < searched->tree.nodeCount(); ++n) {
            const std::uint32_t id = searched->idOf(n);
            for (std::uint32_t row = 0; id == n.value && row <= searched->most(); ++row) {
                if (const Bounds b = table->of(id, most - row); !b.nothing()) {
                    now[{id, row}] = b;
                }
            }
        }
    }
    void enter(const TreeCursor& /*at*/, Plies /*left*/, Window /*window*/) { read(); }
    void leaf(const TreeCursor& /*at*/, Value /*value*/, Window /*window*/) { read(); }
    void recall(const TreeCursor& /*at*/, Value /*value*/, Window /*window*/) { read(); }
    void back(const TreeCursor& /*at*/, std::uint32_t /*k*/, const Comparison& /*made*/) { read(); }
    void cutoff(const TreeCursor& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {
        read();
    }
    void leave(const TreeCursor& /*at*/, Value /*value*/) { read(); }
};

/// What the real table of this search says after those steps.
std::vector<Answers> readFromTheTable(const Searched& searched, std::uint32_t every) {
    const SearchOptions& options = searched.options();
    const SearchOrder order = makeOrder(searched.tree, options);
    const auto guess = traits(options.algorithm).firstGuess;
    AlphaBetaWithMemory<TreeCursor, Reader> search{
        TreeCursor(searched.tree, order, searched.trace->positions()),
        guess ? mtdRules : Rules{options.fail, options.cut}, Reader{&searched, every},
        TranspositionTable(searched.limited())};
    search.listener.table = &search.table;
    const Plies left = options.depth.value_or(allPlies);
    const Player root = searched.trace->rootPlayer();
    if (guess) {
        mtd(search, left, root, *guess);
    } else if (root == Player::max) {
        search.maxi(left, -infinity, infinity);
    } else {
        search.mini(left, -infinity, infinity);
    }
    return search.listener.after;
}

/// The same by the history.
Answers answersBy(const TableHistory& history, const Searched& searched, Step t) {
    Answers now;
    for (std::uint32_t row = 0; row < history.rows(t); ++row) {
        const TableEntry entry = history.entry(row, t);
        const std::uint32_t id = searched.idOf(entry.node);
        const std::uint32_t itsRow = searched.most() - entry.pliesLeft;
        for (std::uint32_t r = 0; r <= searched.most() && !entry.bounds.nothing(); ++r) {
            if (!searched.limited() || r == itsRow) {
                now[{id, r}] = entry.bounds;
            }
        }
    }
    return now;
}

/// What in the history is not as in the list after a step; nothing if it is.
QByteArray difference(const TableHistory& history, const TableReplay& replay, Step t) {
    const std::vector<TableEntry>& list = replay.after(t);
    if (history.rows(t) != list.size()) {
        return QByteArray::number(history.rows(t)) + " rows and not " +
               QByteArray::number(qulonglong(list.size()));
    }
    for (std::uint32_t row = 0; row < list.size(); ++row) {
        if (const TableEntry is = history.entry(row, t); is != list[row]) {
            return "row " + QByteArray::number(row) + ": node " +
                   QByteArray::number(is.node.value) + " in step " +
                   QByteArray::number(is.stored.value) + " and not " +
                   QByteArray::number(list[row].node.value) + " in " +
                   QByteArray::number(list[row].stored.value);
        }
    }
    return history.touch(t) == replay.touch(t) ? QByteArray() : QByteArray("another touch");
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

class TestTableHistory : public QObject {
    Q_OBJECT

  private slots:
    void inTheExampleOfTheBook();
    void itIsTheTableOfRandomTrees_data();
    void itIsTheTableOfRandomTrees();
    void itIsTheListOfRandomTrees_data() { itIsTheTableOfRandomTrees_data(); }
    void itIsTheListOfRandomTrees();
    void itIsTheTableOfGames_data();
    void itIsTheTableOfGames();
    void itIsTheListOfGames_data() { itIsTheTableOfGames_data(); }
    void itIsTheListOfGames();
    void nodesThatAreOneShareARow_data() { itIsTheTableOfGames_data(); }
    void nodesThatAreOneShareARow();
    void mirrorImagesShareARow();
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

void TestTableHistory::itIsTheTableOfGames_data() {
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

void TestTableHistory::itIsTheListOfGames() {
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

void TestTableHistory::nodesThatAreOneShareARow() {
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
void TestTableHistory::mirrorImagesShareARow() {
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
