// Game ▸ Play with keys and ears alone. Qt tells screen readers only while one listens: the suite
// runs on an X server with a message bus of its own.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/playwindow.h"
#include "ui/play/accessibleboard.h"

#include <QAccessible>

using namespace prunus;

namespace {

/// What is read out: the places that get the focus or another name, and what is announced.
QStringList heard; // NOLINT(cert-err58-cpp)

void hear(QAccessibleEvent* event) {
    const auto* const of = event->accessibleInterface();
    const bool renamed = event->type() == QAccessible::NameChanged && of != nullptr &&
                         of->role() == QAccessible::Button && of->object() == nullptr;
    if (renamed || (of != nullptr && event->type() == QAccessible::Focus)) {
        heard << of->text(QAccessible::Name);
    } else if (of != nullptr && event->type() == QAccessible::Alert) {
        QCOMPARE(of->role(), QAccessible::Notification);
        heard << QStringLiteral("! ") + of->text(QAccessible::Name);
    }
}

QString heardSince() {
    return std::exchange(heard, {}).join(u'|');
}

/// Two users, at this position, the cursor in the upper left corner.
struct BlindPlay : PlayWindow {
    explicit BlindPlay(const char* game) {
        dialog->playFrom(gameNamed(game).value());
        chooseIn("playFirst", 0);
        chooseIn("playSecond", 0);
        board().setFocus(Qt::ShortcutFocusReason);
        QAccessible::installUpdateHandler(hear);
        QTRY_VERIFY(board().hasFocus());
        QCoreApplication::processEvents();
        heard.clear();
    }
};

} // namespace

