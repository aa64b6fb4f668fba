#include "core/games/board.h"
#include "core/games/positionname.h"
#include "core/games/treepositions.h"
#include "tests/games/unfoldedgame.h"
#include "tests/rows.h"

#include <QTest>
#include <cstdlib>
#include <random>
#include <set>

using namespace prunus;
using namespace prunus::gamestest;

namespace {

using List = std::vector<std::uint8_t>;

const std::vector<QString> allGames{
    "tic-tac-toe", "mnk:5,4,3",     "nim:3:3,4,5",  "nim-normal:2:4,0,3@o", "reversi:4",
    "reversi:6",   "reversi-wof:8", "connect-four", "connect-four:5,4,3",   "ultimate-tic-tac-toe",
};

} // namespace

/// Positions as players see them, write them, and set them up: all that play may lead to, and no
/// others.
class TestPositions : public QObject {
    Q_OBJECT

  private slots:
    void namesPositions_data();
    void namesPositions();
    void findsEveryPositionOfPlayAgain();
    void allowsInTicTacToeJustWhatPlayLeadsTo();
    void knowsTheMoverByNumbers();
    void knowsTheStartOfEveryPosition();
    void showsWhatTheLastMoveDid();
    void showsWhoWon();
    void knowsTheMoveOntoASquare();
    void findsThePositionsOfATree();
    void hasNoPositionBehindAnIllegalMove();
};

void TestPositions::namesPositions_data() {
    const Rows<QString, QString, QString> row("start", "moves", "name");
    row("the start has the name of its game", "tic-tac-toe", "", "tic-tac-toe");
    row("rows come from the top", "tic-tac-toe", "a1 b2 c1", "tic-tac-toe@x.x/.o./...:o");
    row("discs lie at the foot", "connect-four:4,3,3", "2 2 4",
        "connect-four:4,3,3@..../.o../.x.x:o");
    row("a heap may be empty", "nim:3:1,4", "A-1", "nim:3:0,4@o");
    row("heaps stand in the name", "nim:3:1,4", "A-1 B-2", "nim:3:0,2");
    row("Reversi turns discs over", "reversi:4", "b1", "reversi:4@.x../.xx./.xo./....:o");
    row("a small board to move on", "ultimate-tic-tac-toe", "b1",
        "ultimate-tic-tac-toe@.x......./........./........./........./........./........./"
        "........./........./.........:o:2");

    row("chess from its start", "chess", "", "chess");
    row("the start of chess, written out",
        "chess@rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", "chess");
    row("nobody can capture on e3", "chess", "e4",
        "chess@rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-");
    row("a pawn can capture on d6", "chess", "e4 a6 e5 d5",
        "chess@rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR_w_KQkq_d6");
    row("who has moved the king castles no more", "chess", "e4 e5 Ke2",
        "chess@rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR_b_kq_-");
    row("blanks or strokes, and nothing behind the mover", "chess@4k3/8/8/8/8/8/8/4K3_b", "",
        "chess@4k3/8/8/8/8/8/8/4K3_b_-_-");
    row("a pawn is said to have passed, but none can capture",
        "chess@4k3/8/8/3p4/8/8/8/4K3 w - d6 0 12", "", "chess@4k3/8/8/3p4/8/8/8/4K3_w_-_-");
    row("Los Alamos", "chess:los-alamos", "a3 Nc4",
        "chess:los-alamos@r1qknr/pppppp/2n3/P5/1PPPPP/RNQKNR_w_-_-");
    row("Gardner", "chess:gardner@4k/5/5/5/K4 w - -", "", "chess:gardner@4k/5/5/5/K4_w_-_-");

    const auto setUp = [&](const char* what, const char* name) { row(what, name, "", name); };
    setUp("O begins", "tic-tac-toe@.../.../...:o");
    setUp("O began", "tic-tac-toe@.../.o./...:x");
    setUp("as many marks, X to move", "tic-tac-toe@x../.o./...:x");
    setUp("as many marks, O to move", "tic-tac-toe@x../.o./...:o");
    setUp("two lines through one square", "tic-tac-toe@xxx/oox/oox:o");
    setUp("the second player began", "connect-four:4,3,3@..../o.../o.x.:x");
    setUp("three discs that tell how they flip",
          "reversi:6@....../....../.xoo../....../....../......:x");
    setUp("empty heaps", "nim:3:0,0,2@o");
}

