// Search ▸ Growth: the tree of a point can be opened; and games, with their own orders.

#include "tests/ui/compare/growthtouch.h"
#include "tests/ui/questions.h"
#include "ui/compare/growthcurves.h"
#include "ui/session/editing.h"

#include <QListWidget>

using namespace prunus;

class TestGrownTrees : public QObject {
    Q_OBJECT

  private slots:
    void aClickOpensTheTypicalTree() {
        GrowthWindow shown;
        type(shown, "growthDepth", "4");
        type(shown, "growthSamples", "7");
        measure(shown);
        const GrowthPoint point = pointAt(shown, Algorithm::alphaBeta, MoveOrder::asWritten, 4);
        const GrowthSample& typical = typicalSample(point, &GrowthSample::nodesVisited);
        click(shown, point);
        QTRY_COMPARE(documentOf(shown)->tree.leafCount(), 81U);
        QCOMPARE(shown.window.session().title(),
                 QStringLiteral("Random tree, b = 3, d = 4, seed %1").arg(typical.seed));
        const prunus::Session& session = shown.window.session();
        QCOMPARE(session.options().algorithm, Algorithm::alphaBeta);
        QCOMPARE(session.options().order, MoveOrder::asWritten);
        QCOMPARE(session.trace()->totals().nodesVisited, typical.nodesVisited);
        QVERIFY(!shown.window.isWindowModified()); // the chart can make it again
        QVERIFY(!session.editing().perform(prunus::FlipRoot{}));
        QVERIFY(shown.window.isWindowModified());
    }

