// Positions as people write them, in programs, collections and lecture notes, against what they
// are.

#include "core/games/positionname.h"
#include "core/games/searchgame.h"
#include "tests/games/namedposition.h"
#include "tests/rows.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <map>

using namespace prunus;

class TestWrittenPositions : public QObject {
    Q_OBJECT

  private slots:
    void isReadAs_data();
    void isReadAs();
    void saysWhatIsLeftOut_data();
    void saysWhatIsLeftOut();
    void theFormsThatAreNamedAreRead_data();
    void theFormsThatAreNamedAreRead();
    void hasThePublishedScore_data();
    void hasThePublishedScore();
    void allMovesOfAProblemHaveThePublishedScores();
};

namespace {

QString nameOf(const QString& text) {
    const auto read = gameNamed(text.toStdString());
    return QString::fromStdString(read ? positionName(*read) : inEnglish(read.error().message));
}

/// By a search to the end of the game.
Value valueOf(const AnyGame& position) {
    SearchOptions options;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    const bool discs = boardKind(position) == BoardKind::discs;
    return searchGame(position, options, Evaluation::own,
                      discs ? GameMoveOrder::promisingFirst : GameMoveOrder::centreFirst)
        ->summary.value;
}

using TextAndName = Rows<QString, QString>;

void addReversi(const TextAndName& isRead) {
    // The openings' names say what comes after what (British Othello Federation, "Openings"); the
    // squares are from playing the printed rules on text in another language.
    isRead("a transcript, in capitals", "reversi:8@F5D6C3D3C4",
           "reversi:8@......../......../..xo..../..xxx.../...oxx../...o..../......../........:o");
    isRead("a transcript, with numbers and blanks", "reversi:8@1. f5 d6 2. c3 d3 3. c4",
           "reversi:8@......../......../..xo..../..xxx.../...oxx../...o..../......../........:o");
    // Manubu Maruo's game of nine moves, 1975: 13 to 0, as in many programs' tests; some write the
    // passes at the end.
    isRead("a game to its end", "reversi:8@E6F4E3F6G5D6E7F5C5",
           "reversi:8@......../......../....x.../...xxx../..xxxxx./...xxx../....x.../........:o");
    isRead("a game to its end, and passes", "reversi:8@E6F4E3F6G5D6E7F5C5PP",
           "reversi:8@......../......../....x.../...xxx../..xxxxx./...xxx../....x.../........:o");
    // W. D. Smith on math-fun: 23 passes, which no transcript writes, all of the player of
    // capitals.
    isRead("a game with passes left out",
           "reversi:8@F5d6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6"
           "F7f1g2H2e3F4b1g1c1e1g8g7f3h1h3h4h6",
           "reversi:8@oooooooo/oooooooo/oooooo.o/oooooo.o/oooooooo/oooooo.o/ooooooo./ooooooo.:x");
    // Problem 40 of the French federation's endgames, as programs' collections (*.obf) write it.
    isRead("64 squares and who moves",
           "reversi-wof:8@O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
           "reversi-wof:8@o..oooox/.oooooox/ooxxooox/ooxoooxx/ooooooxx/...oooox/....o..x/"
           "........:x");
    isRead(
        "64 squares under each other, with a star for black",
        "reversi:8@--------\n--------\n--------\n---O*---\n---*O---\n--------\n--------\n--------"
        "\n*",
        "reversi:8");
    // As Edax prints its board.
    isRead("a board with letters and numbers at its sides",
           "reversi:8@  A B C D E F G H\n1 - - - - - - - - 1\n2 - - - - - - - - 2\n"
           "3 - - * O - - - - 3\n4 - - * * * - - - 4\n5 - - - O * * - - 5\n6 - - - O - - - - 6\n"
           "7 - - - - - - - - 7\n8 - - - - - - - - 8\n  A B C D E F G H\n:o",
           "reversi:8@......../......../..xo..../..xxx.../...oxx../...o..../......../........:o");
    isRead("36 squares in small letters and underlines",
           "reversi:6@______________ox____xo______________ o",
           "reversi:6@....../....../..ox../..xo../....../......:o");
}

void addOthers(const TextAndName& isRead) {
    // The first of P. Pons' collection Test_L3_R1, and the board that a program prints for it
    // ("Solving Connect 4: how to build a perfect AI").
    isRead("columns played in Connect Four", "connect-four@2252576253462244111563365343671351441",
           "connect-four@xooox../oxoxxx./xooxoo./xoxoxx./oooxxoo/xxoxxxo:o");
    isRead("columns with blanks, and two digits", "connect-four:12,4,4@1 12 1 11",
           "connect-four:12,4,4@............/............/x.........../x.........oo:x");
    isRead("rows under each other, nobody named, the second to move",
           "connect-four@.......\n.......\n.......\n.......\n...O...\n..XX...",
           "connect-four@......./......./......./......./...o.../..xx...:o");
    // As questions on Stack Overflow and course exercises print boards.
    isRead("three rows in capitals", "tic-tac-toe@X_O\n_X_\n__O", "tic-tac-toe@x.o/.x./..o:x");
    isRead("nine squares, and nobody named", "tic-tac-toe@X-O-X---O", "tic-tac-toe@x.o/.x./..o:x");
    isRead("a mark more tells who moves", "tic-tac-toe@x.o/.x./...", "tic-tac-toe@x.o/.x./...:o");
    isRead("marks with blanks between", "tic-tac-toe@X . O\n. X .\n. . O\n",
           "tic-tac-toe@x.o/.x./..o:x");
    isRead("squares taken in turn", "tic-tac-toe@b2 a1 c3", "tic-tac-toe@o../.x./..x:o");
    isRead("rows of two digits", "mnk:2,20,2@a10b1a1",
           "mnk:2,20,2@xo/../../../../../../../../x./"
           "../../../../../../../../../..:o");
    isRead("moves of ultimate tic-tac-toe", "ultimate-tic-tac-toe@b1",
           "ultimate-tic-tac-toe@.x......./........./........./........./........./........./"
           "........./........./.........:o:2");
    isRead("a heap that is empty keeps its place", "nim:3:0,3,4", "nim:3:0,3,4");
    isRead("heaps with blanks between", "nim:3:3 4, 5", "nim:3:3,4,5");
    isRead("moves of Nim", "nim:3:3,4,5@A-3 c-2", "nim:3:0,4,3");
    isRead("a board of Go in capitals", "go:3@.X.\n.O.\n... O", "go:3@.x./.o./...:o");
    isRead("moves of Go", "go:3@b1 b2", "go:3@.x./.o./...:x");
}

void addChess(const TextAndName& isRead) {
    // Bratko and Kopec's first position, 1982, as collections of extended descriptions have it.
    isRead("a line of EPD",
           "chess@1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";",
           "chess@1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5_b_-_-");
    // The Ruy Lopez; its position is in every book of openings.
    isRead("moves of a game, with numbers", "chess@1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
           "chess@r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R_w_KQkq_-");
    isRead("the same, as programs tell each other", "chess@e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
           "chess@r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R_w_KQkq_-");
    // The shortest mate; the check is left out, a result is not.
    isRead("a game to its end, and its result", "chess@1.f3 e5 2.g4 Qh4 0-1",
           "chess@rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR_w_KQkq_-");
}

} // namespace

