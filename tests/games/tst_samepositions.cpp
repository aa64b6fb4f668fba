// Nodes of a game's tree that are one position, and what a transposition table gains from knowing
// them: as much as in a search of the game itself, which meets positions and no nodes.

#include "core/games/findsamepositions.h"
#include "core/games/offeredorders.h"
#include "core/games/searchgame.h"
#include "core/games/treepositions.h"
#include "core/trace/countsearch.h"
#include "core/trace/moment.h"
#include "tests/games/saidsummary.h"
#include "tests/games/unfoldedgame.h"
#include "tests/rows.h"
#include "tests/search/ways.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::gamestest;

namespace {

TreeHeader headerOf(const std::string& name, Player root = Player::max) {
    TreeHeader header;
    header.game = name;
    header.root = root;
    return header;
}

} // namespace

class TestSamePositions : public QObject {
    Q_OBJECT

  private slots:
    void nodesAreOneExactlyIfTheirPositionsAreEqual_data();
    void nodesAreOneExactlyIfTheirPositionsAreEqual();
    void treesOfNoGameHaveNone();
    void nodesBehindAnIllegalMoveAreTheirOwn();
    void theTableIsAsKnowingAsThatOfTheGame_data();
    void theTableIsAsKnowingAsThatOfTheGame();
    void otherAlgorithmsGoAsBefore();
};

void TestSamePositions::nodesAreOneExactlyIfTheirPositionsAreEqual_data() {
    const Rows<QString, uint, bool> row("name", "depth", "comeBack");
    row("tic-tac-toe", "tic-tac-toe", 4, true);
    row("tic-tac-toe from the middle to its end", "tic-tac-toe@x.o/.x./..o:x", 9, true);
    row("an m,n,k game", "mnk:3,2,2", 6, true);
    row("Connect Four", "connect-four:4,4,3", 5, true);
    row("Nim, where one position comes in several rows", "nim:3:3,4", 7, true);
    row("Reversi", "reversi:4", 6, true);
    row("ultimate tic-tac-toe", "ultimate-tic-tac-toe", 2, false);
    row("Go, where it matters which boards have been", "go:2", 5, false);
    row("Go in a row", "go:3,1", 6, true);
}

/// Against the operator that compares positions, on each that the tree itself leads to.
void TestSamePositions::nodesAreOneExactlyIfTheirPositionsAreEqual() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    const GameTree tree = unfolded(name, depth);
    const auto same = findSamePositions(tree);
    QVERIFY(same != nullptr);
    TreePositions positions(tree);
    std::vector<std::pair<NodeId, std::shared_ptr<const AnyGame>>> different;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        const auto position = positions.at(n);
        const auto equal = std::ranges::find_if(
            different, [&](const auto& other) { return *other.second == *position; });
        const NodeId first = equal == different.end() ? n : equal->first;
        QCOMPARE(same->of(n).value, first.value);
        if (first == n) {
            different.emplace_back(n, position);
        }
    }
    QTEST(different.size() < tree.nodeCount(), "comeBack");
    const NodeId last{tree.nodeCount() - 1};
    const std::vector<NodeId> alike = same->alike(last);
    QVERIFY(std::ranges::is_sorted(alike) && alike.front() == same->of(last));
    QVERIFY(std::ranges::find(alike, last) != alike.end());
}

void TestSamePositions::treesOfNoGameHaveNone() {
    const GameTree tree({1, 3, 3, 3}, {NAN, 1, 1}, headerOf(""));
    QVERIFY(findSamePositions(tree) == nullptr);
    QVERIFY(findTablePositions(tree) == nullptr);
    const GameTree strange({1, 3, 3, 3}, {NAN, 1, 1}, headerOf("halma"));
    QVERIFY(findSamePositions(strange) == nullptr);
    const GameTree otherMover({1, 3, 3, 3}, {NAN, 1, 1}, headerOf("tic-tac-toe", Player::min));
    QVERIFY(findTablePositions(otherMover) == nullptr);
}