void TestPositions::namesPositions() {
    QFETCH(QString, start);
    QFETCH(QString, moves);
    const AnyGame position = played(start, moves);
    const QString written = QString::fromStdString(positionName(position));
    QTEST(written, "name");
    QVERIFY(game(written) == position);
}

void TestPositions::findsEveryPositionOfPlayAgain() {
    std::mt19937 random(7);
    for (const QString& name : allGames) {
        for (int k = 0; k < 60; ++k) {
            AnyGame position = game(name);
            while (!hasEnded(position)) {
                const auto moves = static_cast<std::uint32_t>(moveNames(position).size());
                position = after(position, static_cast<std::uint32_t>(random() % moves));
                const std::string written = positionName(position);
                const auto read = gameNamed(written);
                QVERIFY2(read, written.c_str());
                QVERIFY2(*read == position, written.c_str());
                QVERIFY(placed(position, placementOf(position)).value() == position);
            }
        }
    }
}

/// All 3^9 ways to lay marks, either to move, against all lines of play, either beginning. 5478
/// positions when X begins is well known; O may begin as well, from another start.
void TestPositions::allowsInTicTacToeJustWhatPlayLeadsTo() {
    std::set<std::string> reached;
    std::vector<std::size_t> sizes;
    for (const char* start : {"tic-tac-toe", "tic-tac-toe@.../.../...:o"}) {
        std::vector<AnyGame> open{game(start)};
        reached.insert(positionName(open.front()));
        while (!open.empty()) {
            const AnyGame position = open.back();
            open.pop_back();
            for (std::uint32_t k = 0; k < moveNames(position).size(); ++k) {
                const AnyGame next = after(position, k);
                if (reached.insert(positionName(next)).second) {
                    open.push_back(next);
                }
            }
        }
        sizes.push_back(reached.size());
    }
    QCOMPARE(sizes.front(), std::size_t{5478});

    std::set<std::string> allowed;
    forAllMarks(placementOf(TicTacToe{}), [&](Placement placement) {
        for (const Player mover : {Player::max, Player::min}) {
            placement.toMove = mover;
            if (const auto position = placed(TicTacToe{}, placement)) {
                allowed.insert(positionName(*position));
            }
        }
    });
    QVERIFY(allowed == reached);
}

void TestPositions::knowsTheMoverByNumbers() {
    const auto mover = [](const char* name, std::initializer_list<int> touched) {
        const AnyGame start = game(name);
        Placement placement = placementOf(start);
        for (const int square : touched) {
            placement.squares.at(static_cast<std::size_t>(std::abs(square))) =
                square >= 0 ? Mark::first : Mark::second;
        }
        return moverByNumbers(start, placement);
    };
    QVERIFY(!mover("tic-tac-toe", {}));
    QVERIFY(mover("tic-tac-toe", {4}) == Player::min);
    QVERIFY(!mover("tic-tac-toe", {4, -1}));
    QVERIFY(mover("connect-four", {38, -37, -36}) == Player::max);
    QVERIFY(mover("ultimate-tic-tac-toe", {80}) == Player::min);
    QVERIFY(!mover("reversi:4", {1}));
    QVERIFY(!mover("nim:3:3,4,5", {}));
}

void TestPositions::knowsTheStartOfEveryPosition() {
    for (const QString& name : allGames) {
        AnyGame position = game(name);
        const AnyGame start = startOf(position);
        while (!hasEnded(position)) {
            position = after(position, 0);
            if (!std::holds_alternative<Nim>(position)) {
                QVERIFY2(startOf(position) == start, qPrintable(name));
            }
            QVERIFY(gameNamed(positionName(startOf(position))).value() == startOf(position));
        }
    }
    QVERIFY(startOf(game("nim:3:0,2,3@o")) == game("nim:3:0,2,3"));
}

