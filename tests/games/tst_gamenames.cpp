#include "core/games/namedgame.h"
#include "tests/rows.h"
#include "ui/words/messagetext.h"

#include <QTest>

using namespace prunus;

namespace {

using Wrong = Rows<QString, int, QString>;

void addPositions(const Wrong& row) {
    row("Reversi without who moves", "reversi:4@-----ox--xo-----", 27,
        "the squares do not tell who moves; write :x behind them for the first player or :o for "
        "the second");
    row("Go without who moves", "go:3@.X./.O./...", 17,
        "the squares do not tell who moves; write :x behind them for the first player or :o for "
        "the second");
    row("a word", "tic-tac-toe@hello", 13,
        "\"hello\" is no position of this game; give the squares row by row, such as "
        "x../.../...:o, or the moves made, such as a1 b1");
    row("a column that is not there", "connect-four:4,3,3@0123", 20,
        "\"0123\" is no position of this game; give the squares row by row, such as "
        "..../..../x...:o, or the moves made, such as 1 1");
    row("a word for Nim", "nim:3:1,2@z", 11,
        "\"z\" is no position of this game; give the player to move, x or o, or the moves made, "
        "such as A-1 B-1");
    row("an opening that chess has not", "chess:gardner@e9", 15,
        "\"e9\" is no position of this game; give the squares row by row, such as "
        "rnbqk/ppppp/P4/1PPPP/RNBQK_b_-_-, or the moves made, such as a3 bxa3");
    row("a move that is none", "reversi:8@F5D6A1", 15,
        "\"A1\" is no move after 2 moves; one that is possible there is c3");
    row("a column that is full", "connect-four:4,3,3@11112", 23,
        "\"12\" is no move after 3 moves; one that is possible there is 2");
    row("a move too many", "tic-tac-toe@a1b1a2b2a3b3", 23,
        "play has ended after 5 moves; leave out \"b3\"");
    row("a square too few", "reversi:4@-----ox--xo----:x", 11,
        "\"-----ox--xo----\" has 15 squares; this board has 16");
    row("a row too few", "tic-tac-toe@x.o/...:x", 13, "… has 2 rows");
    row("a square too many", "tic-tac-toe@x.o/..../...:x", 17, "… has 4 squares");
    row("no such mark", "tic-tac-toe@x.o/.y./...:x", 18, "… \"y\" is no square");
    row("no such mark, of two bytes", "tic-tac-toe@é../.../...:x", 13, "… \"é\" is no square");
    row("nobody to move", "tic-tac-toe@x.o/.../...:", 25, "… nothing is no player");
    row("no position", "tic-tac-toe@", 13, "… is no position");
    row("the winner to move", "tic-tac-toe@xxx/oo./...:x", 13,
        "… X has 3 in a row and so has won already; let O be to move");
    row("a mark too many", "tic-tac-toe@xx./.../...:o", 13,
        "… X has 2 marks and O has none; players move in turn, so "
        "take away 1 mark of X or give O 1 more");
    row("marks too many, of the mover", "mnk:4,3,3@xo.o/..o./o...:o", 11,
        "… O has 4 marks and X has 1; players move in turn, so take away 2 marks of O or give X 2 "
        "more");
    row("who has one more is to move", "tic-tac-toe@xo./x../...:x", 13,
        "… X has 2 marks and O has 1, so O is to move");
    row("the winner has fewer", "tic-tac-toe@xxx/oo./oo.:o", 13,
        "… X has 3 in a row and so moved last, but has fewer pieces: take away 1 mark of O or "
        "give X 1 more");
    row("a disc too many", "connect-four:4,3,3@..../o.../o.x.:o", 20,
        "… the second player has 2 discs and the first player has 1, so the first player is to "
        "move");
    row("marks on small boards",
        "ultimate-tic-tac-toe@xx......./........./........./........./........./........./"
        "........./........./.........:o:2",
        22, "… X has 2 marks and O has none");
    row("three small boards are won, by who is to move",
        "ultimate-tic-tac-toe@xxxxxxxxx/oo.oo.oo./..o..o..o/........./........./........./"
        "........./........./.........:x:any",
        22, "… X has 3 small boards in a row and so has won already");
    row("two winners", "tic-tac-toe@xxx/ooo/...:x", 13, "… both players have");
    row("a disc in the air", "connect-four:4,3,3@.x../..../....:o", 20, "… hangs above");
    row("a closed small board",
        "ultimate-tic-tac-toe@xxx....../........./........./........./........./........./"
        "........./........./.........:o:1",
        22, "… is closed");
}

} // namespace

