// The board in File ▸ Unfold a game: setting a position up, with mouse and keys.

#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "tests/ui/play/unfoldwindow.h"
#include "ui/play/startboard.h"

#include <QClipboard>

using namespace prunus;

class TestSetUpBoard : public QObject {
    Q_OBJECT

  private slots:
    void aPositionIsSetUp();
    void aPositionThatCannotBeIsRefused();
    void theMoverFollowsFromTheMarks();
    void discsDoNotTellTheMover();
    void aDiscMayNotHang();
    void heapsAreSetUp();
    void aSmallBoardIsSentTo();
    void aPositionOfChessIsPasted();
    void aPositionIsPasted_data();
    void aPositionIsPasted();
};

void TestSetUpBoard::aPositionIsSetUp() {
    UnfoldWindow shown;
    QVERIFY(shown.active);
    auto& setUp = part<QCheckBox>(*shown.dialog, "setUp");
    setUp.setFocus();
    QTest::keyClick(&setUp, Qt::Key_Space);
    clickSquare(shown.board(), 0); // X
    clickSquare(shown.board(), 1);
    clickSquare(shown.board(), 1); // O
    clickSquare(shown.board(), 2);
    clickSquare(shown.board(), 2);
    clickSquare(shown.board(), 2); // nothing again
    QTest::keyClick(&shown.board(), Qt::Key_Down);
    QTest::keyClick(&shown.board(), Qt::Key_Space); // X below
    QCOMPARE(lying(shown.board()), QStringLiteral("xo...x..."));
    choose(part<QComboBox>(*shown.dialog, "setUpMover"), 1);
    QCOMPARE(shown.said(), QStringLiteral("O to move"));
    shown.setDepth(1);
    shown.accept();
    QCOMPARE(shown.tree().header().game, std::string("tic-tac-toe@xo./..x/...:o"));
    QCOMPARE(shown.tree().nodeCount(), 7U);
}

/// X has three in a row, and O nothing yet.
void TestSetUpBoard::aPositionThatCannotBeIsRefused() {
    UnfoldWindow shown;
    QVERIFY(shown.active);
    auto& setUp = part<QCheckBox>(*shown.dialog, "setUp");
    const auto& fault = part<QLabel>(*shown.dialog, "boardFault");
    QTest::mouseClick(&setUp, Qt::LeftButton, {}, QPoint(8, setUp.height() / 2));
    clickSquare(shown.board(), 0);
    QVERIFY(shown.ok().isEnabled());
    QCOMPARE(fault.text(), QString());
    clickSquare(shown.board(), 1);
    QCOMPARE(fault.text(), QStringLiteral("X has 2 marks and O has none. Players move in turn, so "
                                          "take away 1 mark of X or give O 1 more."));
    QVERIFY(!shown.ok().isEnabled());
    QCOMPARE(shown.ok().toolTip(), fault.text());
    clickSquare(shown.board(), 2);
    QTest::mouseClick(&setUp, Qt::LeftButton, {}, QPoint(8, setUp.height() / 2));
    QVERIFY(setUp.isChecked());                           // it is not taken over
    for (const std::uint32_t square : {3U, 3U, 4U, 4U}) { // O, O
        clickSquare(shown.board(), square);
    }
    QCOMPARE(shown.said(), QStringLiteral("X wins"));
    QCOMPARE(fault.text(), QString());
    QVERIFY(shown.ok().isEnabled());
    choose(part<QComboBox>(*shown.dialog, "setUpMover"), 0);
    QCOMPARE(fault.text(),
             QStringLiteral("X has 3 in a row and so has won already; let O be to move."));
    QVERIFY(!shown.ok().isEnabled());
    QTest::mouseClick(&part<QPushButton>(*shown.dialog, "clearBoard"), Qt::LeftButton);
    QCOMPARE(lying(shown.board()), QStringLiteral("........."));
    QCOMPARE(fault.text(), QString());
}

