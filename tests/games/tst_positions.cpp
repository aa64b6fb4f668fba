#include "core/games/board.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "core/games/treepositions.h"
#include "core/games/unfold.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <random>

using namespace prunus;

namespace {

AnyGame played(const std::string& name, const std::vector<std::string>& moves) {
    AnyGame position = gameNamed(name).value();
    for (const std::string& move : moves) {
        position = after(position, moveNamed(position, move).value());
    }
    return position;
}

const std::vector<std::string> allGames{
    "tic-tac-toe", "mnk:5,4,3",     "nim:3:3,4,5",  "nim-normal:2:4,0,3@o", "reversi:4",
    "reversi:6",   "reversi-wof:8", "connect-four", "connect-four:5,4,3",   "ultimate-tic-tac-toe",
};

} // namespace

/// Positions as players see them and write them.
class TestPositions : public QObject {
    Q_OBJECT

  private slots:
    void namesPositions_data();
    void namesPositions();
    void refusesNames_data();
    void refusesNames();
    void findsEveryPositionOfPlayAgain();
    void knowsTheStartOfEveryPosition();
    void showsWhatTheLastMoveDid();
    void showsWhoWon();
    void knowsTheMoveOntoASquare();
    void findsThePositionsOfATree();
    void hasNoPositionBehindAnIllegalMove();
};

void TestPositions::namesPositions_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("name");
    QTest::newRow("the start has the name of its game") << "tic-tac-toe"
                                                        << ""
                                                        << "tic-tac-toe";
    QTest::newRow("rows come from the top") << "tic-tac-toe"
                                            << "a1 b2 c1"
                                            << "tic-tac-toe@x.x/.o./...:o";
    QTest::newRow("discs lie at the foot") << "connect-four:4,3,3"
                                           << "2 2 4"
                                           << "connect-four:4,3,3@..../.o../.x.x:o";
    QTest::newRow("a heap may be empty") << "nim:3:1,4"
                                         << "A-1"
                                         << "nim:3:0,4@o";
    QTest::newRow("heaps stand in the name") << "nim:3:1,4"
                                             << "A-1 B-2"
                                             << "nim:3:0,2";
    QTest::newRow("Reversi turns discs over") << "reversi:4"
                                              << "b1"
                                              << "reversi:4@.x../.xx./.xo./....:o";
    QTest::newRow("a small board to move on")
        << "ultimate-tic-tac-toe"
        << "b1"
        << "ultimate-tic-tac-toe@.x......./........./........./........./........./........./"
           "........./........./.........:o:2";
}

void TestPositions::namesPositions() {
    QFETCH(QString, start);
    QFETCH(QString, moves);
    QFETCH(QString, name);
    std::vector<std::string> list;
    for (const QString& move : moves.split(' ', Qt::SkipEmptyParts)) {
        list.push_back(move.toStdString());
    }
    const AnyGame position = played(start.toStdString(), list);
    QCOMPARE(QString::fromStdString(positionName(position)), name);
    QVERIFY(gameNamed(name.toStdString()).value() == position);
}

