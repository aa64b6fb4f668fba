// Panes side by side in the window, with keys and mouse. Steps of figure 5.2: see tst_sidebyside.

#include "tests/rows.h"
#include "tests/ui/compare/twopanes.h"
#include "ui/compare/panegrid.h"

#include <QComboBox>
#include <QWheelEvent>

using namespace prunus;

namespace {

void turnWheel(QWidget& over, QPoint at) {
    QWheelEvent wheel(at, over.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&over, &wheel);
}

} // namespace

class TestPaneGrid : public QObject {
    Q_OBJECT

  private slots:
    void theTreeIsSeenLargest_data() {
        const Rows<int, QSizeF, double, QSize> row("panes", "room", "treeWidth", "shape");
        row("one pane has all the room", 1, QSizeF(1000, 700), 8.0, QSize(1, 1));
        row("two of a narrow tree stand side by side", 2, QSizeF(1000, 700), 2.0, QSize(2, 1));
        row("two of a wide tree lie below each other", 2, QSizeF(1000, 700), 40.0, QSize(1, 2));
        row("two clouds stand side by side", 2, QSizeF(1000, 700), 1e6, QSize(2, 1));
        row("three of a narrow tree stand side by side", 3, QSizeF(1000, 700), 2.0, QSize(3, 1));
        row("three leave no place over", 3, QSizeF(1000, 700), 12.0, QSize(1, 3));
        row("four clouds fill a square", 4, QSizeF(1000, 700), 1e6, QSize(2, 2));
        row("two in a narrow window lie below each other", 2, QSizeF(240, 480), 8.0, QSize(1, 2));
        row("two in a tall room lie below each other", 2, QSizeF(500, 1400), 8.0, QSize(1, 2));
        row("four of a wide tree in a tall room lie below each other", 4, QSizeF(900, 1400), 40.0,
            QSize(1, 4));
        row("four of a usual tree fill a square", 4, QSizeF(1000, 700), 8.0, QSize(2, 2));
    }
    void theTreeIsSeenLargest() {
        QFETCH(int, panes);
        QFETCH(QSizeF, room);
        QFETCH(double, treeWidth);
        QFETCH(QSize, shape);
        const auto header = [](QSize) { return 40; };
        const PaneShape found = paneShape(panes, room, header, {treeWidth, 2});
        QCOMPARE(QSize(found.columns, found.rows), shape);
        const auto chosen = [&](PaneLayout layout) {
            const PaneShape is = paneShape(panes, room, header, {treeWidth, 2}, layout);
            return QSize(is.columns, is.rows);
        };
        QCOMPARE(chosen(PaneLayout::sideBySide), QSize(panes, 1));
        QCOMPARE(chosen(PaneLayout::stacked), QSize(1, panes));
    }

    void howPanesGoOnIsChosenBesideTheTimeline() {
        ShownWindow alone;
        QVERIFY(alone.find<QComboBox>("paceChoice").isHidden());
        alone.press(Qt::Key_M, Qt::ControlModifier);
        auto& choice = alone.find<QComboBox>("paceChoice");
        QVERIFY(choice.isVisible());
        QCOMPARE(choice.currentText(), QStringLiteral("The same place"));
        choice.setFocus();
        QTest::keyClick(&choice, Qt::Key_Down);
        QCOMPARE(alone.window.session().panes().pace(), Pace::work);
        QVERIFY(alone.find<QAction>("pacework").isChecked());
        alone.find<QAction>("paceown").trigger();
        QCOMPARE(choice.currentText(), QStringLiteral("Steps of their own"));
    }

    void panesAreStackedWhereThatIsChosen() {
        const TwoPanes shown;
        shown.find<QAction>("arrangedstacked").trigger();
        QCOMPARE(shown.view(1).x(), shown.view(2).x());
        QVERIFY(shown.view(1).y() < shown.view(2).y());
        shown.find<QAction>("arrangedsidebyside").trigger();
        QCOMPARE(shown.view(1).y(), shown.view(2).y());
    }

    void theKeyToDifferencesLiesBelowThePanes() {
        const TwoPanes shown;
        const QWidget& grid = shown.find<PaneGrid>("paneGrid");
        QVERIFY(shown.view(2).geometry().bottom() >= grid.rect().bottom() - 1);
        shown.find<QAction>("markDifferences").trigger();
        QVERIFY(shown.view(2).geometry().bottom() <
                grid.rect().bottom() - grid.fontMetrics().height());
    }

    void ordersAreComparedOfAnAlgorithmThatPrunes() {
        TwoPanes shown;
        shown.press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(shown.window.session().options().algorithm, Algorithm::minimax);
        shown.find<QAction>("compareOrders").trigger();
        QCOMPARE(shown.panes.count(), 2); // minimax, which does not prune, made way
        QCOMPARE(shown.panes.at(0).options.algorithm, Algorithm::alphaBeta);
        QCOMPARE(shown.panes.at(0).options.order, MoveOrder::asWritten);
        QCOMPARE(shown.panes.at(1).options.algorithm, Algorithm::alphaBeta);
        QCOMPARE(shown.panes.at(1).options.order, MoveOrder::bestFirst);
    }

