// Game ▸ Play: the search behind a move is opened in the window.

#include "tests/ui/base/rows.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/questions.h"
#include "ui/canvas/minimap.h"
#include "ui/canvas/treecanvas.h"
#include "ui/widgets/noticebar.h"

using namespace prunus;

class TestSearchOpener : public QObject {
    Q_OBJECT

  private slots:
    void theSearchBehindAMoveIsOpened();
    void itIsOpenedWithAKeyToo();
    void whyATreeNeedsMoreNodesIsTold_data();
    void whyATreeNeedsMoreNodesIsTold();
    void aSearchThatIsTooLargeIsOfferedLessDeep();
    void itsFirstBoardsCanBeRead_data();
    void itsFirstBoardsCanBeRead();
};

void TestSearchOpener::theSearchBehindAMoveIsOpened() {
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
    QCOMPARE(session.trace()->value(), move.found.search.summary.value); // both from the side of X
    QCOMPARE(session.moment().counts().nodesVisited, 0U);
    QCOMPARE(session.trace()->totals().nodesVisited, move.found.search.summary.nodesVisited);
    QCOMPARE(QString::number(move.found.search.summary.nodesVisited), shown.cell(1, 2));
    QVERIFY(QTest::qWaitForWindowActive(&shown.window)); // the window shows what it has opened
}

void TestSearchOpener::itIsOpenedWithAKeyToo() {
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

void TestSearchOpener::whyATreeNeedsMoreNodesIsTold_data() {
    const Rows<int, bool> row("algorithm", "keepsByNode");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        row(each.id.data(), int(each.algorithm), (each.id == "iterative-deepening"));
    }
}

void TestSearchOpener::whyATreeNeedsMoreNodesIsTold() {
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
        QVERIFY2(told.contains(QStringLiteral("visited %1 nodes").arg(inPlay)), qPrintable(told));
    } else {
        QCOMPARE(inTree, inPlay); // a table knows positions again in both
        QCOMPARE(told, QString());
    }
}

/// 1 + 7 + 49 + 343 + 2401 + 16807 + 117649 + 823536 nodes to depth 7 from the start.
void TestSearchOpener::aSearchThatIsTooLargeIsOfferedLessDeep() {
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

void TestSearchOpener::itsFirstBoardsCanBeRead_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        QTest::addRow("Connect Four, %d wide", size.width()) << 2 << 5 << size;
        QTest::addRow("tic-tac-toe, %d wide", size.width()) << 0 << 4 << size;
    }
}

/// All of them are in view, and at least so large that they are drawn as a whole.
void TestSearchOpener::itsFirstBoardsCanBeRead() {
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

QTEST_MAIN(TestSearchOpener)
#include "tst_searchopener.moc"