void TestPositions::refusesNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("part");
    QTest::newRow("a row too few") << "tic-tac-toe@x.o/...:x" << 13 << "has 2 rows";
    QTest::newRow("a square too many") << "tic-tac-toe@x.o/..../...:x" << 17 << "has 4 squares";
    QTest::newRow("no such mark") << "tic-tac-toe@x.o/.y./...:x" << 18 << "\"y\" is no square";
    QTest::newRow("no such mark, of two bytes")
        << "tic-tac-toe@é../.../...:x" << 13 << "\"é\" is no square";
    QTest::newRow("nobody to move") << "tic-tac-toe@x.o/.../...:" << 25 << "nothing is no player";
    QTest::newRow("no position") << "tic-tac-toe@" << 13 << "is no position";
    QTest::newRow("the winner to move")
        << "tic-tac-toe@xxx/oo./...:x" << 13
        << "X has 3 in a row and so has won already; let O be to move";
    QTest::newRow("a mark too many") << "tic-tac-toe@xx./.../...:o" << 13
                                     << "X has 2 marks and O has none; players move in turn, so "
                                        "take away 1 mark of X or give O 1 more";
    QTest::newRow("marks too many, of the mover")
        << "mnk:4,3,3@xo.o/..o./o...:o" << 11
        << "O has 4 marks and X has 1; players move in turn, so take away 2 marks of O or give X 2 "
           "more";
    QTest::newRow("who has one more is to move")
        << "tic-tac-toe@xo./x../...:x" << 13 << "X has 2 marks and O has 1, so O is to move";
    QTest::newRow("the winner has fewer")
        << "tic-tac-toe@xxx/oo./oo.:o" << 13
        << "X has 3 in a row and so moved last, but has fewer pieces: take away 1 mark of O or "
           "give X 1 more";
    QTest::newRow("a disc too many")
        << "connect-four:4,3,3@..../o.../o.x.:o" << 20
        << "the second player has 2 discs and the first player has 1, so the first player is to "
           "move";
    QTest::newRow("marks on small boards")
        << "ultimate-tic-tac-toe@xx......./........./........./........./........./........./"
           "........./........./.........:o:2"
        << 22 << "X has 2 marks and O has none";
    QTest::newRow("three small boards are won, by who is to move")
        << "ultimate-tic-tac-toe@xxxxxxxxx/oo.oo.oo./..o..o..o/........./........./........./"
           "........./........./.........:x:any"
        << 22 << "X has 3 small boards in a row and so has won already";
    QTest::newRow("two winners") << "tic-tac-toe@xxx/ooo/...:x" << 13 << "both players have";
    QTest::newRow("a disc in the air")
        << "connect-four:4,3,3@.x../..../....:o" << 20 << "hangs above";
    QTest::newRow("a closed small board")
        << "ultimate-tic-tac-toe@xxx....../........./........./........./........./........./"
           "........./........./.........:o:1"
        << 22 << "is closed";
}

void TestPositions::refusesNames() {
    QFETCH(QString, name);
    QFETCH(int, column);
    QFETCH(QString, part);
    const auto read = gameNamed(name.toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().column), column);
    QVERIFY2(QString::fromStdString(inEnglish(read.error().message)).contains(part),
             inEnglish(read.error().message).c_str());
}

void TestPositions::findsEveryPositionOfPlayAgain() {
    std::mt19937 random(7);
    for (const std::string& name : allGames) {
        for (int game = 0; game < 60; ++game) {
            AnyGame position = gameNamed(name).value();
            while (!hasEnded(position)) {
                const auto moves = static_cast<std::uint32_t>(moveNames(position).size());
                position = after(position, static_cast<std::uint32_t>(random() % moves));
                const std::string written = positionName(position);
                const auto read = gameNamed(written);
                QVERIFY2(read, written.c_str());
                QVERIFY2(*read == position, written.c_str());
                QCOMPARE(staticValueOf(*read, Evaluation::own),
                         staticValueOf(position, Evaluation::own));
                QVERIFY(moveNames(*read) == moveNames(position));
                QVERIFY(placed(position, placementOf(position)).value() == position);
            }
        }
    }
}

void TestPositions::knowsTheStartOfEveryPosition() {
    for (const std::string& name : allGames) {
        AnyGame position = gameNamed(name).value();
        const AnyGame start = startOf(position);
        while (!hasEnded(position)) {
            position = after(position, 0);
            if (!std::holds_alternative<Nim>(position)) {
                QVERIFY2(startOf(position) == start, name.c_str());
            }
            QVERIFY(gameNamed(positionName(startOf(position))).value() == startOf(position));
        }
    }
    QVERIFY(startOf(gameNamed("nim:3:0,2,3@o").value()) == gameNamed("nim:3:0,2,3").value());
}

void TestPositions::showsWhatTheLastMoveDid() {
    using List = std::vector<std::uint8_t>;
    const AnyGame start = gameNamed("reversi:4").value();
    const AnyGame next = played("reversi:4", {"b1"});
    const Board board = boardOf(next, &start);
    QCOMPARE(board.put, List{1});
    QCOMPARE(board.turned, List{5});
    QVERIFY(!board.passed);

    const AnyGame heaps = gameNamed("nim:3:1,4").value();
    const AnyGame fewer = played("nim:3:1,4", {"B-3"});
    QVERIFY((boardOf(fewer, &heaps).taken == Nim::Move{1, 3}));
    const AnyGame emptied = played("nim:3:4,1", {"B-1"});
    const AnyGame full = gameNamed("nim:3:4,1").value();
    QVERIFY((boardOf(emptied, &full).taken == Nim::Move{1, 1}));

    const AnyGame stuck = gameNamed("reversi:4@xo../..../..../....:x").value();
    QCOMPARE(moveNames(stuck).front(), std::string("c1"));
    const AnyGame noMove = gameNamed("reversi:4@xo../..../..../....:o").value();
    QCOMPARE(moveNames(noMove), std::vector<std::string>{"pass"});
    const AnyGame passed = after(noMove, 0);
    QVERIFY(boardOf(passed, &noMove).passed);
}

