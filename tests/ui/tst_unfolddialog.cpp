// File ▸ Unfold a game: playing to a position, setting one up, and the tree that comes of it.

#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "core/notation/readtree.h"
#include "tests/ui/boardtouch.h"
#include "tests/ui/questions.h"
#include "tests/ui/workend.h"
#include "ui/play/startboard.h"
#include "ui/play/unfolddialog.h"
#include "ui/session/documentfile.h"
#include "ui/session/editing.h"

#include <QAccessible>
#include <QTemporaryDir>

using namespace prunus;

class TestUnfoldDialog : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensADialogThatCounts();
    void aDepthIsCounted();
    void theTreeIsAnUnsavedDocumentOfTheGame();
    void theFileKeepsTheGame();
    void aMouseAndKeysPlayToAPosition();
    void movesCanBeTyped();
    void movesAreTakenBack();
    void aPositionIsSetUp();
    void aPositionThatCannotBeIsRefused();
    void heapsAreSetUp();
    void aSmallBoardIsSentTo();
    void aPassHasAButton();
    void aPassIsMadeWithAKey();
    void counters_data();
    void counters();
    void connectFourFalls();
    void theOrderOfMovesIsTheTrees();
    void aLimitIsTold();
    void aCancelKeepsTheOldTree();
    void unsavedWorkIsAskedAbout();
    void whatWasChosenComesBack();
    void eachGridKeepsItsMeasures();
    void heapsThatAreNoneAreTold();
    void theBoardIsSpoken();
    void aNodeIsWhereItGoesOn();
    void withoutAGameNothingGoesOnFromHere();
};

namespace {

struct ShownDialog : ShownWindow {
    UnfoldDialog* dialog = nullptr;

