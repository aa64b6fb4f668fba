// The board in File ▸ Unfold a game: setting a position up, with mouse and keys.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/shownboard.h"
#include "tests/ui/play/unfoldwindow.h"

#include <QClipboard>

using namespace prunus;

class TestSetUpBoard : public QObject {
    Q_OBJECT

  private slots:
    void aPositionIsSetUp() {
        UnfoldWindow shown;
        shown.setUp().setFocus();
        QTest::keyClick(&shown.setUp(), Qt::Key_Space);
        clickSquare(shown.board(), 0); // X
        clickSquare(shown.board(), 1);
        clickSquare(shown.board(), 1); // O
        clickSquare(shown.board(), 2);
        clickSquare(shown.board(), 2);
        clickSquare(shown.board(), 2); // nothing again
        QTest::keyClick(&shown.board(), Qt::Key_Down);
        QTest::keyClick(&shown.board(), Qt::Key_Space); // X below
        QCOMPARE(lying(shown.board()), "xo...x...");
        choose(part<QComboBox>(*shown.dialog, "setUpMover"), 1);
        QCOMPARE(shown.said(), "O to move");
        shown.setDepth(1);
        shown.accept();
        QCOMPARE(shown.tree().header().game, std::string("tic-tac-toe@xo./..x/...:o"));
        QCOMPARE(shown.tree().nodeCount(), 7U);
    }

    /// X has three in a row, and O nothing yet.
    void aPositionThatCannotBeIsRefused() {
        UnfoldWindow shown;
        shown.clickSetUp();
        clickSquare(shown.board(), 0);
        QVERIFY(shown.ok().isEnabled());
        QCOMPARE(shown.fault(), QString());
        clickSquare(shown.board(), 1);
        QCOMPARE(shown.fault(), "X has 2 marks and O has none. Players move in turn, so "
                                "take away 1 mark of X or give O 1 more.");
        QVERIFY(!shown.ok().isEnabled());
        QCOMPARE(shown.ok().toolTip(), shown.fault());
        clickSquare(shown.board(), 2);
        shown.clickSetUp();
        QVERIFY(shown.setUp().isChecked());                   // it is not taken over
        for (const std::uint32_t square : {3U, 3U, 4U, 4U}) { // O, O
            clickSquare(shown.board(), square);
        }
        QCOMPARE(shown.said(), "X wins");
        QCOMPARE(shown.fault(), QString());
        QVERIFY(shown.ok().isEnabled());
        choose(part<QComboBox>(*shown.dialog, "setUpMover"), 0);
        QCOMPARE(shown.fault(), "X has 3 in a row and so has won already; let O be to move.");
        QVERIFY(!shown.ok().isEnabled());
        QTest::mouseClick(&part<QPushButton>(*shown.dialog, "clearBoard"), Qt::LeftButton);
        QCOMPARE(lying(shown.board()), ".........");
        QCOMPARE(shown.fault(), QString());
    }

    void theMoverFollowsFromTheMarks() {
        const UnfoldWindow shown;
        shown.clickSetUp();
        const auto mark = [&](std::uint32_t square, int touches) {
            for (int i = 0; i < touches; ++i) {
                clickSquare(shown.board(), square);
            }
        };
        mark(0, 1); // X
        QCOMPARE(shown.said(), "O to move");
        mark(1, 2); // O
        QCOMPARE(shown.said(), "X to move");
        mark(2, 2); // O, who so began
        QCOMPARE(shown.said(), "X to move");
        mark(2, 1); // nothing
        choose(part<QComboBox>(*shown.dialog, "setUpMover"), 1);
        QCOMPARE(shown.said(), "O to move");
        mark(2, 1); // X
        mark(3, 2); // O, and as many again: O stays the one who moves then
        QCOMPARE(shown.said(), "O to move");
        QVERIFY(shown.ok().isEnabled());
    }

    /// Nothing follows from discs that change sides.
    void discsDoNotTellTheMover() {
        const ShownBoard shown("reversi:4");
        shown.toggleSetUp();
        clickSquare(shown.squares(), 0);
        QCOMPARE(shown.said(), "The first player to move");
        choose(part<QComboBox>(shown.board, "setUpMover"), 1);
        clickSquare(shown.squares(), 1);
        QCOMPARE(shown.said(), "The second player to move");
        QVERIFY(shown.board.position().has_value());
    }

    void aDiscMayNotHang() {
        const ShownBoard shown("connect-four:3,3,3");
        shown.toggleSetUp();
        clickSquare(shown.squares(), 4);
        QCOMPARE(shown.fault(), "A disc in column 2 hangs above a free square; discs "
                                "fall to the bottom.");
        QVERIFY(!shown.board.position());
        clickSquare(shown.squares(), 7);
        clickSquare(shown.squares(), 7); // the second player's below
        QVERIFY(shown.board.position().has_value());
    }