/// What is said of names of games and positions that mean nothing. What the others mean is in the
/// suites of rules and of positions.
class TestGameNames : public QObject {
    Q_OBJECT

  private slots:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void refuses_data();
    void refuses();
};

void TestGameNames::saysWhatIsWrong_data() {
    const Wrong row("name", "column", "message");
    const QString games =
        "; give tic-tac-toe, mnk:COLS,ROWS,K, connect-four, connect-four:COLS,ROWS,K, "
        "nim:TAKE:A,B,…, nim-normal:TAKE:A,B,…, reversi:4, reversi:6, reversi:8, "
        "reversi-wof:4, reversi-wof:6, reversi-wof:8, "
        "go:SIZE, go:COLS,ROWS, go:COLS,ROWS,KOMI, chess, chess:gardner, chess:los-alamos or "
        "ultimate-tic-tac-toe";
    row("no name", "", 1, "there is no game \"\"" + games);
    row("an unknown game", "shogi", 1, "there is no game \"shogi\"" + games);
    row("a board that chess has not", "chess:7", 7,
        "there is no chess board \"7\"; give chess:gardner or chess:los-alamos, or chess alone");
    row("capital letters", "Reversi:6", 1, "there is no game \"Reversi\"" + games);
    row("more than the name", "tic-tac-toe:3", 13,
        "tic-tac-toe takes nothing after its name; give tic-tac-toe alone");
    row("Reversi without a size", "reversi", 8,
        "there is no Reversi board \"\"; give reversi:4, reversi:6 or reversi:8");
    row("an odd Reversi board", "reversi:7", 9,
        "there is no Reversi board \"7\"; give reversi:4, reversi:6 or reversi:8");
    row("no size, by the Federation's count", "reversi-wof:", 13,
        "there is no Reversi board \"\"; give reversi-wof:4, reversi-wof:6 or reversi-wof:8");
    row("two measures", "mnk:3,3", 5,
        "\"3,3\" is no board; give columns, rows and how many in a row win, such as 4,4,3");
    row("a colon and nothing", "connect-four:", 14,
        "\"\" is no board; give columns, rows and how many in a row win, such as 5,4,4");
    row("a board with too many squares", "mnk:9,9,5", 5,
        "a board of 9 columns and 9 rows has 81 squares; at most 64 are possible, such as 8,8");
    row("more in a row than fit", "mnk:3,4,5", 9,
        "\"5\" is no number in a row on this board; give a whole number from 1 to 4");
    row("a number beyond any machine's", "mnk:3,99999999999999999999,3", 7,
        "\"99999999999999999999\" is no number of rows; give a whole number from 1 to 64");
    row("a sign", "mnk:-3,3,3", 5,
        "\"-3\" is no number of columns; give a whole number from 1 to 26");
    row("Nim without heaps", "nim:3", 5,
        "\"3\" does not say what Nim needs; give how many may be taken and the heaps, such as "
        "3:3,4,5");
    row("nothing may be taken", "nim:0:1", 5,
        "\"0\" is no number that may be taken; give a whole number from 1 to 255");
    row("a heap left out", "nim:3:1,,2", 9,
        "nothing is no heap; give a whole number from 0 to 255");
    row("a heap too high", "nim-normal:3:4,256", 16,
        "\"256\" is no heap; give a whole number from 0 to 255");
    row("nine heaps", "nim:3:1,1,1,1,1,1,1,1,1", 23, "there are 9 heaps; at most 8 are possible");
    addPositions(row);
}

/// In these words, or with those behind dots among others.
void TestGameNames::saysWhatIsWrong() {
    QFETCH(QString, name);
    QFETCH(QString, message);
    const auto read = gameNamed(name.toStdString());
    QVERIFY(!read);
    const QString said = QString::fromStdString(inEnglish(read.error().message));
    const bool amongOthers = message.startsWith(QStringLiteral("… "));
    QVERIFY2(amongOthers ? said.contains(message.mid(2)) : said == message, qPrintable(said));
    QTEST(static_cast<int>(read.error().column), "column");
}

