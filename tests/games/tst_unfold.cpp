#include "core/games/gamerecord.h"
#include "core/games/unfold.h"

#include <QTest>
#include <thread>

using namespace prunus;

namespace {

Unfolded tree(const std::string& name, const UnfoldWish& wish = {}) {
    return unfold(gameNamed(name).value(), wish).value();
}

UnfoldWish atMost(std::uint64_t nodes) {
    UnfoldWish wish;
    wish.maxNodes = nodes;
    return wish;
}

UnfoldWish toDepth(std::uint32_t depth) {
    UnfoldWish wish;
    wish.depth = depth;
    return wish;
}

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
    void stopsAtTheDepthAskedFor();
    void leavesOutARowThatDoesNotFit();
    void theRootIsAlwaysThere();
    void aLongThinGame();
    void evaluationSwitchedOff();
    void stopsWhenCancelled();
    void aCountIsWhatTheTreeWouldBe_data();
    void aCountIsWhatTheTreeWouldBe();
    void aRecordGoesBackAsItCame();
};

void TestUnfold::allOfTicTacToe() {
    UnfoldWish wish;
    wish.title = "tic-tac-toe";
    const Unfolded all = tree("tic-tac-toe", wish);
    QCOMPARE(all.tree.nodeCount(), 549'946U);
    QCOMPARE(all.tree.leafCount(), 255'168U);
    QCOMPARE(all.tree.height(), 9U);
    QCOMPARE(all.completeDepth, 9U);
    QVERIFY(all.whole && !all.limited);
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
    QTest::addColumn<QString>("name");
    QTest::addColumn<uint>("depth");
    QTest::newRow("ultimate tic-tac-toe") << "ultimate-tic-tac-toe" << 3U;
    QTest::newRow("Connect Four") << "connect-four" << 4U;
    QTest::newRow("a small Connect Four to its end") << "connect-four:3,3,3" << 9U;
    QTest::newRow("Reversi with passes") << "reversi:4" << 8U;
    QTest::newRow("Reversi") << "reversi:8" << 4U;
    QTest::newRow("Nim to its end") << "nim:3:2,3" << 5U;
    QTest::newRow("an m,n,k game") << "mnk:4,3,3" << 3U;
}

void TestUnfold::everyNodeIsItsPosition() {
    QFETCH(QString, name);
    QFETCH(uint, depth);
    const GameTree unfolded = tree(name.toStdString(), toDepth(depth)).tree;
    const auto compare = [&](auto game) {
        const NodeId different = firstDifference(game, unfolded, GameTree::root(), depth);
        QVERIFY2(different == noNode, QByteArray::number(different.value).constData());
    };
    std::visit(compare, gameNamed(name.toStdString()).value());
}

void TestUnfold::stopsAtTheDepthAskedFor() {
    const Unfolded four = tree("connect-four", toDepth(4));
    QCOMPARE(four.tree.nodeCount(), 1U + 7 + 49 + 343 + 2401);
    QCOMPARE(four.completeDepth, 4U);
    QVERIFY(!four.whole && !four.limited);
    // A depth beyond the game's end adds nothing.
    const Unfolded beyond = tree("nim:3:2,3", toDepth(100));
    QCOMPARE(beyond.completeDepth, 5U);
    QVERIFY(beyond.whole && !beyond.limited);
}

/// 1 + 9 + 72 + 504 = 586 nodes reach three plies, the next 3024 do not all fit.
void TestUnfold::leavesOutARowThatDoesNotFit() {
    for (const std::uint64_t limit : {586U, 587U, 3609U}) {
        const Unfolded some = tree("tic-tac-toe", atMost(limit));
        QCOMPARE(some.tree.nodeCount(), 586U);
        QCOMPARE(some.completeDepth, 3U);
        QVERIFY(some.limited && !some.whole);
    }
    QCOMPARE(tree("tic-tac-toe", atMost(585)).completeDepth, 2U);
    QCOMPARE(tree("tic-tac-toe", atMost(3610)).completeDepth, 4U);
    QVERIFY(!tree("tic-tac-toe", atMost(549'946)).limited);
    QCOMPARE(tree("tic-tac-toe", atMost(549'945)).completeDepth, 8U);
    UnfoldWish both = atMost(586);
    both.depth = 3;
    QVERIFY(!tree("tic-tac-toe", both).limited);
}

void TestUnfold::theRootIsAlwaysThere() {
    for (const std::uint64_t limit : {0U, 1U}) {
        const Unfolded root = tree("reversi:8", atMost(limit));
        QCOMPARE(root.tree.nodeCount(), 1U);
        QCOMPARE(root.completeDepth, 0U);
        QVERIFY(root.limited && !root.whole);
    }
}

void TestUnfold::aLongThinGame() {
    const Unfolded chain = tree("nim:1:255");
    QCOMPARE(chain.tree.nodeCount(), 256U);
    QCOMPARE(chain.tree.height(), 255U);
    QCOMPARE(chain.tree.staticValue(NodeId{255}), -1.0); // the first player takes the last one
}

void TestUnfold::evaluationSwitchedOff() {
    UnfoldWish wish = toDepth(1);
    QCOMPARE(tree("tic-tac-toe", wish).tree.staticValue(NodeId{5}), 0.4); // the middle
    wish.evaluation = Evaluation::zero;
    QCOMPARE(tree("tic-tac-toe", wish).tree.staticValue(NodeId{5}), 0.0);
}

void TestUnfold::stopsWhenCancelled() {
    Progress progress;
    std::thread stopper([&] {
        while (progress.stage() != Stage::building) {
            std::this_thread::yield();
        }
        progress.cancel();
    });
    UnfoldWish wish;
    wish.maxNodes = 100'000'000;
    const auto stopped = unfold(gameNamed("reversi:8").value(), wish, &progress);
    stopper.join();
    QVERIFY(!stopped);
    QVERIFY(stopped.error() == UnfoldError::cancelled);
}

void TestUnfold::aCountIsWhatTheTreeWouldBe_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<qulonglong>("most");
    QTest::newRow("all of a game") << "nim:3:2,3" << 1'000'000ULL;
    QTest::newRow("exactly as large as allowed") << "tic-tac-toe" << 549'946ULL;
    QTest::newRow("one node too large") << "tic-tac-toe" << 549'945ULL;
    QTest::newRow("no room for a row") << "reversi:8" << 1ULL;
    QTest::newRow("cut short") << "connect-four" << 10'000ULL;
}

void TestUnfold::aCountIsWhatTheTreeWouldBe() {
    QFETCH(QString, name);
    QFETCH(qulonglong, most);
    const AnyGame start = gameNamed(name.toStdString()).value();
    const UnfoldCount count = countUnfolded(start, atMost(most)).value();
    const Unfolded made = unfold(start, atMost(most)).value();
    QCOMPARE(count.whole, made.whole);
    QCOMPARE(count.limited, made.limited);
    QCOMPARE(count.completeDepth(), made.completeDepth);
    for (std::uint32_t depth = 0; depth <= made.completeDepth; ++depth) {
        QCOMPARE(count.nodes.at(depth), std::uint64_t(made.tree.row(Row{depth}).last.value));
    }
}

/// A move made and taken back leaves the position that there was.
void TestUnfold::aRecordGoesBackAsItCame() {
    GameRecord record(gameNamed("tic-tac-toe").value());
    QVERIFY(record.before() == nullptr);
    record.takeBack(); // nothing there
    record.play(4);
    const AnyGame one = record.position();
    record.play(0);
    QCOMPARE(record.length(), std::size_t{2});
    QCOMPARE(record.move(0), std::string("b2"));
    QCOMPARE(record.move(1), std::string("a1"));
    QVERIFY(*record.before() == one);
    record.takeBack();
    QVERIFY(record.position() == one);
    QVERIFY(*record.before() == record.start());
}

QTEST_APPLESS_MAIN(TestUnfold)
#include "tst_unfold.moc"