void TestSetUpBoard::theMoverFollowsFromTheMarks() {
    const UnfoldWindow shown;
    QVERIFY(shown.active);
    auto& setUp = part<QCheckBox>(*shown.dialog, "setUp");
    QTest::mouseClick(&setUp, Qt::LeftButton, {}, QPoint(8, setUp.height() / 2));
    const auto mark = [&](std::uint32_t square, int touches) {
        for (int i = 0; i < touches; ++i) {
            clickSquare(shown.board(), square);
        }
    };
    mark(0, 1); // X
    QCOMPARE(shown.said(), QStringLiteral("O to move"));
    mark(1, 2); // O
    QCOMPARE(shown.said(), QStringLiteral("X to move"));
    mark(2, 2); // O, who so began
    QCOMPARE(shown.said(), QStringLiteral("X to move"));
    mark(2, 1); // nothing
    choose(part<QComboBox>(*shown.dialog, "setUpMover"), 1);
    QCOMPARE(shown.said(), QStringLiteral("O to move"));
    mark(2, 1); // X
    mark(3, 2); // O, and as many again: O stays the one who moves then
    QCOMPARE(shown.said(), QStringLiteral("O to move"));
    QVERIFY(shown.ok().isEnabled());
}

/// Nothing follows from discs that change sides.
void TestSetUpBoard::discsDoNotTellTheMover() {
    StartBoard board;
    board.resize(500, 600);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.setGame(gameNamed("reversi:4").value());
    part<QCheckBox>(board, "setUp").click();
    clickSquare(boardIn(board), 0);
    QCOMPARE(part<QLabel>(board, "boardSaid").text(), QStringLiteral("The first player to move"));
    choose(part<QComboBox>(board, "setUpMover"), 1);
    clickSquare(boardIn(board), 1);
    QCOMPARE(part<QLabel>(board, "boardSaid").text(), QStringLiteral("The second player to move"));
    QVERIFY(board.position().has_value());
}

void TestSetUpBoard::aDiscMayNotHang() {
    StartBoard board;
    board.resize(500, 600);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.setGame(gameNamed("connect-four:3,3,3").value());
    part<QCheckBox>(board, "setUp").click();
    clickSquare(boardIn(board), 4);
    QCOMPARE(part<QLabel>(board, "boardFault").text(),
             QStringLiteral("A disc in column 2 hangs above a free square; discs fall to the "
                            "bottom."));
    QVERIFY(!board.position());
    clickSquare(boardIn(board), 7);
    clickSquare(boardIn(board), 7); // the second player's below
    QVERIFY(board.position().has_value());
}

/// A touch above a heap fills it up to there, one on its last counter takes that away.
void TestSetUpBoard::heapsAreSetUp() {
    StartBoard board;
    board.resize(400, 500);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const AnyGame start = gameNamed("nim:3:3,4,5").value();
    board.setGame(start);
    part<QCheckBox>(board, "setUp").click();
    clickCounter(boardIn(board), 0, 4);
    QCOMPARE(lying(boardIn(board)), QStringLiteral("5,4,5"));
    clickCounter(boardIn(board), 1, 3);
    QCOMPARE(lying(boardIn(board)), QStringLiteral("5,3,5"));
    clickCounter(boardIn(board), 2, 0);
    clickCounter(boardIn(board), 2, 0);
    QCOMPARE(board.position().value(), gameNamed("nim:3:5,3,0@x").value());
    part<QCheckBox>(board, "setUp").click();
    clickCounter(boardIn(board), 0, 3); // and play goes on from there
    QCOMPARE(lying(boardIn(board)), QStringLiteral("3,3"));
}

/// The square e1 is the middle of the upper row of its small board, and so sends there.
void TestSetUpBoard::aSmallBoardIsSentTo() {
    StartBoard board;
    board.resize(600, 700);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.setGame(gameNamed("ultimate-tic-tac-toe").value());
    clickSquare(boardIn(board), 4); // e1
    clickSquare(boardIn(board), 0); // on another small board
    QCOMPARE(lying(boardIn(board)).count(u'o'), 0);
    clickSquare(boardIn(board), 5); // f1
    QCOMPARE(lying(boardIn(board)).left(9), QStringLiteral("....xo..."));
    part<QCheckBox>(board, "setUp").click();
    QVERIFY(part<QComboBox>(board, "setUpSentTo").isVisible());
    choose(part<QComboBox>(board, "setUpSentTo"), 8);
    QCOMPARE(std::get<UltimateTicTacToe>(board.position().value()).sentTo(), std::uint8_t{8});
}

