// Game ▸ Play and Play from here, of the tree that is open.

#include "core/games/positionname.h"
#include "tests/ui/base/rows.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/session/workend.h"

using namespace prunus;

class TestPlayOfTree : public QObject {
    Q_OBJECT

  private slots:
    void aGameGoesOnFromANode();
    void playBeginsWithTheOpenTree_data();
    void playBeginsWithTheOpenTree();
    void anotherGameCanBeChosenAndStays();
    void anotherTreeIsOffered();
    void aGameInPlayGoesOn();
    void aSearchThatWasOpenedLeadsBack();
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

/// A window with the tree of a game, or with figure 5.2.
struct TreeWindow : ShownWindow {
    explicit TreeWindow(const char* game = nullptr) {
        QVERIFY(active);
        if (game != nullptr) {
            openTree(*this, game);
        }
    }
};

PlayDialog& play(ShownWindow& shown, Qt::KeyboardModifiers further = {}) {
    shown.press(Qt::Key_J, Qt::ControlModifier | further);
    auto* dialog = shown.window.findChild<PlayDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog)) {
        qFatal("Play does not open");
    }
    return *dialog;
}

/// From a node on.
PlayDialog& playHere(ShownWindow& shown, NodeId n) {
    shown.window.session().select(n);
    return play(shown, Qt::ShiftModifier);
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

/// In Nim also where a heap is empty, which no game begins with.
void TestPlayOfTree::aGameGoesOnFromANode() {
    {
        TreeWindow nim("nim:3:1,2,3");
        QCOMPARE(lying(boardIn(playHere(nim, NodeId{1}))), "0,2,3");
    }
    TreeWindow shown("tic-tac-toe");
    const PlayDialog& dialog = playHere(shown, NodeId{1}); // X on a1, O to move
    QCOMPARE(lying(boardIn(dialog)), "x........");
    QCOMPARE(said(dialog), "O to move: you");
    clickSquare(boardIn(dialog), 1);
    QTRY_COMPARE(dialog.record().length(), std::size_t{2}); // X answers
}

void TestPlayOfTree::playBeginsWithTheOpenTree_data() {
    const Rows<QString, QString, QString> row("game", "lies", "says");
    row("at its start", "nim:3:3,4,5", "3,4,5", "The first player to move: you");
    row("at the position of its root", "tic-tac-toe@xo./.x./..o:x", "xo..x...o", "X to move: you");
    row("on its own board", "connect-four:4,3,3", "............", "The first player to move: you");
}

void TestPlayOfTree::playBeginsWithTheOpenTree() {
    QFETCH(QString, game);
    QFETCH(QString, lies);
    QFETCH(QString, says);
    TreeWindow shown(game.toUtf8().constData());
    const PlayDialog& dialog = play(shown);
    QCOMPARE(lying(boardIn(dialog)), lies);
    QCOMPARE(said(dialog), says);
    QCOMPARE(dialog.record().length(), std::size_t{0});
}

/// Also while it is closed.
void TestPlayOfTree::anotherGameCanBeChosenAndStays() {
    TreeWindow shown("reversi:4");
    PlayDialog& dialog = play(shown);
    QCOMPARE(lying(boardIn(dialog)).size(), 16);
    choose(part<QComboBox>(dialog, "gameKind"), 3); // Nim
    QCOMPARE(lying(boardIn(dialog)), "3,4,5");
    goBack(shown);
    QCOMPARE(lying(boardIn(play(shown))), "3,4,5");
}

void TestPlayOfTree::anotherTreeIsOffered() {
    TreeWindow shown;
    QVERIFY(shown.window.session().document()->tree.header().game.empty());
    QCOMPARE(lying(boardIn(play(shown))), "........."); // as without any tree
    goBack(shown);
    openTree(shown, "nim:2:2,2");
    QCOMPARE(lying(boardIn(play(shown))), "2,2");
}

void TestPlayOfTree::aGameInPlayGoesOn() {
    TreeWindow shown;
    PlayDialog& dialog = play(shown);
    clickSquare(boardIn(dialog), 4);
    QTRY_COMPARE(dialog.record().length(), std::size_t{2});
    const QString before = lying(boardIn(dialog));
    openTree(shown, "nim:2:2,2");
    goBack(shown);
    play(shown);
    QCOMPARE(lying(boardIn(dialog)), before);
    QVERIFY(part<QLabel>(dialog, "playNoted").text().startsWith("This game goes on."));
    goBack(shown);
    playHere(shown, GameTree::root());
    QCOMPARE(lying(boardIn(dialog)), "2,2");
}

void TestPlayOfTree::aSearchThatWasOpenedLeadsBack() {
    PlayWindow shown;
    shown.begin(4);
    shown.setDepth(3);
    shown.click("playOpenSearch");
    QTRY_VERIFY(shown.window.session().document() &&
                !shown.window.session().document()->tree.header().game.empty());
    goBack(shown);
    play(shown);
    QCOMPARE(shown.length(), std::size_t{2});
    QCOMPARE(shown.noted(), QString());
}

QTEST_MAIN(TestPlayOfTree)
#include "tst_playoftree.moc"
