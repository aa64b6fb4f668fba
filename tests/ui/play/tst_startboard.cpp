// The board in File ▸ Unfold a game: playing to a position with mouse and keys.

#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "tests/ui/play/unfoldwindow.h"
#include "ui/play/startboard.h"

#include <QAccessible>

using namespace prunus;

class TestStartBoard : public QObject {
    Q_OBJECT

  private slots:
    void aMouseAndKeysPlayToAPosition();
    void movesCanBeTyped();
    void movesAreTakenBack();
    void aPassHasAButton();
    void aPassIsMadeWithAKey();
    void counters_data();
    void counters();
    void connectFourFalls();
    void theBoardIsSpoken();
    void aNameThatBeginsAnotherIsConfirmed();
};

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

void TestStartBoard::aMouseAndKeysPlayToAPosition() {
    const UnfoldWindow shown;
    QVERIFY(shown.active);
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

void TestStartBoard::movesCanBeTyped() {
    const UnfoldWindow shown;
    QVERIFY(shown.active);
    shown.board().setFocus();
    QTest::keyClicks(&shown.board(), QStringLiteral("b2ac3"));
    QCOMPARE(lying(shown.board()), QStringLiteral("....x...o"));
}

void TestStartBoard::movesAreTakenBack() {
    const UnfoldWindow shown;
    QVERIFY(shown.active);
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

void TestStartBoard::aPassHasAButton() {
    StartBoard board;
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const AnyGame start = gameNamed("reversi:4").value();
    auto& pass = part<QPushButton>(board, "pass");
    board.setGame(start);
    QVERIFY(!pass.isVisible());
    const AnyGame before = withAPass(start);
    board.setPosition(start, before);
    QVERIFY(pass.isVisible());
    QTest::mouseClick(&pass, Qt::LeftButton);
    QVERIFY(!pass.isVisible()); // else the game would be over
    QVERIFY(board.position().value() == after(before, 0));
    QVERIFY(part<QLabel>(board, "boardSaid").text().contains(QStringLiteral(" player passes. ")));
}

void TestStartBoard::aPassIsMadeWithAKey() {
    StartBoard board;
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const AnyGame start = gameNamed("reversi:4").value();
    const AnyGame before = withAPass(start);
    board.setPosition(start, before);
    QTest::keyClick(&boardIn(board), Qt::Key_Space);
    QVERIFY(board.position().value() == after(before, 0));
}

void TestStartBoard::counters_data() {
    QTest::addColumn<int>("heap");
    QTest::addColumn<int>("counter");
    QTest::addColumn<QString>("left");
    QTest::newRow("the uppermost of a heap") << 1 << 3 << "3,3,5";
    QTest::newRow("it and two above it") << 2 << 2 << "3,4,2";
    QTest::newRow("a whole heap of three") << 0 << 0 << "0,4,5";
    QTest::newRow("more than may be taken") << 2 << 1 << "3,4,5";
    QTest::newRow("above the heap") << 0 << 4 << "3,4,5";
}

void TestStartBoard::counters() {
    QFETCH(int, heap);
    QFETCH(int, counter);
    QFETCH(QString, left);
    StartBoard board;
    board.resize(400, 500);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.setGame(gameNamed("nim:3:3,4,5").value());
    clickCounter(boardIn(board), std::uint32_t(heap), std::uint32_t(counter));
    QCOMPARE(lying(boardIn(board)), left);
    // The same with keys: from the lowest counter of the first heap.
    board.setGame(gameNamed("nim:3:3,4,5").value());
    BoardWidget& keys = boardIn(board);
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

void TestStartBoard::connectFourFalls() {
    StartBoard board;
    board.resize(500, 600);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.setGame(gameNamed("connect-four:3,3,3").value());
    clickSquare(boardIn(board), 1); // any square of the column
    clickSquare(boardIn(board), 4);
    QTest::keyClicks(&boardIn(board), QStringLiteral("1"));
    QCOMPARE(lying(boardIn(board)), QStringLiteral("....o.xx."));
}

void TestStartBoard::theBoardIsSpoken() {
    const UnfoldWindow shown;
    QVERIFY(shown.active);
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
void TestStartBoard::aNameThatBeginsAnotherIsConfirmed() {
    StartBoard board;
    board.resize(700, 400);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    board.setGame(gameNamed("connect-four:12,3,3").value());
    BoardWidget& keys = boardIn(board);
    QTest::keyClick(&keys, Qt::Key_Right);
    QTest::keyClick(&keys, Qt::Key_Right);
    QTest::keyClicks(&keys, QStringLiteral("1"));
    QCOMPARE(lying(keys), QString(36, u'.'));
    QTest::keyClick(&keys, Qt::Key_Return);
    QCOMPARE(lying(keys), QString(24, u'.') + u'x' + QString(11, u'.'));
    QTest::keyClicks(&keys, QStringLiteral("11"));
    QCOMPARE(lying(keys), QString(24, u'.') + u'x' + QString(9, u'.') + u'o' + u'.');
}

QTEST_MAIN(TestStartBoard)
#include "tst_startboard.moc"
