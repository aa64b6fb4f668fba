// Game ▸ Play and Play from here, of the tree that is open.

#include "core/games/positionname.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/session/workend.h"

using namespace prunus;

class TestPlayOfTree : public QObject {
    Q_OBJECT

  private slots:
    void aGameGoesOnFromANode();
    void nimGoesOnFromANode();
    void playBeginsWithTheOpenTree_data();
    void playBeginsWithTheOpenTree();
    void anotherGameCanBeChosenAndStays();
    void anotherTreeIsOffered();
    void aGameInPlayGoesOn();
    void aSearchThatWasOpenedLeadsBack();
    void aTreeOfNoGameChangesNothing();
};

namespace {

/// Opens the tree of a game to depth 1.
void openTree(ShownWindow& shown, const char* name) {
    UnfoldWish wish;
    wish.depth = 1;
    shown.window.openGame({gameNamed(name).value(), wish});
    QTRY_VERIFY(shown.window.session().document() &&
                shown.window.session().document()->tree.header().game == name);
}

PlayDialog& play(ShownWindow& shown) {
    shown.press(Qt::Key_J, Qt::ControlModifier);
    auto* dialog = shown.window.findChild<PlayDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog)) {
        qFatal("Play does not open");
    }
    return *dialog;
}

bool becomesActive(QWidget& window) {
    window.activateWindow();
    return QTest::qWaitFor([&] { return QApplication::activeWindow() == &window; });
}

/// Play is closed, and its game stays.
void goBack(ShownWindow& shown) {
    auto* dialog = shown.window.findChild<PlayDialog*>();
    QVERIFY(becomesActive(*dialog));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QVERIFY(becomesActive(shown.window));
}

QString said(const PlayDialog& dialog) {
    return part<QLabel>(dialog, "playSaid").text();
}

} // namespace

void TestPlayOfTree::aGameGoesOnFromANode() {
    ShownWindow shown;
    QVERIFY(shown.active);
    UnfoldWish wish;
    wish.depth = 1;
    shown.window.openGame({TicTacToe{}, wish});
    QTRY_COMPARE(shown.window.session().document()->tree.nodeCount(), 10U);
    shown.window.session().select(NodeId{1}); // X on a1, O to move
    shown.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    const auto& dialog = *shown.window.findChild<PlayDialog*>();
    QCOMPARE(lying(boardIn(dialog)), QStringLiteral("x........"));
    QCOMPARE(part<QLabel>(dialog, "playSaid").text(), QStringLiteral("O to move: you"));
    clickSquare(boardIn(dialog), 1);
    QTRY_COMPARE(dialog.record().length(), std::size_t{2}); // X answers
}

/// Also where a heap is empty, which no game of Nim begins with.
void TestPlayOfTree::nimGoesOnFromANode() {
    ShownWindow shown;
    QVERIFY(shown.active);
    UnfoldWish wish;
    wish.depth = 1;
    shown.window.openGame({gameNamed("nim:3:1,2,3").value(), wish});
    QTRY_COMPARE(shown.window.session().document()->tree.nodeCount(), 7U);
    shown.window.session().select(NodeId{1});
    shown.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(lying(boardIn(*shown.window.findChild<PlayDialog*>())), QStringLiteral("0,2,3"));
}

void TestPlayOfTree::playBeginsWithTheOpenTree_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("lies");
    QTest::addColumn<QString>("says");
    QTest::newRow("at its start") << "nim:3:3,4,5"
                                  << "3,4,5"
                                  << "The first player to move: you";
    QTest::newRow("at the position of its root") << "tic-tac-toe@xo./.x./..o:x"
                                                 << "xo..x...o"
                                                 << "X to move: you";
    QTest::newRow("on its own board") << "connect-four:4,3,3"
                                      << "............"
                                      << "The first player to move: you";
}

void TestPlayOfTree::playBeginsWithTheOpenTree() {
    QFETCH(QString, game);
    QFETCH(QString, lies);
    QFETCH(QString, says);
    ShownWindow shown;
    QVERIFY(shown.active);
    openTree(shown, game.toUtf8().constData());
    const PlayDialog& dialog = play(shown);
    QCOMPARE(lying(boardIn(dialog)), lies);
    QCOMPARE(said(dialog), says);
    QCOMPARE(dialog.record().length(), std::size_t{0});
}

/// Also while it is closed.
void TestPlayOfTree::anotherGameCanBeChosenAndStays() {
    ShownWindow shown;
    QVERIFY(shown.active);
    openTree(shown, "reversi:4");
    PlayDialog& dialog = play(shown);
    QCOMPARE(lying(boardIn(dialog)).size(), 16);
    choose(part<QComboBox>(dialog, "gameKind"), 3); // Nim
    QCOMPARE(lying(boardIn(dialog)), QStringLiteral("3,4,5"));
    goBack(shown);
    QCOMPARE(lying(boardIn(play(shown))), QStringLiteral("3,4,5"));
}

void TestPlayOfTree::anotherTreeIsOffered() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QCOMPARE(lying(boardIn(play(shown))), QStringLiteral("........."));
    goBack(shown);
    openTree(shown, "nim:2:2,2");
    QCOMPARE(lying(boardIn(play(shown))), QStringLiteral("2,2"));
}

void TestPlayOfTree::aGameInPlayGoesOn() {
    ShownWindow shown;
    QVERIFY(shown.active);
    PlayDialog& dialog = play(shown);
    clickSquare(boardIn(dialog), 4);
    QTRY_COMPARE(dialog.record().length(), std::size_t{2});
    const QString before = lying(boardIn(dialog));
    openTree(shown, "nim:2:2,2");
    goBack(shown);
    play(shown);
    QCOMPARE(lying(boardIn(dialog)), before);
    QVERIFY(
        part<QLabel>(dialog, "playNoted").text().startsWith(QStringLiteral("This game goes on.")));
    shown.window.session().select(GameTree::root());
    goBack(shown);
    shown.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(lying(boardIn(dialog)), QStringLiteral("2,2"));
}

void TestPlayOfTree::aSearchThatWasOpenedLeadsBack() {
    PlayWindow shown;
    QVERIFY(shown.active);
    clickSquare(shown.board(), 4);
    QTRY_COMPARE(shown.length(), std::size_t{2});
    shown.setDepth(3);
    shown.click("playOpenSearch");
    QTRY_VERIFY(shown.window.session().document() &&
                !shown.window.session().document()->tree.header().game.empty());
    goBack(shown);
    play(shown);
    QCOMPARE(shown.length(), std::size_t{2});
    QCOMPARE(shown.noted(), QString());
}

void TestPlayOfTree::aTreeOfNoGameChangesNothing() {
    ShownWindow shown; // figure 5.2 is open
    QVERIFY(shown.active);
    QVERIFY(shown.window.session().document()->tree.header().game.empty());
    QCOMPARE(lying(boardIn(play(shown))), QStringLiteral("........."));
}

QTEST_MAIN(TestPlayOfTree)
#include "tst_playoftree.moc"