    void enterOpensTheTreeOfAPoint() {
        GrowthWindow shown;
        measureTo(shown, "3");
        GrowthChart& chart = chartOf(shown);
        chart.window()->activateWindow();
        chart.setFocus();
        QTRY_VERIFY(chart.current() != nullptr); // once the window is the active one
        QTest::keyClick(&chart, Qt::Key_Down);   // minimax as written, then best first
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.current()->line.order, MoveOrder::bestFirst);
        QCOMPARE(chart.current()->depth, 2U);
        QCOMPARE(part<QLabel>(shown.dialog, "growthPoint").text(),
                 "Minimax, best first, depth 2: median 13 nodes visited, quartiles 13 "
                 "and 13, 20 samples");
        QTest::keyClick(&chart, Qt::Key_Return);
        QTRY_COMPARE(shown.window.session().title(), "Random tree, b = 3, d = 2, seed 1");
        QCOMPARE(shown.window.session().options().algorithm, Algorithm::minimax);
        QCOMPARE(shown.window.session().options().order, MoveOrder::bestFirst);
    }

    void unsavedWorkIsAskedAbout() {
        GrowthWindow shown;
        QVERIFY(!shown.window.session().editing().perform(prunus::FlipRoot{}));
        QVERIFY(shown.window.isWindowModified());
        measureTo(shown, "3");
        const GrowthPoint point = pointAt(shown, Algorithm::alphaBeta, MoveOrder::asWritten, 3);
        click(shown, point);
        QTRY_VERIFY(asks(shown.window, "unsavedQuestion"));
        answer(shown.window, "unsavedQuestion", "Cancel");
        QCOMPARE(documentOf(shown)->tree.leafCount(), 9U);
        click(shown, point);
        QTRY_VERIFY(asks(shown.window, "unsavedQuestion"));
        answer(shown.window, "unsavedQuestion", "Discard");
        QTRY_COMPARE(documentOf(shown)->tree.leafCount(), 27U);
    }

    void theTreeInTheWindowIsSearchedAnew() {
        GrowthWindow shown;
        part<QComboBox>(shown.dialog, "growthSubject").setCurrentIndex(1);
        measure(shown);
        QVERIFY2(said(shown).startsWith("Minimax, as written, depth 1: node B has no static value"),
                 qPrintable(said(shown)));
        const auto before = documentOf(shown);
        const GrowthPoint point = pointAt(shown, Algorithm::alphaBeta, MoveOrder::bestFirst, 2);
        QCOMPARE(point.samples.front().leavesEvaluated, std::uint64_t{5}); // 3 + 3 - 1
        click(shown, point);
        QTRY_COMPARE(shown.window.session().options().order, MoveOrder::bestFirst);
        QCOMPARE(documentOf(shown), before);
        QCOMPARE(shown.window.session().trace()->totals().leavesEvaluated, std::uint64_t{5});
    }

    /// 1 + 9 + 72 + 504 nodes.
    void aGameOpensAsATree() {
        GrowthWindow shown;
        shown.chooseGame();
        measureTo(shown, "3");
        // The root of 586 / 10, and of that the root.
        QCOMPARE(labelOf(shown, "Minimax").text(), "Minimax, as written: ×7.66");
        QCOMPARE(labelOf(shown, "√").text(), "√minimax, b^(d/2) to b^d: ×2.77");
        const GrowthPoint point = pointAt(shown, Algorithm::alphaBeta, MoveOrder::asWritten, 3);
        click(shown, point);
        QTRY_COMPARE(documentOf(shown)->tree.nodeCount(), 586U);
        QCOMPARE(shown.window.session().title(), "Tic-tac-toe, depth 3");
        const prunus::Session& session = shown.window.session();
        QCOMPARE(session.options().algorithm, Algorithm::alphaBeta);
        QCOMPARE(session.trace()->totals().nodesVisited, point.samples.front().nodesVisited);
    }

    /// All 549,946 nodes of it are made beside the window, which comes to the front and tells of
    /// it.
    void aWholeGameOpensBesideTheWindow() {
        GrowthWindow shown;
        shown.chooseGame();
        measureTo(shown, "9");
        const prunus::Session& session = shown.window.session();
        QStringList told;
        connect(&session, &prunus::Session::busyChanged, this, [&] {
            if (session.opening()) {
                told << session.work().opened;
            }
        });
        click(shown, pointAt(shown, Algorithm::minimax, MoveOrder::asWritten, 9));
        QTRY_COMPARE_WITH_TIMEOUT(documentOf(shown)->tree.nodeCount(), 549'946U, 60'000);
        QVERIFY(told.contains("Tic-tac-toe, depth 9"));
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
    }

    /// Iterative deepening keeps its best moves by position in a game, and by node in a tree; a
    /// table knows positions again in both.
    void whyATreeNeedsMoreNodesIsTold() {
        GrowthWindow shown;
        shown.chooseGame();
        const auto& list = part<QListWidget>(shown.dialog, "growthAlgorithms");
        list.item(int(Algorithm::iterativeDeepening))->setCheckState(Qt::Checked);
        measureTo(shown, "4");
        const GrowthPoint point =
            pointAt(shown, Algorithm::iterativeDeepening, MoveOrder::asWritten, 4);
        click(shown, point);
        QTRY_COMPARE(shown.window.session().title(), "Tic-tac-toe, depth 4");
        const std::uint64_t before = point.samples.front().nodesVisited;
        QVERIFY(shown.window.session().trace()->totals().nodesVisited > before);
        QCOMPARE(documentOf(shown)->notices.size(), 1);
        QVERIFY2(
            documentOf(shown)->notices.front().startsWith(
                QStringLiteral("Without a tree Iterative deepening visited %1 nodes:").arg(before)),
            qPrintable(documentOf(shown)->notices.front()));
    }

    /// Connect Four has 117,649 lines of six plies (published), and minimax reads them all in any
    /// order; alpha-beta needs fewer when it begins in the middle.
    void aGameOffersItsOwnOrders() {
        GrowthWindow shown;
        shown.chooseGame();
        const auto& centre = part<QCheckBox>(shown.dialog, "growthGameOrder1");
        const auto& captures = part<QCheckBox>(shown.dialog, "growthGameOrder2");
        const auto& best = part<QCheckBox>(shown.dialog, "growthOrder1");
        QVERIFY(!best.isVisible());
        part<QComboBox>(shown.dialog, "growthGame").setCurrentText("nim:3:3,4,5");
        QVERIFY(!centre.isVisible());
        part<QComboBox>(shown.dialog, "growthGame").setCurrentText("reversi:6");
        QVERIFY(captures.isVisible());
        part<QComboBox>(shown.dialog, "growthGame").setCurrentText("connect-four");
        QVERIFY(centre.isVisible() && !captures.isVisible());
        part<QCheckBox>(shown.dialog, "growthGameOrder1").click();
        measureTo(shown, "6");
        const auto leaves = [&](Algorithm algorithm, prunus::GameMoveOrder order) {
            for (const GrowthPoint& each : chartOf(shown).points()) {
                if (each.line == GrowthLine{algorithm, MoveOrder::asWritten, order} &&
                    each.depth == 6) {
                    return each.samples.front().leavesEvaluated;
                }
            }
            return decltype(GrowthPoint().samples.front().leavesEvaluated){};
        };
        using prunus::GameMoveOrder;
        QCOMPARE(leaves(Algorithm::minimax, GameMoveOrder::own), 117'649U);
        QCOMPARE(leaves(Algorithm::minimax, GameMoveOrder::centreFirst), 117'649U);
        QVERIFY(leaves(Algorithm::alphaBeta, GameMoveOrder::centreFirst) > 0);
        QVERIFY(leaves(Algorithm::alphaBeta, GameMoveOrder::centreFirst) <
                leaves(Algorithm::alphaBeta, GameMoveOrder::own));
    }

    /// 1 + 7 + 49 + 343 + 2401 + 16807 + 117649 + 823536 nodes to depth 7 from the start.
    void aGameTooLargeToOpenIsOfferedLessDeep() {
        GrowthWindow shown;
        shown.chooseGame("connect-four");
        measureTo(shown, "8");
        click(shown, pointAt(shown, Algorithm::alphaBeta, MoveOrder::asWritten, 8));
        QTRY_VERIFY(asks(shown.dialog, "tooLarge"));
        QCOMPARE(documentOf(shown)->tree.leafCount(), 9U);
        answer(shown.dialog, "tooLarge", QStringLiteral("Open to depth 7"));
        QTRY_COMPARE_WITH_TIMEOUT(documentOf(shown)->tree.nodeCount(), 960'793U, 60'000);
        QCOMPARE(shown.window.session().title(), "Connect Four, depth 7");
    }

    void aTitleTellsHowAGameIsJudged() {
        GrowthPlan plan;
        plan.subject = GivenGame{gameNamed("chess").value()};
        QCOMPARE(growthTitle(plan, {}, &GrowthSample::nodesVisited),
                 "Nodes visited by depth limit: Chess");
        plan.subject =
            GivenGame{gameNamed("chess").value(), Evaluation::material, Quiescence::captures};
        QCOMPARE(growthTitle(plan, {}, &GrowthSample::nodesVisited),
                 "Nodes visited by depth limit: Chess; static values: material; "
                 "captures followed behind the depth");
    }
};

QTEST_MAIN(TestGrownTrees)
#include "tst_growntrees.moc"
