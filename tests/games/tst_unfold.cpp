#include "core/games/perft.h"
#include "tests/games/unfoldedgame.h"
#include "tests/rows.h"

#include <QTest>
#include <thread>

using namespace prunus;
using namespace prunus::gamestest;

namespace {

constexpr std::uint64_t plenty = 10'000'000;
using Depth = std::optional<std::uint32_t>;

/// Walks game and tree side by side; the first node that is not what the game says, or noNode.
template <class G>
NodeId firstDifference(G& game, const GameTree& tree, NodeId node, std::uint32_t left) {
    const bool inner = left > 0 && !game.terminal();
    if (tree.ownValues()[node.value] != game.staticValue() || tree.isLeaf(node) == inner) {
        return node;
    }
    if (!inner) {
        return noNode;
    }
    const auto moves = game.moves();
    const NodeRange children = tree.children(node);
    if (children.size() != moves.size()) {
        return node;
    }
    for (std::uint32_t k = 0; k < moves.size(); ++k) {
        if (tree.moves().at(children[k]) != game.moveName(moves[k])) {
            return children[k];
        }
        const auto undo = game.apply(moves[k]);
        const NodeId different = firstDifference(game, tree, children[k], left - 1);
        game.undo(undo);
        if (different != noNode) {
            return different;
        }
    }
    return noNode;
}

} // namespace

/// Games as trees.
class TestUnfold : public QObject {
    Q_OBJECT

  private slots:
    void allOfTicTacToe();
    void everyNodeIsItsPosition_data();
    void everyNodeIsItsPosition();
    void hasTheRowsThatFit_data();
    void hasTheRowsThatFit();
    void stopsWhenCancelled_data();
    void stopsWhenCancelled();
};