void TestGameNames::refuses_data() {
    const Rows<QString, int, Code> row("name", "column", "code");
    row("no such board", "chess:nine", 7, Code::noChess);
    row("a colon and nothing", "chess:", 7, Code::noChess);
    row("nothing behind the sign", "chess@", 7, Code::noPosition);
    row("seven rows", "chess@4k3/8/8/8/8/8/4K3 w", 7, Code::rowCount);
    row("a row of nine squares", "chess@4k3/9/8/8/8/8/8/4K3 w", 11, Code::squareCount);
    row("a row of seven squares", "chess@4k3/8/7/8/8/8/8/4K3 w", 13, Code::squareCount);
    row("no such piece", "chess@4k3/8/3x4/8/8/8/8/4K3 w", 14, Code::noMan);
    row("no such piece, of two bytes", "chess@4k3/8/3é4/8/8/8/8/4K3 w", 14, Code::noMan);
    row("no bishops there", "chess:los-alamos@4k1/6/6/2b3/6/4K1 w", 27, Code::noManSmall);
    row("nobody to move", "chess@4k3/8/8/8/8/8/8/4K3", 26, Code::noSideToMoveGiven);
    row("a side that is none", "chess@4k3/8/8/8/8/8/8/4K3 x", 27, Code::noSideToMove);
    row("castling that is none", "chess@4k3/8/8/8/8/8/8/4K3 w KX", 29, Code::noCastling);
    row("castling twice", "chess@4k3/8/8/8/8/8/8/4K2R w KK", 30, Code::noCastling);
    row("castling on a small board", "chess:gardner@4k/5/5/5/K4 w K", 29, Code::noCastlingHere);
    row("castling without a rook", "chess@4k3/8/8/8/8/8/8/4K3 w K", 29, Code::castlingWithout);
    row("castling without the king on its square", "chess@r4k2/8/8/8/8/8/8/4K3 b q", 30,
        Code::castlingWithout);
    row("a square that is none", "chess@4k3/8/8/8/8/8/8/4K3 w - e9", 31, Code::noEnPassant);
    row("nothing has passed", "chess@4k3/8/8/8/8/8/8/4K3 w - e6", 31, Code::passedByNone);
    row("the own pawn has passed", "chess@4k3/8/8/8/4P3/8/8/4K3 w - e3", 33, Code::passedByNone);
    row("something stands where the pawn came from", "chess@4k3/3r4/8/3p4/8/8/8/4K3 w - d6", 35,
        Code::passedByNone);
    row("no white king", "chess@4k3/8/8/8/8/8/8/8 w", 7, Code::whiteKings);
    row("two black kings", "chess@4k2k/8/8/8/8/8/8/4K3 w", 7, Code::blackKings);
    row("a pawn on the last row", "chess@P3k3/8/8/8/8/8/8/4K3 w", 7, Code::pawnOnLastRow);
    row("nine pawns", "chess@4k3/8/8/8/8/P7/PPPPPPPP/4K3 w", 7, Code::whiteMen);
    row("seventeen pieces", "chess@4k3/8/8/8/8/nn6/nnnnnnnn/nnnnnn1K b", 7, Code::blackMen);
    row("the king could be captured", "chess@4k3/8/8/8/8/8/8/4RK2 w", 7, Code::whiteTakesKing);
    row("White's king could be", "chess@4k3/8/8/8/8/8/6p1/5K2 b", 7, Code::blackTakesKing);
    row("kings side by side", "chess@8/8/8/8/8/8/4k3/4K3 w", 7, Code::whiteTakesKing);
    row("go", "go", 3, Code::noGo);
    row("go:", "go:", 4, Code::noGo);
    row("go:10", "go:10", 4, Code::noColumns);
    row("go:0", "go:0", 4, Code::noColumns);
    row("go:5,", "go:5,", 6, Code::noRowsGiven);
    row("go:5,10", "go:5,10", 6, Code::noRows);
    row("go:5,5,", "go:5,5,", 8, Code::noKomiGiven);
    row("go:5,5,x", "go:5,5,x", 8, Code::noKomi);
    row("go:5,5,0.25", "go:5,5,0.25", 8, Code::noKomi);
    row("go:5,5,-1", "go:5,5,-1", 8, Code::noKomi);
    row("go:5,5,81.5", "go:5,5,81.5", 8, Code::noKomi);
    row("go:5,5,.5", "go:5,5,.5", 8, Code::noKomi);
    row("go:5,5,1,1", "go:5,5,1,1", 4, Code::noGo);
}

void TestGameNames::refuses() {
    QFETCH(QString, name);
    const auto read = gameNamed(name.toStdString());
    QVERIFY(!read);
    QTEST(read.error().message.code, "code");
    QTEST(static_cast<int>(read.error().column), "column");
}

QTEST_APPLESS_MAIN(TestGameNames)
#include "tst_gamenames.moc"