void TestPositions::showsWhoWon() {
    using List = std::vector<std::uint8_t>;
    const Board won = boardOf(gameNamed("tic-tac-toe@xoo/.xo/..x:o").value());
    QVERIFY(won.ended);
    QCOMPARE(won.result, 1.0);
    QCOMPARE(won.line, (List{0, 4, 8}));
    const Board two = boardOf(gameNamed("mnk:3,3,2@oo./.../..x:x").value());
    QCOMPARE(two.result, -1.0);
    QCOMPARE(two.line, (List{0, 1}));
    const Board up = boardOf(gameNamed("connect-four:4,4,3@..../x.../xo../xo..:o").value());
    QCOMPARE(up.line, (List{4, 8, 12}));
    const Board draw = boardOf(gameNamed("tic-tac-toe@xox/xoo/oxx:o").value());
    QVERIFY(draw.ended && draw.line.empty());
    QCOMPARE(draw.result, 0.0);
}

void TestPositions::knowsTheMoveOntoASquare() {
    const AnyGame falls = gameNamed("connect-four:4,3,3@.o../.x../.x..:o").value();
    QVERIFY(moveOnto(falls, 4) == 0U);
    QVERIFY(!moveOnto(falls, 1));
    QVERIFY(moveOnto(falls, 2) == 1U);
    QVERIFY(!moveOnto(falls, 12));
    const AnyGame taken = gameNamed("tic-tac-toe@x../.../...:o").value();
    QVERIFY(!moveOnto(taken, 0));
    QVERIFY(moveOnto(taken, 1) == 0U);
}

void TestPositions::findsThePositionsOfATree() {
    UnfoldWish wish;
    wish.depth = 4;
    for (const std::string& name :
         {std::string("tic-tac-toe"), std::string("reversi:4"), std::string("nim:3:2,3@o")}) {
        const GameTree tree = unfold(gameNamed(name).value(), wish).value().tree;
        QCOMPARE(tree.header().game, name);
        TreePositions positions(tree);
        QVERIFY(positions.any());
        for (std::uint32_t node = tree.nodeCount(); node-- > 0;) {
            AnyGame position = gameNamed(name).value();
            for (const std::uint32_t k : tree.path(NodeId{node})) {
                position = after(position, k);
            }
            QVERIFY(*positions.at(NodeId{node}) == position);
        }
    }
}

void TestPositions::hasNoPositionBehindAnIllegalMove() {
    UnfoldWish wish;
    wish.depth = 2;
    const GameTree whole = unfold(gameNamed("tic-tac-toe").value(), wish).value().tree;
    std::vector<std::uint32_t> offsets;
    std::vector<Value> values;
    Labels moves;
    for (std::uint32_t n = 0; n < whole.nodeCount(); ++n) {
        offsets.push_back(whole.children(NodeId{n}).first.value);
        values.push_back(whole.ownValues()[n]);
        const std::string_view move = whole.moves().at(NodeId{n});
        if (!move.empty()) {
            moves.append(NodeId{n}, n == 1 ? "z9" : std::string(move));
        }
    }
    offsets.push_back(whole.nodeCount());
    const GameTree edited(offsets, values, whole.header(), {}, moves);
    TreePositions positions(edited);
    const NodeId below = edited.children(NodeId{1})[0];
    QVERIFY(positions.at(below) == nullptr);
    QVERIFY(positions.at(NodeId{1}) == nullptr);
    QVERIFY(positions.at(NodeId{2}) != nullptr);

    TreeHeader flipped = whole.header();
    flipped.root = Player::min;
    const GameTree others(offsets, values, flipped, {}, moves);
    QVERIFY(!TreePositions(others).any());
}

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
