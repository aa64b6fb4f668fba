#include "tests/rows.h"
#include "ui/canvas/minimap.h"
#include "ui/drawing/minimapview.h"

#include <QSignalSpy>
#include <QTest>

using namespace prunus;

namespace {

const QRectF room(0, 0, 180, 120);

bool near(const QRectF& a, const QRectF& b) {
    return (a.topLeft() - b.topLeft()).manhattanLength() < 1e-6 &&
           (a.bottomRight() - b.bottomRight()).manhattanLength() < 1e-6;
}

/// A canvas's area of 1000 × 600 over a tree 80 wide and 5 rows deep.
Viewport wideTree() {
    return {QRectF(0, 0, 1000, 600), {80, 4}, 1};
}

} // namespace

/// Maths first, then a canvas with figure 5.2 of AIMA: 9 wide, 3 rows; node 12 is the last leaf.
class TestMinimap : public QObject {
    Q_OBJECT

  private slots:
    void theMapHoldsTheWholeTreeInsideItsMargin() {
        // 160 × 100 pixels within margins of 10: 2 a column, 25 a row.
        const View map = mapView(room, {80, 4});
        QCOMPARE(map.columnGap, 2.0);
        QCOMPARE(map.rowGap, 25.0);
        QCOMPARE(map.pixel({0, 0}), QPointF(10, 10));
        QCOMPARE(map.pixel({80, 4}), QPointF(170, 110));
    }

    void aPathAndALoneLeafLieInTheMiddleOfTheMap() {
        QCOMPARE(mapView(room, {0, 1000}).pixel({0, 500}), QPointF(90, 60));
        QCOMPARE(mapView(room, {0, 0}).pixel({0, 0}), QPointF(90, 60));
    }

    void theFrameIsThePartOfTheTreeInView() {
        const View map = mapView(room, {80, 4});
        // x = 0 at pixel -200 and 20 pixels a column: the area shows x from 10 to 60, and rows
        // from 1 to 3 if row 0 lies 300 pixels above it.
        const View view{{-200, -300}, 20, 300};
        const QRectF part = framedPart(map, room, view, QRectF(0, 0, 1000, 600));
        QVERIFY(near(part, QRectF(QPointF(10 + 2 * 10, 10 + 25), QPointF(10 + 2 * 60, 10 + 75))));
    }

    void theFrameEndsAtTheMapsEdge() {
        const View map = mapView(room, {80, 4});
        // Shows x from -50 to 50 and all rows: twenty columns more than the margin holds.
        const View view{{500, 100}, 10, 100};
        const QRectF part = framedPart(map, room, view, QRectF(0, 0, 1000, 600));
        QVERIFY(near(part, QRectF(QPointF(0, 0), QPointF(110, 120))));
    }

    void aTinyPartIsStillFramedAroundItsMiddle() {
        const TreeExtent million{1e6, 20};
        const View map = mapView(room, million);
        // A single node, x = 500,000 in row 10, fills the area: that is the middle of the map.
        const View view{{500 - 5e5 * 700, 300 - 10 * 1200}, 700, 1200};
        const QRectF part = framedPart(map, room, view, QRectF(0, 0, 1000, 600));
        QCOMPARE(part.width(), 6.0);
        QCOMPARE(part.height(), 6.0);
        QVERIFY((part.center() - QPointF(90, 60)).manhattanLength() < 0.01);
        // The last leaf of all: the frame stays whole and inside.
        const View corner{{500 - 1e6 * 700, 300 - 20 * 1200}, 700, 1200};
        const QRectF last = framedPart(map, room, corner, QRectF(0, 0, 1000, 600));
        QVERIFY(room.contains(last) && last.width() >= 6 && last.contains(QPointF(170, 110)));
    }

    void aPixelOfTheMapIsAPlaceOfTheTreeAndItsMarginTheNearestOne() {
        const View map = mapView(room, {80, 4});
        QCOMPARE(placeUnder(map, {90, 60}, {80, 4}), QPointF(40, 2));
        QCOMPARE(placeUnder(map, {1, 119}, {80, 4}), QPointF(0, 4));
        QCOMPARE(placeUnder(map, {500, -40}, {80, 4}), QPointF(80, 0));
    }

