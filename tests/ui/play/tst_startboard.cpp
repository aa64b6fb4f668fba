// The board in File ▸ Unfold a game: playing to a position with mouse and keys.

#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/shownboard.h"
#include "tests/ui/play/unfoldwindow.h"

#include <QAccessible>

using namespace prunus;

namespace {

/// A position of reversi:4 in which the side that is to move must pass, found by playing on.
AnyGame withAPass(const AnyGame& from) {
    std::vector<AnyGame> open{from};
    while (!open.empty()) {
        const AnyGame position = open.back();
        open.pop_back();
        if (moveNamed(position, "pass")) {
            return position;
        }
        for (std::uint32_t k = 0; k < moveNames(position).size(); ++k) {
            open.push_back(after(position, k));
        }
    }
    qFatal("nobody ever passes");
}

} // namespace

class TestStartBoard : public QObject {
    Q_OBJECT

  private slots:
    void aMouseAndKeysPlayToAPosition() {
        const UnfoldWindow shown;
        clickSquare(shown.board(), 4); // X in the centre
        QCOMPARE(lying(shown.board()), QStringLiteral("....x...."));
        clickSquare(shown.board(), 4); // not free
        QCOMPARE(lying(shown.board()), QStringLiteral("....x...."));
        QTest::keyClick(&shown.board(), Qt::Key_Up);
        QTest::keyClick(&shown.board(), Qt::Key_Left);
        QTest::keyClick(&shown.board(), Qt::Key_Left); // at the edge it stays
        QTest::keyClick(&shown.board(), Qt::Key_Space);
        QTest::keyClick(&shown.board(), Qt::Key_Right);
        QTest::keyClick(&shown.board(), Qt::Key_Return);
        QCOMPARE(lying(shown.board()), QStringLiteral("ox..x...."));
        QCOMPARE(shown.said(), QStringLiteral("O to move. Last move: b1"));
    }

    void movesCanBeTyped() {
        const UnfoldWindow shown;
        shown.board().setFocus();
        QTest::keyClicks(&shown.board(), QStringLiteral("b2ac3"));
        QCOMPARE(lying(shown.board()), QStringLiteral("....x...o"));
    }

    void movesAreTakenBack() {
        const UnfoldWindow shown;
        QVERIFY(!part<QPushButton>(*shown.dialog, "takeBack").isEnabled());
        for (const std::uint32_t square : {4U, 0U, 8U}) {
            clickSquare(shown.board(), square);
        }
        QTest::keyClick(&shown.board(), Qt::Key_Backspace);
        QCOMPARE(lying(shown.board()), QStringLiteral("o...x...."));
        QTest::keyClick(&shown.board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lying(shown.board()), QStringLiteral("....x...."));
        QTest::mouseClick(&part<QPushButton>(*shown.dialog, "takeBack"), Qt::LeftButton);
        QCOMPARE(lying(shown.board()), QStringLiteral("........."));
        clickSquare(shown.board(), 3);
        QTest::mouseClick(&part<QPushButton>(*shown.dialog, "startOver"), Qt::LeftButton);
        QCOMPARE(lying(shown.board()), QStringLiteral("........."));
    }

    void aPassHasAButtonAndAKey() {
        ShownBoard shown("reversi:4");
        const auto& pass = part<QPushButton>(shown.board, "pass");
        QVERIFY(!pass.isVisible());
        const AnyGame start = gameNamed("reversi:4").value();
        const AnyGame before = withAPass(start);
        for (const bool byKey : {false, true}) {
            shown.board.setPosition(start, before);
            QVERIFY(pass.isVisible());
            byKey ? QTest::keyClick(&shown.squares(), Qt::Key_Space)
                  : QTest::mouseClick(&part<QPushButton>(shown.board, "pass"), Qt::LeftButton);
            QVERIFY(!pass.isVisible()); // else the game would be over
            QVERIFY(shown.board.position().value() == after(before, 0));
            QVERIFY(shown.said().contains(QStringLiteral(" player passes. ")));
        }
    }

    void counters_data() {
        const Rows<int, int, QString> row("heap", "counter", "left");
        row("the uppermost of a heap", 1, 3, "3,3,5");
        row("it and two above it", 2, 2, "3,4,2");
        row("a whole heap of three", 0, 0, "0,4,5");
        row("more than may be taken", 2, 1, "3,4,5");
        row("above the heap", 0, 4, "3,4,5");
    }
    void counters() {
        QFETCH(int, heap);
        QFETCH(int, counter);
        QFETCH(QString, left);
        ShownBoard shown("nim:3:3,4,5");
        BoardWidget& keys = shown.squares();
        clickCounter(keys, std::uint32_t(heap), std::uint32_t(counter));
        QCOMPARE(lying(keys), left);
        // The same with keys: from the lowest counter of the first heap.
        shown.board.setGame(gameNamed("nim:3:3,4,5").value());
        QTest::keyClick(&keys, Qt::Key_Home);
        for (int i = 0; i < 9; ++i) {
            QTest::keyClick(&keys, i < 5 ? Qt::Key_Left : Qt::Key_Down);
        }
        for (int i = 0; i < heap; ++i) {
            QTest::keyClick(&keys, Qt::Key_Right);
        }
        for (int i = 0; i < counter; ++i) {
            QTest::keyClick(&keys, Qt::Key_Up);
        }
        QTest::keyClick(&keys, Qt::Key_Return);
        QCOMPARE(lying(keys), left);
    }

    void connectFourFalls() {
        const ShownBoard shown("connect-four:3,3,3");
        clickSquare(shown.squares(), 1); // any square of the column
        clickSquare(shown.squares(), 4);
        QTest::keyClicks(&shown.squares(), QStringLiteral("1"));
        QCOMPARE(lying(shown.squares()), QStringLiteral("....o.xx."));
    }

    void theBoardIsSpoken() {
        const UnfoldWindow shown;
        clickSquare(shown.board(), 4);
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&shown.board());
        QVERIFY(board != nullptr);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Board"));
        QCOMPARE(board->text(QAccessible::Value), QStringLiteral("b2: X"));
        QTest::keyClick(&shown.board(), Qt::Key_Right);
        QCOMPARE(board->text(QAccessible::Value), QStringLiteral("c2: free, a move"));
        QCOMPARE(board->text(QAccessible::Description),
                 QStringLiteral("O to move. Row 1: free, free, free. Row 2: free, X, free. Row 3: "
                                "free, free, free."));
    }

    /// The cursor stands elsewhere, and does not count.
    void aNameThatBeginsAnotherIsConfirmed() {
        const ShownBoard shown("connect-four:12,3,3");
        BoardWidget& keys = shown.squares();
        QTest::keyClick(&keys, Qt::Key_Right);
        QTest::keyClick(&keys, Qt::Key_Right);
        QTest::keyClicks(&keys, QStringLiteral("1"));
        QCOMPARE(lying(keys), QString(36, u'.'));
        QTest::keyClick(&keys, Qt::Key_Return);
        QCOMPARE(lying(keys), QString(24, u'.') + u'x' + QString(11, u'.'));
        QTest::keyClicks(&keys, QStringLiteral("11"));
        QCOMPARE(lying(keys), QString(24, u'.') + u'x' + QString(9, u'.') + u'o' + u'.');
    }
};

QTEST_MAIN(TestStartBoard)
#include "tst_startboard.moc"
