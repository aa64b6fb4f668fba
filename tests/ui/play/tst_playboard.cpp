// Game ▸ Play: what the board, the list and the words above them tell.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/playwindow.h"

#include <QSignalSpy>

using namespace prunus;

class TestPlayBoard : public QObject {
    Q_OBJECT

  private slots:
    void aClickThatIsNoMoveSaysWhy_data() {
        // The place is a square, or a counter of heap B.
        const Rows<QString, int, QString> all("game", "place", "why");
        const auto row = [&all](const char* game, int place, const char* why) {
            all(why, game, place, why);
        };
        row("tic-tac-toe@.x./.../...:o", 1, "Square b1 is taken.");
        row("connect-four:3,3,3@o../x../o.x:x", 3, "Column 1 is full.");
        row("reversi:4", 0, "A disc on a1 would turn over none of the other player’s.");
        row("reversi:4", 5, "Square b2 is taken.");
        row("ultimate-tic-tac-toe@x......../........./........./........./........./........./"
            "........./........./.........:o:1",
            40, "The last move sends you to the small board from a1 to c3.");
        row("nim:3:3,5", 0, "At most 3 counters may be taken at once.");
        row("nim:3:3,5", 4, "");
    }
    void aClickThatIsNoMoveSaysWhy() {
        QFETCH(QString, game);
        QFETCH(int, place);
        QFETCH(QString, why);
        const PlayWindow shown(game);
        shown.chooseIn("playFirst", 0);
        shown.chooseIn("playSecond", 0);
        if (game.startsWith("nim")) {
            clickCounter(shown.board(), 1, std::uint32_t(place));
        } else {
            clickSquare(shown.board(), std::uint32_t(place));
        }
        QCOMPARE(shown.noted(), why);
        QCOMPARE(shown.length(), why.isEmpty() ? std::size_t{1} : std::size_t{0});
    }

    void nothingIsPlayedOutOfTurn() {
        const PlayWindow shown;
        beginALongSearch(shown);
        clickSquare(shown.board(), 1);
        QCOMPARE(shown.length(), std::size_t{1});
        QCOMPARE(shown.noted(), "It is the program’s turn.");
        shown.click("playStop");
    }

    /// Column 1 begins the names of others; the cursor stands elsewhere, and does not count.
    void whatIsTypedStaysWithThePosition() {
        BoardWidget board;
        const AnyGame position = gameNamed("connect-four:12,3,3").value();
        board.setPosition(position, nullptr, roomFor(position));
        board.setPlays(true);
        board.moveCursorTo({3, {}});
        const QSignalSpy chosen(&board, &BoardWidget::moveChosen);
        QTest::keyClicks(&board, "1");
        board.setPosition(position, nullptr, roomFor(position)); // it is told once more
        QTest::keyClick(&board, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toUInt(), 0U);
        QTest::keyClicks(&board, "1");
        board.setPosition(after(position, 0), nullptr, roomFor(position));
        QTest::keyClick(&board, Qt::Key_Return);
        QCOMPARE(chosen.at(1).at(0).toUInt(), 3U);
    }

    void aTypedMoveAndEnterPlayOneMove_data() {
        const Rows<QString, QString> row("game", "move");
        row("counters", "nim:3:3,4,5", "C-2");
        row("a column", "connect-four", "4");
        row("a square", "tic-tac-toe", "b2");
        row("a point", "go:5", "c3");
    }
    /// The cursor stands where the next move is possible, too: Enter once more plays there.
    void aTypedMoveAndEnterPlayOneMove() {
        QFETCH(QString, game);
        QFETCH(QString, move);
        const PlayWindow shown(game, false);
        for (const Qt::Key confirms : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            shown.type(move);
            QTest::keyClick(&shown.board(), confirms);
            QCOMPARE(shown.length(), std::size_t{1});
            shown.click("playTakeBack");
        }
        shown.type(move);
        QTest::keyClick(&shown.board(), Qt::Key_Return);
        QTest::keyClick(&shown.board(), Qt::Key_Return);
        QCOMPARE(shown.length(), std::size_t{2});
    }