    /// A touch above a heap fills it up to there, one on its last counter takes that away.
    void heapsAreSetUp() {
        const ShownBoard shown("nim:3:3,4,5");
        shown.toggleSetUp();
        clickCounter(shown.squares(), 0, 4);
        QCOMPARE(lying(shown.squares()), "5,4,5");
        clickCounter(shown.squares(), 1, 3);
        QCOMPARE(lying(shown.squares()), "5,3,5");
        clickCounter(shown.squares(), 2, 0);
        clickCounter(shown.squares(), 2, 0);
        QCOMPARE(shown.board.position().value(), gameNamed("nim:3:5,3,0@x").value());
        shown.toggleSetUp();
        clickCounter(shown.squares(), 0, 3); // and play goes on from there
        QCOMPARE(lying(shown.squares()), "3,3");
    }

    /// The square e1 is the middle of the upper row of its small board, and so sends there.
    void aSmallBoardIsSentTo() {
        const ShownBoard shown("ultimate-tic-tac-toe");
        clickSquare(shown.squares(), 4); // e1
        clickSquare(shown.squares(), 0); // on another small board
        QCOMPARE(lying(shown.squares()).count(u'o'), 0);
        clickSquare(shown.squares(), 5); // f1
        QCOMPARE(lying(shown.squares()).left(9), "....xo...");
        shown.toggleSetUp();
        auto& sentTo = part<QComboBox>(shown.board, "setUpSentTo");
        QVERIFY(sentTo.isVisible());
        choose(sentTo, 8);
        const AnyGame position = shown.board.position().value();
        QCOMPARE(std::get<UltimateTicTacToe>(position).sentTo(), std::uint8_t{8});
    }

    void aPositionOfChessIsPasted() {
        UnfoldWindow shown;
        shown.chooseGame(int(GameKind::chess));
        shown.setUp().click();
        auto& fen = part<QLineEdit>(*shown.dialog, "setUpText");
        QVERIFY(fen.isVisible());
        QCOMPARE(fen.text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-");
        fen.setFocus();
        fen.selectAll();
        QTest::keyClicks(&fen, "6k1/5ppp/8/8/8/8/8/R6K");
        QVERIFY(!shown.ok().isEnabled());
        QCOMPARE(shown.fault(), "Nothing is no side to move; give w for White or b for Black.");
        QTest::keyClicks(&fen, " w - - 0 1");
        QCOMPARE(shown.fault(), QString());
        QCOMPARE(shown.said(), "White to move");
        shown.setDepth(2);
        shown.accept();
        QCOMPARE(shown.tree().header().game, std::string("chess@6k1/5ppp/8/8/8/8/8/R6K_w_-_-"));
        QCOMPARE(shown.tree().nodeCount(), 1U + 16 + 120);
    }

    void aPositionIsPasted_data() {
        const Rows<int, QString, QString, QString> row("kind", "text", "game", "said");
        row("columns played", int(GameKind::connectFour), "2252576253462244111563365343671351441",
            "connect-four@xooox../oxoxxx./xooxoo./xoxoxx./oooxxoo/xxoxxxo:o", "");
        row("several lines", int(GameKind::ticTacToe), "X_O\n_X_\n__O\n",
            "tic-tac-toe@x.o/.x./..o:x", "");
        row("a line of a collection", int(GameKind::reversiWof),
            "-----------------------------------ox--------------- O; A1:+2;", "", "has 53 squares");
        row("a line with scores", int(GameKind::reversiWof),
            "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2;",
            "reversi-wof:8@xxxoxxxx/oxxxxxxx/ooxxxxxx/oooxxxxx/oooxxoo./ooooo.../ooooooo./"
            "ooooooo.:x",
            "What stands behind the position is left out: \"H5:+6; G6:-2;\".");
    }
    void aPositionIsPasted() {
        QFETCH(int, kind);
        QFETCH(QString, text);
        QFETCH(QString, game);
        QFETCH(QString, said);
        UnfoldWindow shown;
        shown.chooseGame(kind);
        shown.setUp().click();
        auto& field = part<QLineEdit>(*shown.dialog, "setUpText");
        field.setFocus();
        field.selectAll();
        QGuiApplication::clipboard()->setText(text);
        field.paste();
        QVERIFY2(said.isEmpty() ? shown.fault().isEmpty() : shown.fault().contains(said),
                 qPrintable(shown.fault()));
        QCOMPARE(shown.ok().isEnabled(), !game.isEmpty());
        if (!game.isEmpty()) {
            shown.setDepth(1);
            shown.accept();
            QCOMPARE(QString::fromStdString(shown.tree().header().game), game);
        }
    }
};

QTEST_MAIN(TestSetUpBoard)
#include "tst_setupboard.moc"