class TestBlindPlay : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QTRY_VERIFY(QAccessible::isActive()); }
    void cleanup() {
        QAccessible::installUpdateHandler(nullptr);
        heard.clear();
    }

    void theCursorIsTold_data() {
        const Rows<QString, int, QString> row("game", "key", "told");
        row("a free square", "tic-tac-toe", Qt::Key_Right, "b1: free, a move");
        row("a taken square", "tic-tac-toe@.x./.../...:o", Qt::Key_Right, "b1: X");
        row("the next row", "tic-tac-toe@.../o../x..:x", Qt::Key_Down, "a2: O");
        row("at the edge it stays", "tic-tac-toe", Qt::Key_Left, "a1: free, a move");
        row("where a disc falls to", "connect-four:4,3,3@..../.o../.x..:x", Qt::Key_Right,
            "column 2, row 3: free, a move");
        row("above where it falls to", "connect-four:4,3,3", Qt::Key_Right,
            "column 2, row 3: free, the disc falls to row 1");
        row("a disc can be turned over", "reversi:4", Qt::Key_Right, "b1: free, a move");
        row("no disc can be turned over", "reversi:4", Qt::Key_Left, "a1: free, no move");
        row("all that can be done is pass", "reversi:4@xo../..../..../....:o", Qt::Key_Right,
            "b1: the second player, you can only pass");
        row("counters", "nim:3:3,4,5", Qt::Key_Right, "Heap B, counter 1 of 4, no move");
        row("counters that can be taken", "nim:3:3,4,5", Qt::Key_Up,
            "Heap A, counter 2 of 3, takes 2");
    }

    void theCursorIsTold() {
        QFETCH(QString, game);
        QFETCH(int, key);
        QFETCH(QString, told);
        const BlindPlay shown(game.toUtf8().constData());
        QTest::keyClick(&shown.board(), static_cast<Qt::Key>(key));
        QCOMPARE(heardSince(), told);
    }

    void theBoardIsTold_data() {
        const Rows<QString, QString> row("game", "told");
        row("rows of squares count from above", "reversi:4@x.../..../..../o...:x",
            "Row 1: the first player, free, free, free. Row 2: free, free, free, free. "
            "Row 3: free, free, free, free. Row 4: the second player, free, free, free.");
        row("where discs fall, rows count from below", "connect-four:3,3,3@.../o../x..:x",
            "Row 3: free, free, free. Row 2: the second player, free, free. "
            "Row 1: the first player, free, free.");
    }

    void theBoardIsTold() {
        QFETCH(QString, game);
        QFETCH(QString, told);
        const QString spoken = spokenBoard(boardOf(gameNamed(game.toStdString()).value()));
        QCOMPARE(spoken.mid(spoken.indexOf("Row")), told);
    }

    void theKeyboardOnTheBoardIsToldAsAPlace() {
        const BlindPlay shown("tic-tac-toe");
        part<QPushButton>(*shown.dialog, "newGame").setFocus();
        QCoreApplication::processEvents();
        heard.clear();
        shown.board().setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(heard.value(heard.size() - 1), "a1: free, a move");
        QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&shown.board());
        QCOMPARE(board->childCount(), 9);
        QCOMPARE(board->focusChild()->text(QAccessible::Name), "a1: free, a move");
        QVERIFY(board->focusChild()->state().focused);
        QVERIFY(!board->child(4)->state().focused);
        const QRect place = board->child(4)->rect();
        QCOMPARE(board->childAt(place.center().x(), place.center().y()), board->child(4));
    }

    void aPlaceIsPressed() {
        const BlindPlay shown("tic-tac-toe");
        QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&shown.board());
        board->child(4)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(lying(shown.board()), "....x....");
        QCOMPARE(board->child(4)->text(QAccessible::Name), "b2: X");
    }

    void aMoveIsToldOnce_data() {
        const Rows<int, QString, QString> row("opponent", "typed", "told");
        row("at the cursor, against a user", 0, "\r", "a1: X");
        row("at the cursor, against the program", 1, "\r", "a1: X");
        row("elsewhere it is not told", 1, "c3", QString());
    }

    void aMoveIsToldOnce() {
        QFETCH(int, opponent);
        QFETCH(QString, typed);
        QFETCH(QString, told);
        const BlindPlay shown("tic-tac-toe");
        shown.chooseIn("playSecond", opponent);
        shown.board().setFocus();
        QCoreApplication::processEvents();
        heard.clear();
        QTest::keyClicks(&shown.board(), typed);
        QTRY_COMPARE(shown.length(), std::size_t(1 + opponent));
        QCoreApplication::processEvents();
        QCOMPARE(heard.filter("a1: ").join(u'|'), told);
    }

    void whyNothingIsPlayedIsAnnounced() {
        const BlindPlay shown("tic-tac-toe@.x./.../...:o");
        QTest::keyClick(&shown.board(), Qt::Key_Right);
        heard.clear();
        for (int twice = 0; twice < 2; ++twice) {
            QTest::keyClick(&shown.board(), Qt::Key_Return);
            QCOMPARE(heardSince(), "! Square b1 is taken.");
        }
        QTest::keyClicks(&shown.board(), "b1");
        QCOMPARE(heardSince(), "! b1 is no move here.");
    }

    void theProgramsMoveIsAnnounced() {
        const BlindPlay shown("tic-tac-toe");
        shown.chooseIn("playSecond", 1);
        shown.board().setFocus();
        heard.clear();
        QTest::keyClicks(&shown.board(), "a1");
        QTRY_VERIFY2(heard.contains("! O on b2. X to move: you"), qPrintable(heard.join(u'\n')));
        QVERIFY(heard.contains("! X on a1. O to move: the program"));
    }

    void theEndIsAnnounced() {
        const BlindPlay shown("tic-tac-toe@xx./oo./...:x");
        QTest::keyClicks(&shown.board(), "c1");
        QCOMPARE(heardSince(), "! X on c1. X wins");
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_Return}) {
            QTest::keyClick(&shown.board(), key);
            QCOMPARE(heardSince(), "! Play has ended. “New game” begins another.");
        }
    }

    void aHintIsAnnounced() {
        const BlindPlay shown("tic-tac-toe@xx./oo./...:x");
        shown.click("playHint");
        QTRY_VERIFY(heard.contains("! Hint: c1, value 1 for X. Expected line: c1. In 1 "
                                   "ply X can force a win."));
    }

    void theDistanceIsAnnounced() {
        const BlindPlay shown("tic-tac-toe@xo./xo./...:x");
        shown.chooseIn("playSecond", 1);
        shown.board().setFocus();
        QTest::keyClicks(&shown.board(), "c2");
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QVERIFY(heard.contains("! b3 wins in 1 ply. The search alone would choose "
                               "a3, which also wins, but later."));
    }
};

QTEST_MAIN(TestBlindPlay)
#include "tst_blindplay.moc"