    void twoSideBySideAreTwo_data() {
        const Rows<QString, QString, QStringList> row("algorithm", "pair", "shown");
        row("of a search that is neither", "negamax", "compareAlgorithms",
            {"minimax", "alpha-beta"});
        row("the drafts, from minimax", "minimax", "compareDrafts",
            {"alpha-beta-first-draft", "alpha-beta"});
        row("of one of the two", "minimax", "compareAlgorithms", {"minimax", "alpha-beta"});
        row("of a search without rules", "sss-star", "compareFails", {"alpha-beta", "alpha-beta"});
    }
    /// Whatever stood there before, also two others, and once more what is there already.
    void twoSideBySideAreTwo() {
        QFETCH(const QString, algorithm);
        QFETCH(const QString, pair);
        QFETCH(const QStringList, shown);
        TwoPanes window;
        const auto algorithms = [&window] {
            QStringList ids;
            for (int k = 0; k < window.panes.count(); ++k) {
                const std::string id(traits(window.panes.at(k).options.algorithm).id);
                ids << QString::fromStdString(id);
            }
            return ids;
        };
        prunus::SearchOptions options;
        options.algorithm = prunus::algorithmFromId(algorithm.toStdString()).value();
        window.window.session().setOptions(options);
        for (int times = 0; times < 2; ++times) {
            window.find<QAction>(pair.toLatin1()).trigger();
            QTRY_COMPARE(window.panes.count(), 2);
            const auto both = algorithms();
            QVERIFY2(both == shown || both == QStringList({shown[1], shown[0]}),
                     qPrintable(both.join(u' ')));
            QVERIFY(window.panes.at(0).options != window.panes.at(1).options);
        }
    }

    void aSinglePaneHasNoHeader() {
        ShownWindow shown;
        QVERIFY(shown.find<PaneHeader>("paneHeader1").isHidden());
        auto& canvas = *shown.window.findChild<TreeCanvas*>();
        QCOMPARE(canvas.size(), shown.find<PaneGrid>("paneGrid").size());
    }

    void twoPanesHaveTheSameSizeAndDoNotOverlap() {
        const TwoPanes shown;
        QCOMPARE(shown.view(2).size(), shown.canvas.size());
        QVERIFY(!shown.view(2).geometry().intersects(shown.canvas.geometry()));
        QVERIFY(!shown.header(2).geometry().intersects(shown.canvas.geometry()));
        QVERIFY(!shown.header(1).geometry().intersects(shown.canvas.geometry()));
    }

    void theStepKeyMovesBoth() {
        TwoPanes shown;
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.panes.at(0).step, Step{2});
        QCOMPARE(shown.panes.at(1).step, Step{2});
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.panes.at(1).step, Step{1});
    }

    void aClickInAnotherPanePicksItAndSelectsTheNode() {
        TwoPanes shown;
        const QPoint atC = shown.canvas.nodeRect(NodeId{2}).center().toPoint();
        // Through the window, as a real mouse: whoever was pressed also hears of the release.
        QTest::mouseClick(shown.window.windowHandle(), Qt::LeftButton, {},
                          shown.view(2).mapTo(&shown.window, atC));
        QCOMPARE(shown.panes.picked(), 1);
        QCOMPARE(shown.window.session().selection(), NodeId{2});
        QCOMPARE(shown.view(2).geometry(), shown.canvas.geometry());
        QVERIFY(shown.view(1).isVisible());
        shown.press(Qt::Key_1, Qt::ControlModifier); // keys pick, too
        QCOMPARE(shown.panes.picked(), 0);
        shown.press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(shown.panes.picked(), 1);
    }

    void draggingInAnotherPanePicksItAndPans() {
        TwoPanes shown;
        shown.canvas.setSmooth(false);
        shown.canvas.zoomIn();
        shown.canvas.zoomIn();
        shown.canvas.zoomIn();
        const QPointF before = shown.canvas.view().origin;
        PaneView& other = shown.view(2);
        const QPoint start(30, other.height() - 12); // no node is there
        QTest::mousePress(&other, Qt::LeftButton, {}, start);
        QTest::mouseMove(&other, start + QPoint(30, 0));
        QTest::mouseMove(&other, start + QPoint(60, 0));
        QTest::mouseRelease(&other, Qt::LeftButton, {}, start + QPoint(60, 0));
        QCOMPARE(shown.panes.picked(), 1);
        QTRY_VERIFY(shown.canvas.view().origin.x() > before.x());
    }

    void theWheelZoomsBoth() {
        const TwoPanes shown;
        const double before = shown.canvas.view().rowGap;
        turnWheel(shown.view(2), shown.view(2).rect().center());
        QVERIFY(shown.canvas.view().rowGap > before);
        QCOMPARE(shown.panes.picked(), 0);
    }

    void aPaneIsClosedByItsButton() {
        TwoPanes shown;
        QTest::mouseClick(&part<QToolButton>(shown.header(2), "closePane"), Qt::LeftButton);
        QTRY_COMPARE(shown.panes.count(), 1);
        QVERIFY(shown.header(1).isHidden());
        QCOMPARE(shown.canvas.size(), shown.find<PaneGrid>("paneGrid").size());
    }

    void theMenuClosesAllOthers() {
        TwoPanes shown;
        shown.press(Qt::Key_2, Qt::ControlModifier);
        shown.find<QAction>("duplicatePicked").trigger();
        QCOMPARE(shown.panes.count(), 3);
        shown.find<QAction>("closeOthers").trigger();
        QCOMPARE(shown.panes.count(), 1);
        QCOMPARE(shown.window.session().options().algorithm, Algorithm::minimax);
    }

    /// Minimax has none; alpha-beta's at C stays when minimax is picked, and so does its key.
    void theTimelineHasTheMarksOfAllPanes() {
        TwoPanes shown;
        shown.press(Qt::Key_2, Qt::ControlModifier);
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.panes.at(0).step, Step{14});
    }
};

QTEST_MAIN(TestPaneGrid)
#include "tst_panegrid.moc"