    void aFittedTreeIsNotOutsideAndAMovedOneIs_data() {
        const Rows<QPointF, bool> row("by", "outside");
        row("fitted", QPointF(0, 0), false);
        row("moved within its margins", QPointF(-30, 10), false);
        row("its left edge out of view", QPointF(-120, 0), true);
        row("its right edge out of view", QPointF(80, 0), true);
        row("its root out of view", QPointF(0, -80), true);
        row("its leaves out of view", QPointF(0, 80), true);
    }
    void aFittedTreeIsNotOutsideAndAMovedOneIs() {
        QFETCH(QPointF, by);
        QFETCH(bool, outside);
        View view = fitted(wideTree());
        view.origin += by;
        QCOMPARE(isPartlyOutside(view, wideTree()), outside);
    }

    void itTakesTheLowerRightCornerAndNeverMuchOfTheCanvas() {
        QCOMPARE(minimapPlace({QRectF(0, 0, 1000, 700), {}, 1}), QRectF(808, 568, 180, 120));
        QCOMPARE(minimapPlace({QRectF(0, 0, 1500, 1000), {}, 2}), QRectF(1128, 748, 360, 240));
        QCOMPARE(minimapPlace({QRectF(0, 0, 400, 300), {}, 1}).size(), QSizeF(120, 90));
        QVERIFY(minimapPlace({QRectF(0, 0, 230, 160), {}, 1}).isNull());
    }

    void theViewMovesByTheShorterWayOutFromUnderACover() {
        const QRectF cover(808, 568, 180, 120);
        const View view{{0, 0}, 100, 100};
        // Half a node is 40 pixels: up to y = 528, or left to x = 768.
        QCOMPARE(clearOf(view, {9, 5.5}, cover, 1).origin, QPointF(0, -22));
        QCOMPARE(clearOf(view, {7.8, 6.5}, cover, 1).origin, QPointF(-12, 0));
        QCOMPARE(clearOf(view, {5, 5}, cover, 1), view);
        QCOMPARE(clearOf(view, {9, 5.5}, {}, 1), view);
    }

    void aBoardIsKeptClearOfACoverToo() {
        const QRectF cover(808, 568, 180, 120);
        const View view{{0, 0}, 100, 100};
        // 100 pixels to either side and 200 below; there are 12 between card and cover.
        const QMarginsF around(100, 30, 100, 200);
        QCOMPARE(clearOf(view, {9, 4}, cover, 1, around).origin, QPointF(0, -44));
        QCOMPARE(clearOf(view, {7.2, 5}, cover, 1, around).origin, QPointF(-24, 0));
        QCOMPARE(clearOf(view, {7, 5}, cover, 1, around), view);
        QCOMPARE(clearOf(view, {9, 3.6}, cover, 1, around), view);
        // The shorter way would lead out of view.
        const QMarginsF wide(790, 30, 100, 520);
        QCOMPARE(clearOf(view, {9, 4}, cover, 1, wide).origin, QPointF(0, -364));
        const QMarginsF high(100, 390, 100, 200);
        QCOMPARE(clearOf(view, {9, 4}, cover, 1, high).origin, QPointF(-204, 0));
        // No room on either side: only the node is moved.
        const QMarginsF large(790, 100, 100, 520);
        QCOMPARE(clearOf(view, {9, 4}, cover, 1, large), view);
        QCOMPARE(clearOf(view, {9, 5.5}, cover, 1, large).origin, QPointF(0, -22));
    }

    void init() {
        session_ = std::make_unique<Session>();
        canvas_ = std::make_unique<TreeCanvas>(*session_);
        canvas_->setSmooth(false);
        canvas_->resize(800, 600);
        canvas_->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
        session_->openText("[[3,12,8],[2,4,6],[14,5,2]]", "figure 5.2");
        QTRY_VERIFY(session_->hasSearch());
    }
    void cleanup() {
        canvas_.reset();
        session_.reset();
    }

    void itAppearsWhenApartIsOutOfViewAndGoesWhenAllIsVisible() {
        QVERIFY(!map().isVisible());
        zoomIn();
        QVERIFY(map().isVisible());
        QVERIFY(canvas_->rect().contains(map().geometry()));
        canvas_->fit();
        QVERIFY(!map().isVisible());
        zoomIn();
        session_->openText("[1,2]", "another tree, fitted");
        QTRY_VERIFY(!map().isVisible());
    }

    void itIsAbsentWhileNotWanted() {
        zoomIn();
        canvas_->setMinimap(false);
        QVERIFY(!map().isVisible());
        canvas_->zoomIn();
        QVERIFY(!map().isVisible());
        canvas_->setMinimap(true);
        QVERIFY(map().isVisible());
    }

