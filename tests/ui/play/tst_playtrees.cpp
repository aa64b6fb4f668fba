// Game ▸ Play and the trees of the window: it begins with the one that is open, goes on from a
// node, and opens the search behind a move.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/questions.h"
#include "ui/canvas/minimap.h"
#include "ui/canvas/treecanvas.h"
#include "ui/widgets/noticebar.h"

using namespace prunus;

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

class TestPlayTrees : public QObject {
    Q_OBJECT

  private slots:
    /// In Nim also where a heap is empty, which no game begins with.
    void aGameGoesOnFromANode() {
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

    void playBeginsWithTheOpenTree_data() {
        const Rows<QString, QString, QString> row("game", "lies", "says");
        row("at its start", "nim:3:3,4,5", "3,4,5", "The first player to move: you");
        row("at the position of its root", "tic-tac-toe@xo./.x./..o:x", "xo..x...o",
            "X to move: you");
        row("on its own board", "connect-four:4,3,3", "............",
            "The first player to move: you");
    }
    void playBeginsWithTheOpenTree() {
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
    void anotherGameCanBeChosenAndStays() {
        TreeWindow shown("reversi:4");
        PlayDialog& dialog = play(shown);
        QCOMPARE(lying(boardIn(dialog)).size(), 16);
        choose(part<QComboBox>(dialog, "gameKind"), 3); // Nim
        QCOMPARE(lying(boardIn(dialog)), "3,4,5");
        goBack(shown);
        QCOMPARE(lying(boardIn(play(shown))), "3,4,5");
    }

    void anotherTreeIsOffered() {
        TreeWindow shown;
        QVERIFY(shown.window.session().document()->tree.header().game.empty());
        QCOMPARE(lying(boardIn(play(shown))), "........."); // as without any tree
        goBack(shown);
        openTree(shown, "nim:2:2,2");
        QCOMPARE(lying(boardIn(play(shown))), "2,2");
    }

    void aGameInPlayGoesOn() {
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

    void aSearchThatWasOpenedLeadsBack() {
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

    void theSearchBehindAMoveIsOpened() {
        PlayWindow shown;
        shown.chooseIn("playAlgorithmSecond", int(Algorithm::negamax));
        shown.setDepth(3);
        shown.chooseIn("playEvaluation", 1);
        shown.chooseIn("playOrder", 1); // centre first
        shown.begin(1);
        const SearchedMove move = *shown.moves().current();
        shown.click("playOpenSearch");
        const Session& session = shown.window.session();
        QTRY_COMPARE_WITH_TIMEOUT(session.title(), "Tic-tac-toe", 30'000);
        QCOMPARE(session.document()->tree.header().game, std::string("tic-tac-toe@.x./.../...:o"));
        QCOMPARE(session.document()->tree.height(), 3U);
        QVERIFY(session.options().algorithm == Algorithm::negamax);
        QVERIFY(!session.options().depth);
        QCOMPARE(session.trace()->value(),
                 move.found.search.summary.value); // both from the side of X
        QCOMPARE(session.moment().counts().nodesVisited, 0U);
        QCOMPARE(session.trace()->totals().nodesVisited, move.found.search.summary.nodesVisited);
        QCOMPARE(QString::number(move.found.search.summary.nodesVisited), shown.cell(1, 2));
        QVERIFY(QTest::qWaitForWindowActive(&shown.window)); // the window shows what it has opened
    }

    void itIsOpenedWithAKeyToo() {
        PlayWindow shown;
        shown.setDepth(2);
        shown.begin(4);
        shown.moves().setFocus();
        shown.moves().setCurrentCell(0, 0); // of the user
        QVERIFY(!part<QPushButton>(*shown.dialog, "playOpenSearch").isEnabled());
        QTest::keyClick(&shown.moves(), Qt::Key_Down);
        QTest::keyClick(&shown.moves(), Qt::Key_Return);
        QTRY_COMPARE(shown.window.session().document()->tree.nodeCount(), 65U); // 1 + 8 + 56
    }

    void whyATreeNeedsMoreNodesIsTold_data() {
        const Rows<int, bool> row("algorithm", "keepsByNode");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            row(each.id.data(), int(each.algorithm), (each.id == "iterative-deepening"));
        }
    }
    void whyATreeNeedsMoreNodesIsTold() {
        QFETCH(int, algorithm);
        QFETCH(bool, keepsByNode);
        PlayWindow shown;
        shown.chooseIn("playAlgorithmSecond", algorithm);
        shown.setDepth(4);
        shown.begin(4);
        const std::uint64_t inPlay = shown.moves().current()->found.search.summary.nodesVisited;
        shown.click("playOpenSearch");
        const Session& session = shown.window.session();
        QTRY_COMPARE(session.title(), "Tic-tac-toe");
        const std::uint64_t inTree = session.trace()->totals().nodesVisited;
        const QString told = plain(shown.find<NoticeBar>("importBar").text());
        if (keepsByNode) {
            QVERIFY(inTree > inPlay);
            QVERIFY2(told.contains(QStringLiteral("visited %1 nodes").arg(inPlay)),
                     qPrintable(told));
        } else {
            QCOMPARE(inTree, inPlay); // a table knows positions again in both
            QCOMPARE(told, QString());
        }
    }

    /// 1 + 7 + 49 + 343 + 2401 + 16807 + 117649 + 823536 nodes to depth 7 from the start.
    void aSearchThatIsTooLargeIsOfferedLessDeep() {
        PlayWindow shown;
        shown.chooseIn("gameKind", 2); // Connect Four
        typeNumber(part<QSpinBox>(*shown.dialog, "playDepthFirst"), 8);
        shown.chooseIn("playSecond", 0);
        shown.chooseIn("playFirst", 1);
        QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{1}, 60'000);
        const auto before = shown.window.session().document();
        shown.click("playOpenSearch");
        QTRY_VERIFY(asks(*shown.dialog, "tooLarge"));
        const auto* question = shownQuestion<QMessageBox>(*shown.dialog, "tooLarge");
        QVERIFY(plain(question->text()).contains("more than 1000000 nodes"));
        QVERIFY(plain(question->informativeText()).startsWith("To depth 7 it has 960793 nodes."));
        answer(*shown.dialog, "tooLarge", QStringLiteral("Cancel"));
        QVERIFY(!shown.window.session().busy());
        shown.click("playOpenSearch");
        QTRY_VERIFY(asks(*shown.dialog, "tooLarge"));
        answer(*shown.dialog, "tooLarge", QStringLiteral("Open to depth 7"));
        QVERIFY(shown.window.session().opening());
        QTRY_VERIFY_WITH_TIMEOUT(shown.window.session().document() != before, 60'000);
        QCOMPARE(shown.window.session().document()->tree.nodeCount(), 960'793U);
    }

    void itsFirstBoardsCanBeRead_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("depth");
        QTest::addColumn<QSize>("window");
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            QTest::addRow("Connect Four, %d wide", size.width()) << 2 << 5 << size;
            QTest::addRow("tic-tac-toe, %d wide", size.width()) << 0 << 4 << size;
        }
    }
    /// All of them are in view, and at least so large that they are drawn as a whole.
    void itsFirstBoardsCanBeRead() {
        QFETCH(int, game);
        QFETCH(int, depth);
        QFETCH(QSize, window);
        PlayWindow shown;
        shown.window.resize(window);
        shown.chooseIn("gameKind", game);
        shown.setDepth(depth);
        shown.begin(3);
        shown.click("playOpenSearch");
        QTRY_VERIFY_WITH_TIMEOUT(shown.window.session().boards() != nullptr, 30'000);
        auto& canvas = *shown.window.findChild<TreeCanvas*>();
        settle(shown.window);
        const GameTree& tree = shown.window.session().document()->tree;
        QCOMPARE(tree.height(), std::uint32_t(depth));
        for (NodeId n{0}; n.value <= tree.childCount(GameTree::root()); n.value += 1) {
            // The view may glide there.
            QTRY_VERIFY(canvas.nodeArea(n).bottom() - canvas.nodeRect(n).bottom() >= 34);
            QTRY_VERIFY(QRectF(canvas.rect()).contains(canvas.nodeArea(n)));
            const QRectF all = canvas.nodeArea(n);
            QVERIFY(!canvas.minimap().isVisible() ||
                    !QRectF(canvas.minimap().geometry()).intersects(all));
        }
        canvas.fit();
        QTRY_VERIFY(canvas.nodeRect(NodeId{tree.nodeCount() - 1}).bottom() < canvas.height());
    }
};

QTEST_MAIN(TestPlayTrees)
#include "tst_playtrees.moc"