void TestUnfold::allOfTicTacToe() {
    UnfoldWish wish;
    wish.title = "tic-tac-toe";
    const Unfolded all = unfold(game("tic-tac-toe"), wish).value();
    QCOMPARE(all.tree.nodeCount(), 549'946U);
    QCOMPARE(all.tree.leafCount(), 255'168U);
    QCOMPARE(all.tree.height(), 9U);
    QCOMPARE(all.tree.row(Row{5}).size(), 15'120U);
    QCOMPARE(all.tree.header().title, std::string("tic-tac-toe"));
    QVERIFY(all.tree.header().root == Player::max);
    // Of the 255,168 games the first player wins 131,184, the second 77,904 (H. Bottomley, 2001).
    std::uint32_t won = 0;
    std::uint32_t lost = 0;
    for (NodeId n{0}; n.value < all.tree.nodeCount(); ++n) {
        won += all.tree.isLeaf(n) && all.tree.staticValue(n) == 1 ? 1U : 0U;
        lost += all.tree.isLeaf(n) && all.tree.staticValue(n) == -1 ? 1U : 0U;
    }
    QCOMPARE(won, 131'184U);
    QCOMPARE(lost, 77'904U);
}

void TestUnfold::everyNodeIsItsPosition_data() {
    const Rows<QString, uint> row("name", "depth");
    row("ultimate tic-tac-toe", "ultimate-tic-tac-toe", 3);
    row("Connect Four", "connect-four", 4);
    row("a small Connect Four to its end", "connect-four:3,3,3", 9);
    row("Reversi with passes", "reversi:4", 8);
    row("Reversi", "reversi:8", 4);
    row("Nim to its end", "nim:3:2,3", 5);
    row("a long thin game", "nim:1:255", 255);
    row("an m,n,k game", "mnk:4,3,3", 3);
    row("chess", "chess@6k1/5ppp/8/8/8/8/8/R6K w", 3);
}

void TestUnfold::everyNodeIsItsPosition() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    const GameTree tree = unfolded(name, depth);
    const auto compare = [&](auto start) {
        const NodeId different = firstDifference(start, tree, GameTree::root(), depth);
        QVERIFY2(different == noNode, QByteArray::number(different.value).constData());
    };
    std::visit(compare, game(name));
}

void TestUnfold::hasTheRowsThatFit_data() {
    const Rows<QString, Depth, std::uint64_t, uint, bool, bool> row("name", "depth", "most",
                                                                    "complete", "whole", "limited");
    const Depth all;
    row("a depth above the end", "connect-four", 4, plenty, 4, false, false);
    row("a depth beyond the end adds nothing", "nim:3:2,3", 100, plenty, 5, true, false);
    row("all of a game", "nim:3:2,3", all, 1'000'000, 5, true, false);
    row("all of a long thin game", "nim:1:255", all, plenty, 255, true, false);
    // 1 + 9 + 72 + 504 = 586 nodes reach three plies, the next 3024 do not all fit.
    row("one node less than three plies take", "tic-tac-toe", all, 585, 2, false, true);
    row("three plies", "tic-tac-toe", all, 586, 3, false, true);
    row("room for a node more", "tic-tac-toe", all, 587, 3, false, true);
    row("one node less than four plies take", "tic-tac-toe", all, 3609, 3, false, true);
    row("four plies", "tic-tac-toe", all, 3610, 4, false, true);
    row("as many nodes as the depth takes", "tic-tac-toe", 3, 586, 3, false, false);
    row("one node too large", "tic-tac-toe", all, 549'945, 8, false, true);
    row("exactly as large as allowed", "tic-tac-toe", all, 549'946, 9, true, false);
    row("no room for a row", "reversi:8", all, 1, 0, false, true);
    row("the root is always there", "reversi:8", all, 0, 0, false, true);
    row("cut short: 1 + 7 + 49 + 343 + 2401 nodes", "connect-four", all, 10'000, 4, false, true);
}

/// As perft() counts them; and a count says what the tree would be.
void TestUnfold::hasTheRowsThatFit() {
    QFETCH(QString, name);
    QFETCH(Depth, depth);
    QFETCH(std::uint64_t, most);
    UnfoldWish wish = toDepth(depth);
    wish.maxNodes = most;
    const Unfolded made = unfold(game(name), wish).value();
    QTEST(made.completeDepth, "complete");
    QTEST(made.whole, "whole");
    QTEST(made.limited, "limited");
    const UnfoldCount count = countUnfolded(game(name), wish).value();
    QCOMPARE(count.whole, made.whole);
    QCOMPARE(count.limited, made.limited);
    QCOMPARE(count.completeDepth(), made.completeDepth);
    std::uint64_t nodes = 0;
    for (std::uint32_t row = 0; row <= made.completeDepth; ++row) {
        nodes += perft(game(name), row);
        QCOMPARE(std::uint64_t(made.tree.row(Row{row}).last.value), nodes);
        QCOMPARE(count.nodes.at(row), nodes);
    }
    QCOMPARE(std::uint64_t(made.tree.nodeCount()), nodes);
}

void TestUnfold::stopsWhenCancelled_data() {
    const Rows<QString, Depth, Quiescence> row("name", "depth", "quiescence");
    row("within its rows", "reversi:8", std::nullopt, Quiescence::none);
    row("with captures behind them", "chess", 20, Quiescence::captures);
}

void TestUnfold::stopsWhenCancelled() {
    QFETCH(QString, name);
    QFETCH(Depth, depth);
    QFETCH(Quiescence, quiescence);
    Progress progress;
    std::thread stopper([&] {
        while (progress.stage() != Stage::building) {
            std::this_thread::yield();
        }
        progress.cancel();
    });
    UnfoldWish wish = toDepth(depth);
    wish.quiescence = quiescence;
    wish.maxNodes = 100'000'000;
    const auto stopped = unfold(game(name), wish, &progress);
    stopper.join();
    QVERIFY(!stopped);
    QVERIFY(stopped.error() == UnfoldError::cancelled);
}

QTEST_APPLESS_MAIN(TestUnfold)
#include "tst_unfold.moc"