void TestSetUpBoard::aPositionOfChessIsPasted() {
    UnfoldWindow shown;
    QVERIFY(shown.active);
    shown.chooseGame(int(GameKind::chess));
    auto& setUp = part<QCheckBox>(*shown.dialog, "setUp");
    setUp.setFocus();
    QTest::keyClick(&setUp, Qt::Key_Space);
    auto& fen = part<QLineEdit>(*shown.dialog, "setUpText");
    QVERIFY(fen.isVisible());
    QCOMPARE(fen.text(), QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-"));
    fen.setFocus();
    fen.selectAll();
    QTest::keyClicks(&fen, QStringLiteral("6k1/5ppp/8/8/8/8/8/R6K"));
    QVERIFY(!shown.ok().isEnabled());
    const auto& fault = part<QLabel>(*shown.dialog, "boardFault");
    QCOMPARE(fault.text(),
             QStringLiteral("Nothing is no side to move; give w for White or b for Black."));
    QTest::keyClicks(&fen, QStringLiteral(" w - - 0 1"));
    QCOMPARE(fault.text(), QString());
    QCOMPARE(shown.said(), QStringLiteral("White to move"));
    shown.setDepth(2);
    shown.accept();
    QCOMPARE(shown.tree().header().game, std::string("chess@6k1/5ppp/8/8/8/8/8/R6K_w_-_-"));
    QCOMPARE(shown.tree().nodeCount(), 1U + 16 + 120);
}

void TestSetUpBoard::aPositionIsPasted_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("said");
    QTest::newRow("columns played")
        << int(GameKind::connectFour) << "2252576253462244111563365343671351441"
        << "connect-four@xooox../oxoxxx./xooxoo./xoxoxx./oooxxoo/xxoxxxo:o"
        << "";
    QTest::newRow("several lines") << int(GameKind::ticTacToe) << "X_O\n_X_\n__O\n"
                                   << "tic-tac-toe@x.o/.x./..o:x"
                                   << "";
    QTest::newRow("a line of a collection")
        << int(GameKind::reversiWof)
        << "-----------------------------------ox--------------- O; A1:+2;"
        << ""
        << "has 53 squares";
    QTest::newRow("a line with scores")
        << int(GameKind::reversiWof)
        << "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2;"
        << "reversi-wof:8@xxxoxxxx/oxxxxxxx/ooxxxxxx/oooxxxxx/oooxxoo./ooooo.../ooooooo./"
           "ooooooo.:x"
        << "What stands behind the position is left out: \"H5:+6; G6:-2;\".";
}

void TestSetUpBoard::aPositionIsPasted() {
    QFETCH(int, kind);
    QFETCH(QString, text);
    QFETCH(QString, game);
    QFETCH(QString, said);
    UnfoldWindow shown;
    QVERIFY(shown.active);
    shown.chooseGame(kind);
    part<QCheckBox>(*shown.dialog, "setUp").click();
    auto& field = part<QLineEdit>(*shown.dialog, "setUpText");
    field.setFocus();
    field.selectAll();
    QGuiApplication::clipboard()->setText(text);
    field.paste();
    const QString told = part<QLabel>(*shown.dialog, "boardFault").text();
    QVERIFY2(said.isEmpty() ? told.isEmpty() : told.contains(said), qPrintable(told));
    QCOMPARE(shown.ok().isEnabled(), !game.isEmpty());
    if (!game.isEmpty()) {
        shown.setDepth(1);
        shown.accept();
        QCOMPARE(QString::fromStdString(shown.tree().header().game), game);
    }
}

QTEST_MAIN(TestSetUpBoard)
#include "tst_setupboard.moc"