    ShownDialog() { open(); }
    void open() {
        window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window);
        press(Qt::Key_B, Qt::ControlModifier);
        dialog = window.findChild<UnfoldDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
    }
    [[nodiscard]] BoardWidget& board() const { return boardIn(*dialog); }
    [[nodiscard]] QString counted() const {
        return plain(part<QLabel>(*dialog, "unfoldSaid").text());
    }
    [[nodiscard]] QString said() const { return part<QLabel>(*dialog, "boardSaid").text(); }
    [[nodiscard]] QPushButton& ok() const { return part<QPushButton>(*dialog, "unfold"); }
    void chooseGame(int kind) const { choose(part<QComboBox>(*dialog, "gameKind"), kind); }
    void setDepth(int depth) const { typeNumber(part<QSpinBox>(*dialog, "unfoldDepth"), depth); }
    void accept() {
        QTest::mouseClick(&ok(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!window.session().busy(), 60'000);
    }
    [[nodiscard]] const GameTree& tree() { return window.session().document()->tree; }
};

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

void TestUnfoldDialog::theKeyOpensADialogThatCounts() {
    const ShownDialog shown;
    QVERIFY(shown.active);
    QTRY_COMPARE(shown.counted(), QStringLiteral("The whole game to depth 9: 549946 nodes."));
    QVERIFY(shown.ok().isEnabled());
    QCOMPARE(shown.said(), QStringLiteral("X to move"));
}

/// 1 + 9 + 72 + 504 + 3024 + 15120 + 54720 = 73450; all lines of six plies, less those of the 1440
/// games that the first player has won with the fifth.
void TestUnfoldDialog::aDepthIsCounted() {
    const ShownDialog shown;
    QVERIFY(shown.active);
    shown.setDepth(3);
    QTRY_COMPARE(shown.counted(), QStringLiteral("To depth 3: 586 nodes."));
    shown.setDepth(6);
    QTRY_COMPARE(shown.counted(), QStringLiteral("To depth 6: 73450 nodes."));
}

void TestUnfoldDialog::theTreeIsAnUnsavedDocumentOfTheGame() {
    ShownDialog shown;
    QVERIFY(shown.active);
    shown.setDepth(2);
    shown.accept();
    QVERIFY(!shown.dialog->isVisible());
    QCOMPARE(shown.tree().nodeCount(), 82U); // 1 + 9 + 72
    QCOMPARE(shown.tree().header().game, std::string("tic-tac-toe"));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("Tic-tac-toe[*] — Prunus"));
    QVERIFY(shown.window.isWindowModified());
    QVERIFY(shown.window.session().document()->notices.isEmpty());
}

void TestUnfoldDialog::theFileKeepsTheGame() {
    const QTemporaryDir folder;
    ShownDialog shown;
    QVERIFY(shown.active);
    clickSquare(shown.board(), 4);
    shown.setDepth(1);
    shown.accept();
    const QString file = folder.filePath(QStringLiteral("game.json"));
    QCOMPARE(writeTreeFile(shown.tree(), {}, file, TreeFormat::json), QString());
    const auto again = readTreeFile(file.toStdString());
    QVERIFY(again.has_value());
    QCOMPARE(again->header().game, std::string("tic-tac-toe@.../.x./...:o"));
    QVERIFY(again->header().root == Player::min);
    QCOMPARE(again->nodeCount(), 9U);
}

void TestUnfoldDialog::aMouseAndKeysPlayToAPosition() {
    const ShownDialog shown;
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

void TestUnfoldDialog::movesCanBeTyped() {
    const ShownDialog shown;
    QVERIFY(shown.active);
    shown.board().setFocus();
    QTest::keyClicks(&shown.board(), QStringLiteral("b2ac3"));
    QCOMPARE(lying(shown.board()), QStringLiteral("....x...o"));
}

void TestUnfoldDialog::movesAreTakenBack() {
    const ShownDialog shown;
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

void TestUnfoldDialog::aPositionIsSetUp() {
    ShownDialog shown;
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

void TestUnfoldDialog::aPositionThatCannotBeIsRefused() {
    ShownDialog shown;
    QVERIFY(shown.active);
    auto& setUp = part<QCheckBox>(*shown.dialog, "setUp");
    QTest::mouseClick(&setUp, Qt::LeftButton, {}, QPoint(8, setUp.height() / 2));
    for (const std::uint32_t square : {0U, 1U}) {
        clickSquare(shown.board(), square);
        QVERIFY(shown.ok().isEnabled());
    }
    clickSquare(shown.board(), 2);
    QCOMPARE(shown.said(), QStringLiteral("The first player has 3 in a row and so has won already; "
                                          "let the other be to move."));
    QVERIFY(!shown.ok().isEnabled());
    QTest::mouseClick(&setUp, Qt::LeftButton, {}, QPoint(8, setUp.height() / 2));
    QVERIFY(setUp.isChecked()); // it is not taken over
    choose(part<QComboBox>(*shown.dialog, "setUpMover"), 1);
    QCOMPARE(shown.said(), QStringLiteral("X wins"));
    QVERIFY(shown.ok().isEnabled());
    QTest::mouseClick(&part<QPushButton>(*shown.dialog, "clearBoard"), Qt::LeftButton);
    QCOMPARE(lying(shown.board()), QStringLiteral("........."));
}

/// A touch above a heap fills it up to there, one on its last counter takes that away.
void TestUnfoldDialog::heapsAreSetUp() {
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
void TestUnfoldDialog::aSmallBoardIsSentTo() {
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

void TestUnfoldDialog::aPassHasAButton() {
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

void TestUnfoldDialog::aPassIsMadeWithAKey() {
    StartBoard board;
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const AnyGame start = gameNamed("reversi:4").value();
    const AnyGame before = withAPass(start);
    board.setPosition(start, before);
    QTest::keyClick(&boardIn(board), Qt::Key_Space);
    QVERIFY(board.position().value() == after(before, 0));
}

void TestUnfoldDialog::counters_data() {
    QTest::addColumn<int>("heap");
    QTest::addColumn<int>("counter");
    QTest::addColumn<QString>("left");
    QTest::newRow("the uppermost of a heap") << 1 << 3 << "3,3,5";
    QTest::newRow("it and two above it") << 2 << 2 << "3,4,2";
    QTest::newRow("a whole heap of three") << 0 << 0 << "0,4,5";
    QTest::newRow("more than may be taken") << 2 << 1 << "3,4,5";
    QTest::newRow("above the heap") << 0 << 4 << "3,4,5";
}

void TestUnfoldDialog::counters() {
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

void TestUnfoldDialog::connectFourFalls() {
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

/// The centre, then the corners' neighbours at the sides, which are nearer to it than the corners.
void TestUnfoldDialog::theOrderOfMovesIsTheTrees() {
    ShownDialog shown;
    QVERIFY(shown.active);
    choose(part<QComboBox>(*shown.dialog, "unfoldOrder"), 1);
    shown.setDepth(1);
    shown.accept();
    QCOMPARE(shown.tree().moves().at(NodeId{1}), std::string_view("b2"));
    QCOMPARE(shown.tree().moves().at(NodeId{2}), std::string_view("b1"));
    shown.open();
    shown.chooseGame(3); // Nim offers none
    QVERIFY(!part<QComboBox>(*shown.dialog, "unfoldOrder").isEnabled());
}

void TestUnfoldDialog::aLimitIsTold() {
    ShownDialog shown;
    QVERIFY(shown.active);
    typeNumber(part<QSpinBox>(*shown.dialog, "unfoldNodes"), 600);
    QTRY_COMPARE(shown.counted(), QStringLiteral("To depth 3: 586 nodes. The next row would pass "
                                                 "the limit of 600 and is left out."));
    shown.setDepth(5);
    shown.accept();
    QCOMPARE(shown.tree().nodeCount(), 586U);
    auto& bar = part<QWidget>(shown.window, "importBar");
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.accessibleName(), QStringLiteral("The tree is complete to depth 3 of 5: the next "
                                                  "row would pass the limit of 600 nodes."));
}

void TestUnfoldDialog::aCancelKeepsTheOldTree() {
    ShownDialog shown;
    QVERIFY(shown.active);
    const auto before = shown.window.session().document();
    shown.chooseGame(2); // Connect Four
    typeNumber(part<QSpinBox>(*shown.dialog, "unfoldNodes"), 20'000'000);
    QTest::mouseClick(&shown.ok(), Qt::LeftButton);
    QVERIFY(shown.window.session().opening());
    QCOMPARE(shown.window.session().work().opened, QStringLiteral("Connect Four"));
    shown.window.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &shown.window);
    shown.press(Qt::Key_Escape);
    QVERIFY(!shown.window.session().busy());
    letWorkEnd();
    QVERIFY(shown.window.session().document() == before);
    QVERIFY(!shown.window.isWindowModified());
}

void TestUnfoldDialog::unsavedWorkIsAskedAbout() {
    ShownWindow window;
    QVERIFY(window.active);
    QVERIFY(!window.window.session().editing().perform(SetValue{NodeId{4}, 7}));
    window.press(Qt::Key_B, Qt::ControlModifier);
    auto& dialog = *window.window.findChild<UnfoldDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    typeNumber(part<QSpinBox>(dialog, "unfoldDepth"), 1);
    QTest::mouseClick(&part<QPushButton>(dialog, "unfold"), Qt::LeftButton);
    answer(window.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QVERIFY(dialog.isVisible());
    QCOMPARE(window.window.session().document()->tree.leafCount(), 9U);
    QTest::mouseClick(&part<QPushButton>(dialog, "unfold"), Qt::LeftButton);
    answer(window.window, "unsavedQuestion", QStringLiteral("Discard"));
    QVERIFY(!dialog.isVisible());
    QTRY_COMPARE(window.window.session().document()->tree.nodeCount(), 10U);
}

void TestUnfoldDialog::whatWasChosenComesBack() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
        ShownWindow window;
        window.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
        QVERIFY(window.active);
        window.press(Qt::Key_B, Qt::ControlModifier);
        auto& dialog = *window.window.findChild<UnfoldDialog*>();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        choose(part<QComboBox>(dialog, "gameKind"), 3); // Nim
        choose(part<QComboBox>(dialog, "gameLast"), 1);
        clickCounter(boardIn(dialog), 2, 3);
        typeNumber(part<QSpinBox>(dialog, "unfoldDepth"), 7);
        choose(part<QComboBox>(dialog, "unfoldEvaluation"), 1);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
    ShownWindow window;
    window.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
    QVERIFY(window.active);
    window.press(Qt::Key_B, Qt::ControlModifier);
    const auto& dialog = *window.window.findChild<UnfoldDialog*>();
    QCOMPARE(part<QComboBox>(dialog, "gameKind").currentIndex(), 3);
    QCOMPARE(part<QComboBox>(dialog, "gameLast").currentIndex(), 1);
    QCOMPARE(part<QLineEdit>(dialog, "gameHeaps").text(), QStringLiteral("3, 4, 5"));
    QCOMPARE(lying(boardIn(dialog)), QStringLiteral("3,4,3"));
    QCOMPARE(part<QSpinBox>(dialog, "unfoldDepth").value(), 7);
    QCOMPARE(part<QComboBox>(dialog, "unfoldEvaluation").currentIndex(), 1);
}

void TestUnfoldDialog::eachGridKeepsItsMeasures() {
    const ShownDialog shown;
    QVERIFY(shown.active);
    const auto measures = [&] {
        QStringList numbers;
        for (const char* name : {"gameColumns", "gameRows", "gameInRow"}) {
            numbers << QString::number(part<QSpinBox>(*shown.dialog, name).value());
        }
        return numbers.join(u' ');
    };
    shown.chooseGame(1);
    QCOMPARE(measures(), QStringLiteral("4 4 4"));
    typeNumber(part<QSpinBox>(*shown.dialog, "gameRows"), 3);
    shown.chooseGame(2);
    QCOMPARE(measures(), QStringLiteral("7 6 4"));
    shown.chooseGame(1);
    QCOMPARE(measures(), QStringLiteral("4 3 4"));
}

void TestUnfoldDialog::heapsThatAreNoneAreTold() {
    const ShownDialog shown;
    QVERIFY(shown.active);
    shown.chooseGame(3);
    auto& heaps = part<QLineEdit>(*shown.dialog, "gameHeaps");
    heaps.setFocus();
    heaps.selectAll();
    QTest::keyClicks(&heaps, QStringLiteral("3, x"));
    QVERIFY2(shown.counted().startsWith(QStringLiteral("\"x\" is no heap")),
             qPrintable(shown.counted()));
    QVERIFY(!shown.ok().isEnabled());
    heaps.selectAll();
    QTest::keyClicks(&heaps, QStringLiteral("1, 2"));
    QVERIFY(shown.ok().isEnabled());
    QCOMPARE(lying(shown.board()), QStringLiteral("1,2"));
}

void TestUnfoldDialog::theBoardIsSpoken() {
    const ShownDialog shown;
    QVERIFY(shown.active);
    clickSquare(shown.board(), 4);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&shown.board());
    QVERIFY(board != nullptr);
    QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Board"));
    QCOMPARE(board->text(QAccessible::Value), QStringLiteral("b2: X"));
    QTest::keyClick(&shown.board(), Qt::Key_Right);
    QCOMPARE(board->text(QAccessible::Value), QStringLiteral("c2: free"));
    QCOMPARE(board->text(QAccessible::Description),
             QStringLiteral("O to move. row 1: free, free, free; row 2: free, X, free; row 3: "
                            "free, free, free"));
}

void TestUnfoldDialog::aNodeIsWhereItGoesOn() {
    ShownDialog shown;
    QVERIFY(shown.active);
    shown.setDepth(2);
    shown.accept();
    shown.window.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &shown.window);
    auto& here = shown.find<QAction>("unfoldHere");
    QVERIFY(!here.isEnabled());
    shown.window.session().select(NodeId{5}); // the fifth move of the root: b2
    QVERIFY(here.isEnabled());
    shown.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QTest::qWaitForWindowActive(shown.dialog));
    QCOMPARE(lying(shown.board()), QStringLiteral("....x...."));
}

void TestUnfoldDialog::withoutAGameNothingGoesOnFromHere() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().select(NodeId{1});
    QVERIFY(!shown.find<QAction>("unfoldHere").isEnabled());
    QVERIFY(!shown.find<QAction>("playHere").isEnabled());
}

QTEST_MAIN(TestUnfoldDialog)
#include "tst_unfolddialog.moc"