void TestWrittenPositions::isReadAs_data() {
    const TextAndName row("text", "name");
    addReversi(row);
    addOthers(row);
    addChess(row);
}

void TestWrittenPositions::isReadAs() {
    QFETCH(QString, text);
    QFETCH(QString, name);
    QCOMPARE(nameOf(text), name);
    QCOMPARE(nameOf(name), name);
}

void TestWrittenPositions::saysWhatIsLeftOut_data() {
    const Rows<QString, QString> row("text", "leftOut");
    row("nothing of FEN", "chess@4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "");
    row("the operations of EPD",
        "chess@1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";",
        "\"bm Qd1+; id \"BK.01\";\"");
    row("what follows the counters", "chess@4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 2", "\"2\"");
    row("the scores of Othello problems", "reversi:4@-----ox--xo----- X; B1:+2; A2:-4;",
        "\"B1:+2; A2:-4;\"");
    row("nothing where nothing follows", "reversi:4@-----ox--xo----- X;", "");
}

void TestWrittenPositions::saysWhatIsLeftOut() {
    QFETCH(QString, text);
    QFETCH(QString, leftOut);
    const auto read = readGameName(text.toStdString());
    QVERIFY(read);
    const QString said =
        read->leftOut ? QString::fromStdString(inEnglish(*read->leftOut)) : QString();
    QCOMPARE(said, leftOut.isEmpty() ? QString()
                                     : "what stands behind the position is left out: " + leftOut);
}

void TestWrittenPositions::theFormsThatAreNamedAreRead_data() {
    gamestest::addNames(gamesToOffer());
}

/// Advice that is followed is right.
void TestWrittenPositions::theFormsThatAreNamedAreRead() {
    QFETCH(QString, name);
    const auto read = gameNamed((name + "@?").toStdString());
    QVERIFY(!read);
    const QString said = QString::fromStdString(inEnglish(read.error().message));
    const QStringList examples = said.split(QStringLiteral("such as "));
    QVERIFY2(examples.size() > 1, qPrintable(said));
    for (const QString& example : examples.mid(1)) {
        const QString form = example.section(QStringLiteral(", or the moves"), 0, 0);
        QVERIFY2(gameNamed((name + '@' + form).toStdString()), qPrintable(form));
    }
}

void TestWrittenPositions::hasThePublishedScore_data() {
    const Rows<QString, double> row("text", "value");
    // P. Pons, Test_L3_R1: the score is the player's to move, above 0 where that player wins.
    row("Pons: -1, the second to move", "connect-four@2252576253462244111563365343671351441", 1);
    row("Pons: 1, the first to move", "connect-four@7422341735647741166133573473242566", 1);
    row("Pons: below 0, the first to move", "connect-four@3575316255751336464276636772271112", -1);
    row("Pons: below 0, the second to move", "connect-four@12514726155174536522772517671", 1);
    row("Pons: above 0, the first to move", "connect-four@326615663752621323655335514271", 1);
    // Problems of the French federation (edax, problem/fforum-1-19.obf and fforum-20-39.obf), by
    // the World Federation's count, and by the other as a solver on arrays of characters counts
    // that finds all published scores, too.
    row("FFO 1: 18",
        "reversi-wof:8@--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X", 18);
    row("FFO 5: 32",
        "reversi-wof:8@-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X", 32);
    row("FFO 5 with empty squares to nobody",
        "reversi:8@-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X", 31);
    row("FFO 11: 30 for the second player",
        "reversi-wof:8@---O-XOX----XXOX---XXOOXO-XXOXOXXXXOOXOX-XOOXXXXXOOOXX-XOOOOOOO- O", -30);
    row("FFO 11 with empty squares to nobody",
        "reversi:8@---O-XOX----XXOX---XXOOXO-XXOXOXXXXOOXOX-XOOXXXXXOOOXX-XOOOOOOO- O", -29);
    row("FFO 20: 6",
        "reversi-wof:8@XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X", 6);
    row("FFO 20 with empty squares to nobody",
        "reversi:8@XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X", 1);
    // Wipe-outs count 64 to 0, even where squares remain vacant (worldothello.org, "Wipe-Outs").
    row("13 to 0", "reversi:8@E6F4E3F6G5D6E7F5C5", 13);
    row("64 to 0", "reversi-wof:8@E6F4E3F6G5D6E7F5C5", 64);
    row("0 to 64",
        "reversi-wof:8@F5d6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3"
        "f6F7f1g2H2e3F4b1g1c1e1g8g7f3h1h3h4h6",
        -64);
}

void TestWrittenPositions::hasThePublishedScore() {
    QFETCH(QString, text);
    QTEST(valueOf(gamestest::game(text)), "value");
}

/// The moves of FFO 20, as fforum-20-39.obf has them.
void TestWrittenPositions::allMovesOfAProblemHaveThePublishedScores() {
    const AnyGame position = gamestest::game(
        "reversi-wof:8@XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X");
    const std::map<std::string, Value> published{{"h5", 6}, {"g6", -2}, {"f6", -4}, {"h6", -10}};
    std::map<std::string, Value> found;
    for (const std::string& move : moveNames(position)) {
        found[move] = valueOf(after(position, moveNamed(position, move).value()));
    }
    QVERIFY(found == published);
}

QTEST_APPLESS_MAIN(TestWrittenPositions)
#include "tst_writtenpositions.moc"