void TestPositions::showsWhatTheLastMoveDid() {
    const auto shown = [](const char* name, const char* move) {
        const AnyGame before = game(name);
        return boardOf(played(name, move), &before);
    };
    const Board turned = shown("reversi:4", "b1");
    QCOMPARE(turned.put, List{1});
    QCOMPARE(turned.turned, List{5});
    QVERIFY(!turned.passed);
    QVERIFY((shown("nim:3:1,4", "B-3").taken == Nim::Move{1, 3}));
    QVERIFY((shown("nim:3:4,1", "B-1").taken == Nim::Move{1, 1}));
    QCOMPARE(moveNames(game("reversi:4@xo../..../..../....:x")).front(), std::string("c1"));
    QCOMPARE(moveNames(game("reversi:4@xo../..../..../....:o")), std::vector<std::string>{"pass"});
    QVERIFY(shown("reversi:4@xo../..../..../....:o", "pass").passed);
}

void TestPositions::showsWhoWon() {
    const Board won = boardOf(game("tic-tac-toe@xoo/.xo/..x:o"));
    QVERIFY(won.ended);
    QCOMPARE(won.result, 1.0);
    QCOMPARE(won.line, (List{0, 4, 8}));
    const Board two = boardOf(game("mnk:3,3,2@oo./.../..x:x"));
    QCOMPARE(two.result, -1.0);
    QCOMPARE(two.line, (List{0, 1}));
    const Board up = boardOf(game("connect-four:4,4,3@..../x.../xo../xo..:o"));
    QCOMPARE(up.line, (List{4, 8, 12}));
    const Board draw = boardOf(game("tic-tac-toe@xox/xoo/oxx:o"));
    QVERIFY(draw.ended && draw.line.empty());
    QCOMPARE(draw.result, 0.0);
}

void TestPositions::knowsTheMoveOntoASquare() {
    const AnyGame falls = game("connect-four:4,3,3@.o../.x../.x..:o");
    QVERIFY(moveOnto(falls, 4) == 0U);
    QVERIFY(!moveOnto(falls, 1));
    QVERIFY(moveOnto(falls, 2) == 1U);
    QVERIFY(!moveOnto(falls, 12));
    const AnyGame taken = game("tic-tac-toe@x../.../...:o");
    QVERIFY(!moveOnto(taken, 0));
    QVERIFY(moveOnto(taken, 1) == 0U);
}

void TestPositions::findsThePositionsOfATree() {
    for (const QString name : {"tic-tac-toe", "reversi:4", "nim:3:2,3@o"}) {
        const GameTree tree = unfolded(name, 4);
        QCOMPARE(tree.header().game, name.toStdString());
        TreePositions positions(tree);
        QVERIFY(positions.any());
        for (std::uint32_t node = tree.nodeCount(); node-- > 0;) {
            AnyGame position = game(name);
            for (const std::uint32_t k : tree.path(NodeId{node})) {
                position = after(position, k);
            }
            QVERIFY(*positions.at(NodeId{node}) == position);
        }
    }
}

void TestPositions::hasNoPositionBehindAnIllegalMove() {
    const GameTree whole = unfolded("tic-tac-toe", 2);
    Labels moves;
    for (NodeId n{1}; n.value < whole.nodeCount(); ++n) {
        moves.append(n, n.value == 1 ? "z9" : std::string(whole.moves().at(n)));
    }
    const GameTree edited(whole.offsets(), whole.ownValues(), whole.header(), {}, moves);
    TreePositions positions(edited);
    const NodeId below = edited.children(NodeId{1})[0];
    QVERIFY(positions.at(below) == nullptr);
    QVERIFY(positions.at(NodeId{1}) == nullptr);
    QVERIFY(positions.at(NodeId{2}) != nullptr);

    TreeHeader flipped = whole.header();
    flipped.root = Player::min;
    const GameTree others(whole.offsets(), whole.ownValues(), flipped, {}, moves);
    QVERIFY(!TreePositions(others).any());
}

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