    void thePointerFindsAButtonThatClosesIt() {
        zoomIn();
        auto& close = *map().findChild<QToolButton*>(QStringLiteral("closeMinimap"));
        QVERIFY(!close.isVisible());
        QEnterEvent enter({10, 10}, {10, 10}, map().mapToGlobal(QPointF(10, 10)));
        QCoreApplication::sendEvent(&map(), &enter);
        QVERIFY(close.isVisible() && map().rect().contains(close.geometry()));
        const QSignalSpy closed(&map(), &Minimap::closed);
        const View before = canvas_->view();
        QTest::mouseClick(&close, Qt::LeftButton);
        QCOMPARE(closed.size(), 1);
        QCOMPARE(canvas_->view(), before);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&map(), &leave);
        QVERIFY(!close.isVisible());
    }

    void aClickCentresTheView() {
        zoomIn();
        const View before = mapView(map().rect(), canvas_->viewport().extent);
        // D, the root's last child, stands at x = 7 in row 1.
        QTest::mouseClick(&map(), Qt::LeftButton, {}, before.pixel({7, 1}).toPoint());
        const QPointF middle = QRectF(canvas_->rect()).center();
        const QPointF d = canvas_->nodeRect(NodeId{3}).center();
        // A pixel of the map is several of the canvas, and a shape's box not quite centred.
        const double several = canvas_->view().columnGap / before.columnGap;
        QVERIFY(std::abs(d.x() - middle.x()) <= several);
        QVERIFY(std::abs(d.y() - middle.y()) <=
                canvas_->view().rowGap / before.rowGap + canvas_->nodeRect(NodeId{3}).height() / 2);
        QCOMPARE(session_->selection().value, noNode.value);
        QVERIFY((map().frame().center() - before.pixel({7, 1})).manhattanLength() <= 2);
    }

    void aDragCarriesTheViewAlong() {
        zoomIn();
        const View tree = mapView(map().rect(), canvas_->viewport().extent);
        const QPoint from = tree.pixel({2, 1}).toPoint();
        const QPoint to = tree.pixel({6, 1}).toPoint();
        QTest::mousePress(&map(), Qt::LeftButton, {}, from);
        const double before = canvas_->view().origin.x();
        QTest::mouseMove(&map(), (from + to) / 2);
        QTest::mouseMove(&map(), to);
        QTest::mouseRelease(&map(), Qt::LeftButton, {}, to);
        const double moved = before - canvas_->view().origin.x();
        const double expected = (to.x() - from.x()) / tree.columnGap * canvas_->view().columnGap;
        QVERIFY(std::abs(moved - expected) < 0.5);
        QTest::mouseMove(&map(), from);
        QCOMPARE(before - canvas_->view().origin.x(), moved);
    }

    void theStepThatIsFollowedDoesNotLandUnderIt() {
        zoomIn();
        zoomIn();
        for (std::uint32_t t = 1; t <= session_->trace()->end().value; ++t) {
            session_->setStep(Step{t});
            const NodeId current = session_->moment().currentNode();
            QVERIFY(map().isVisible());
            QVERIFY(!map().geometry().contains(canvas_->nodeRect(current).center().toPoint()));
        }
    }

    void itDrawsTheTreeInTheThemesColoursAndFollowsTheStep() {
        zoomIn();
        const QImage atStart = map().grab().toImage();
        session_->setStep(Step{26});
        const QImage atEnd = map().grab().toImage();
        QVERIFY(atStart != atEnd);
        canvas_->setTheme(ThemeKind::dark);
        const QImage dark = map().grab().toImage();
        QCOMPARE(dark.pixelColor(3, 3), themeOf(ThemeKind::dark).background);
        QVERIFY(dark != atEnd);
    }

    void aScreenReaderIsToldWhatThisIs() {
        QCOMPARE(map().accessibleName(), QStringLiteral("Minimap"));
        QVERIFY(map().accessibleDescription().contains("whole tree"));
        QCOMPARE(map().focusPolicy(), Qt::NoFocus);
    }

  private:
    [[nodiscard]] Minimap& map() const { return canvas_->minimap(); }
    void zoomIn() {
        for (int k = 0; k < 5; ++k) {
            canvas_->zoomIn();
        }
    }

    std::unique_ptr<Session> session_;
    std::unique_ptr<TreeCanvas> canvas_;
};

QTEST_MAIN(TestMinimap)
#include "tst_minimap.moc"