    void theEndSaysWho() {
        const PlayWindow shown("tic-tac-toe@xx./oo./...:x");
        shown.type("c3");
        QTRY_COMPARE(shown.said(), "O wins: the program has won");
        clickSquare(shown.board(), 2);
        QCOMPARE(shown.noted(), "Play has ended. “New game” begins another.");
    }

    void reversiCountsDiscs() {
        const PlayWindow shown("reversi:4");
        shown.chooseIn("playSecond", 0);
        QCOMPARE(shown.said(), "The first player to move: you. Discs: first player 2, "
                               "second player 2");
        clickSquare(shown.board(), 1);
        QCOMPARE(shown.said(), "The second player to move: you. Discs: first player 4, "
                               "second player 1");
        shown.playFrom("reversi-wof:4@xxxx/xxxx/xxx./xx..:x", false);
        QCOMPARE(shown.said(),
                 "The first player wins by 16 discs. Discs: first player 13, second player "
                 "0, and 3 empty squares for the winner");
    }

    void aMoveInTheListShowsItsPosition() {
        const PlayWindow shown;
        shown.begin(4);
        const QString last = lying(shown.board());
        const QModelIndex first = shown.moves().model()->index(0, 0);
        QTest::mouseClick(shown.moves().viewport(), Qt::LeftButton, {},
                          shown.moves().visualRect(first).center());
        QCOMPARE(lying(shown.board()), "....x....");
        QCOMPARE(shown.said(), "O to move, after move 1 of 2");
        clickSquare(shown.board(), 2);
        QCOMPARE(shown.length(), std::size_t{2});
        QVERIFY(shown.noted().startsWith("This is the position after move 1."));
        QTest::keyClick(&shown.moves(), Qt::Key_Down);
        QCOMPARE(lying(shown.board()), last);
        QCOMPARE(shown.said(), "X to move: you");
    }

    void aMoveSlidesToItsPlace_data() {
        const Rows<QString, QString> row("game", "move");
        row("a cross", "tic-tac-toe", "b2");
        row("a disc drops", "connect-four", "4");
        row("a disc that turns others over", "reversi:4", "b1");
        row("on a small board", "ultimate-tic-tac-toe", "e5");
        row("counters leave", "nim:3:3,4,5", "B-2");
    }
    /// In a few pictures, the last of which is the one without any movement.
    void aMoveSlidesToItsPlace() {
        QFETCH(QString, game);
        QFETCH(QString, move);
        BoardWidget board;
        board.resize(500, 500);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        const AnyGame before = gameNamed(game.toStdString()).value();
        const AnyGame next = after(before, moveNamed(before, move.toStdString()).value());
        const BoardRoom room = roomFor(before);
        const auto picture = [&] { return board.grab().toImage(); };
        board.setSmooth(false);
        board.setPosition(before, nullptr, room);
        board.setPosition(next, &before, room);
        QVERIFY(!board.slides());
        const QImage last = picture();
        board.setSmooth(true);
        board.setPosition(before, nullptr, room);
        QVERIFY(!board.slides());
        board.setPosition(next, &before, room);
        QVERIFY(board.slides());
        QVERIFY(picture() != last);
        board.setPosition(next, &before, room); // it is told once more, and slides on
        QVERIFY(board.slides());
        QTRY_VERIFY(!board.slides());
        QCOMPARE(picture(), last);
    }

    void nothingSlidesWithoutSmoothMovement() {
        const PlayWindow shown;
        clickSquare(shown.board(), 4);
        QVERIFY(shown.board().slides());
        part<QAction>(shown.window, "smoothMovement").trigger();
        shown.click("newGame");
        clickSquare(shown.board(), 4);
        QVERIFY(!shown.board().slides());
    }
};

QTEST_MAIN(TestPlayBoard)
#include "tst_playboard.moc"