void TestSamePositions::nodesBehindAnIllegalMoveAreTheirOwn() {
    // Taking a counter from either heap of one, then the other: one position; then moves that
    // there are none of.
    const GameTree tree({1, 3, 4, 5, 6, 7, 7, 7}, {NAN, NAN, NAN, NAN, NAN, 1, 1},
                        headerOf("nim:1:1,1,1"), {},
                        Labels({{NodeId{1}, "A-1"},
                                {NodeId{2}, "B-1"},
                                {NodeId{3}, "B-1"},
                                {NodeId{4}, "A-1"},
                                {NodeId{5}, "what?"},
                                {NodeId{6}, "what?"}}));
    TreePositions positions(tree);
    QVERIFY2(positions.at(NodeId{3}) != nullptr, "the moves are called otherwise");
    for (const auto& same : {findSamePositions(tree), findTablePositions(tree)}) {
        QCOMPARE(same->of(NodeId{4}).value, 3U);
        QCOMPARE(same->of(NodeId{5}).value, 5U);
        QCOMPARE(same->of(NodeId{6}).value, 6U);
    }
}

void TestSamePositions::theTableIsAsKnowingAsThatOfTheGame_data() {
    const Rows<QString, std::optional<std::uint32_t>> row("name", "depth");
    const std::optional<std::uint32_t> toItsEnd;
    row("tic-tac-toe from the middle to its end", "tic-tac-toe@x.o/.x./...:o", toItsEnd);
    row("tic-tac-toe to five plies", "tic-tac-toe", 5);
    row("an m,n,k game to its end", "mnk:3,2,3", toItsEnd);
    row("Connect Four to its end", "connect-four:3,3,3", toItsEnd);
    row("Connect Four to six plies", "connect-four:4,4,3", 6);
    row("misère Nim to its end", "nim:3:3,4,2", toItsEnd);
    row("Nim to five plies", "nim-normal:2:3,4,2", 5);
    row("Reversi to six plies", "reversi:4", 6);
    row("Reversi to eight plies, past the mirror images", "reversi:4", 8);
    row("ultimate tic-tac-toe", "ultimate-tic-tac-toe", 3);
    row("Go in a row to its end", "go:3,1", toItsEnd);
    row("Go in a row to seven plies", "go:4,1", 7);
    row("Go on two by two to six plies", "go:2", 6);
}

/// Searches of the tree to its end and to all lesser limits, against those of the game to the same.
void TestSamePositions::theTableIsAsKnowingAsThatOfTheGame() {
    QFETCH(QString, name);
    QFETCH(std::optional<std::uint32_t>, depth);
    std::uint64_t recalls = 0;
    std::vector<GameMoveOrder> orders{GameMoveOrder::own};
    std::ranges::copy(offeredOrders(game(name)), std::back_inserter(orders));
    for (const GameMoveOrder order : orders) {
        const GameTree tree = unfolded(name, depth, order);
        for (SearchOptions options : waysWithATable()) {
            for (std::uint32_t limit = 0; limit <= tree.height() + 1; ++limit) {
                // The last one without a limit: to the end of the tree.
                const bool all = limit > tree.height();
                options.depth = all ? std::nullopt : std::optional(limit);
                SearchOptions ofGame = options;
                ofGame.depth = all ? depth : options.depth;
                const auto right = searchGame(game(name), ofGame, Evaluation::own, order).value();
                const QByteArray expected = said(right.summary);
                const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
                const auto counted =
                    countSearch(tree, options, nullptr, findTablePositions).value();
                const QByteArray where = named(options) + ", limit " + QByteArray::number(limit);
                const QByteArray traced = said(trace->value(), trace->totals());
                QVERIFY2(traced == expected, where + ": " + traced + " and not " + expected);
                QVERIFY2(counted.counts == trace->totals(), where);
                QCOMPARE(counted.bestLine, Moment(tree, *trace, trace->end()).bestLine());
                QCOMPARE(said(summariseSearch(tree, options, nullptr, findTablePositions).value()),
                         expected);
                recalls += right.summary.recalls;
            }
        }
    }
    QVERIFY(recalls > 0);
}

void TestSamePositions::otherAlgorithmsGoAsBefore() {
    const GameTree tree = unfolded("nim:2:2,3");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        SearchOptions options;
        options.algorithm = each.algorithm;
        const auto with = recordSearch(tree, options, nullptr, findTablePositions).value();
        const auto without = recordSearch(tree, options).value();
        QCOMPARE(with->positions() != nullptr, each.remembers);
        QVERIFY(without->positions() == nullptr);
        QVERIFY(each.remembers || with->totals() == without->totals());
    }
}

QTEST_APPLESS_MAIN(TestSamePositions)
#include "tst_samepositions.moc"
