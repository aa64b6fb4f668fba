#include "tests/rows.h"
#include "ui/drawing/nodeshape.h"
#include "ui/drawing/view.h"

#include <QTest>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);
/// 36 of the 16 pixels that numbers usually have.
constexpr double forTheLastRow = 2.25;

QRectF treeBox(const View& view, const TreeExtent& extent) {
    return {view.pixel({0, 0}), view.pixel({extent.width, double(extent.height)})};
}

bool near(QPointF a, QPointF b) {
    return (a - b).manhattanLength() < 1e-6 * (1 + a.manhattanLength());
}

} // namespace

class TestView : public QObject {
    Q_OBJECT

  private slots:
    void theWholeTreeFits_data() {
        const Rows<double, int, double> row("width", "height", "textScale");
        row("a lone leaf", 0.0, 0, 1.0);
        row("figure 5.2", 8.0, 2, 1.0);
        row("figure 5.2 with text twice as large", 8.0, 2, 2.0);
        row("a path of 100,000 nodes", 0.0, 100000, 1.0);
        row("ten million leaves", 1e7, 24, 1.0);
    }
    void theWholeTreeFits() {
        QFETCH(double, width);
        QFETCH(int, height);
        QFETCH(double, textScale);
        const Viewport port{area, {width, std::uint32_t(height)}, textScale};
        const View view = fitted(port);
        const QRectF box = treeBox(view, port.extent);
        const double s = frameScale(area.width(), textScale);
        QVERIFY(box.left() >= 90 * s && box.right() <= area.right() - 40 * s);
        QVERIFY(box.top() >= 40 * s && box.bottom() <= area.bottom() - 40 * s);
        QVERIFY(view.columnGap <= fullColumnGap * std::max(textScale, forTheLastRow));
        QVERIFY(view.rowGap <= fullRowGap * std::max(textScale, forTheLastRow));
    }

    void ringsAreWholeInView_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("textScale");
        for (const QSizeF size : {QSizeF(570, 400), QSizeF(850, 500), QSizeF(1280, 720),
                                  QSizeF(1490, 850), QSizeF(1920, 1080)}) {
            for (const double textScale : {1.0, 1.5, 2.0}) {
                QTest::addRow("%.0f x %.0f at %.1f", size.width(), size.height(), textScale)
                    << size << textScale;
            }
        }
    }
    void ringsAreWholeInView() {
        QFETCH(QSizeF, size);
        QFETCH(double, textScale);
        for (const double width : {0.0, 2.0, 8.0, 200.0}) {
            for (const std::uint32_t height : {0U, 1U, 2U, 4U}) {
                const Viewport port{{{0, 0}, size}, {width, height}, textScale};
                const View view = fitted(port);
                const double scale = greatestScale(view, textScale);
                const double root = ringRadius(naturalShape(ShapeKind::maxTriangle, scale)) + 4;
                const double leaf = ringRadius(naturalShape(ShapeKind::leafBox, scale)) + 4;
                QVERIFY(view.pixelY(0) >= root);
                QVERIFY(view.pixelX(0) >= leaf);
                QVERIFY(view.pixelY(height) + leaf <= size.height());
                QVERIFY(view.pixelX(width) + leaf <= size.width());
            }
        }
    }

    void theFrameGrowsWithTheTextWhereThereIsRoom() {
        QCOMPARE(frameScale(1200, 1), 1.0);
        QCOMPARE(frameScale(1200, 2), 2.0);
        QCOMPARE(frameScale(840, 2), 1.5);
        QCOMPARE(frameScale(300, 2), 1.0); // a narrow area is for the tree
        QCOMPARE(frameScale(300, 1), 1.0);
    }

    void aSmallTreeIsEnlargedForTheLastRowAndNotBeyond() {
        const View view = fitted({QRectF(0, 0, 3000, 2000), {8, 2}, 1});
        QCOMPARE(view.columnGap, fullColumnGap * forTheLastRow);
        QCOMPARE(view.rowGap, fullRowGap * forTheLastRow);
    }

    void aSmallTreeFillsTheView_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("beside the panels at 1920 x 1040") << QSizeF(1480, 830);
        QTest::newRow("the same at 1280 x 720") << QSizeF(845, 500);
        QTest::newRow("the whole screen at 1280 x 720") << QSizeF(1280, 630);
        QTest::newRow("the whole screen at 1920 x 1080") << QSizeF(1920, 960);
    }
    void aSmallTreeFillsTheView() {
        QFETCH(QSizeF, size);
        const Viewport port{{{0, 0}, size}, {8, 2}, 1};
        const QRectF box = treeBox(fitted(port), port.extent);
        QVERIFY2(box.width() * box.height() > 0.5 * size.width() * size.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(box.width()).arg(box.height())));
    }

    void aWideTreeKeepsRowsOfUsualSize() {
        const View view = fitted({QRectF(0, 0, 1500, 2000), {400, 3}, 1});
        QCOMPARE(view.rowGap, fullRowGap);
    }

    void aTinyAreaStillGivesAView() {
        const View view = fitted({QRectF(0, 0, 10, 10), {100, 5}, 1});
        QVERIFY(view.columnGap > 0 && view.rowGap > 0);
    }

    void zoomingKeepsThePointUnderThePointer() {
        const Viewport port{area, {5000, 10}, 1};
        View view = fitted(port);
        const QPointF pointer(700, 300);
        for (const double factor : {1.2, 3.0, 10.0, 0.5, 1.1}) {
            const QPointF before(view.treeX(pointer.x()), view.treeRow(pointer.y()));
            view = zoomed(view, factor, pointer, port);
            const QPointF after(view.treeX(pointer.x()), view.treeRow(pointer.y()));
            QVERIFY2(near(before, after), qPrintable(QString::number(factor)));
        }
    }

    void zoomingInWidensColumnsBeforeComfortableRowsGrow() {
        const Viewport port{area, {100000, 3}, 1};
        const View fit = fitted(port);
        QCOMPARE(fit.rowGap, fullRowGap);
        const View view = zoomed(fit, 100, area.center(), port);
        QCOMPARE(view.rowGap, fullRowGap);
        QVERIFY(qAbs(view.columnGap - 100 * fit.columnGap) < 1e-9);
    }

    void zoomEndsAtTheWholeTreeAndAtOneBigNode() {
        const Viewport port{area, {5000, 10}, 1};
        const View fit = fitted(port);
        const View out = zoomed(fit, 1e-9, area.center(), port);
        QCOMPARE(out.columnGap, fit.columnGap);
        QCOMPARE(out.rowGap, fit.rowGap);
        const View in = zoomed(fit, 1e9, area.center(), port);
        QCOMPARE(in.columnGap, fullColumnGap * greatestZoom);
        QCOMPARE(in.rowGap, fullRowGap * greatestZoom);
    }

    void zoomingInAndOutAgainComesBack() {
        const Viewport port{area, {300, 12}, 1};
        const View fit = fitted(port);
        View view = fit;
        for (int k = 0; k < 20; ++k) {
            view = zoomed(view, 1.2, {400, 200}, port);
        }
        for (int k = 0; k < 20; ++k) {
            view = zoomed(view, 1 / 1.2, {400, 200}, port);
        }
        QVERIFY(qAbs(view.columnGap - fit.columnGap) < 1e-9);
        QVERIFY(near(view.origin, fit.origin));
    }

    void theTreeCannotBeDraggedOutOfSight_data() {
        QTest::addColumn<QPointF>("by");
        QTest::newRow("to the left") << QPointF(-1e6, 0);
        QTest::newRow("to the right") << QPointF(1e6, 0);
        QTest::newRow("up") << QPointF(0, -1e6);
        QTest::newRow("down and right") << QPointF(1e6, 1e6);
    }
    void theTreeCannotBeDraggedOutOfSight() {
        QFETCH(QPointF, by);
        for (const double width : {0.0, 8.0, 5000.0}) {
            const Viewport port{area, {width, 2}, 1};
            const View view = panned(fitted(port), by, port);
            const QRectF seen = treeBox(view, port.extent).adjusted(-20, -20, 20, 20) & area;
            QVERIFY2(seen.width() > 30 && seen.height() > 30, qPrintable(QString::number(width)));
        }
    }

    void aSmallDragMovesByThatMuch() {
        const Viewport port{area, {8, 2}, 1};
        const View fit = fitted(port);
        QCOMPARE(panned(fit, {30, -20}, port).origin, fit.origin + QPointF(30, -20));
    }

    void aPlaceInTheComfortableMiddleMovesNothing() {
        const Viewport port{area, {5000, 10}, 1};
        const View view =
            centredOn(zoomed(fitted(port), 200, area.center(), port), {2500, 5}, port);
        QCOMPARE(keepingVisible(view, {2500, 5}, port), view);
        const double nearby = view.treeX(area.center().x() + 200);
        QCOMPARE(keepingVisible(view, {nearby, 5}, port), view);
    }

    void aPlaceOutOfSightIsBroughtInAsLittleAsNeeded() {
        const Viewport port{area, {5000, 10}, 1};
        const View view =
            centredOn(zoomed(fitted(port), 200, area.center(), port), {2500, 5}, port);
        const QPointF place(view.treeX(area.right() + 50), view.treeRow(area.center().y()));
        const View next = keepingVisible(view, place, port);
        QCOMPARE(next.origin.y(), view.origin.y());
        QVERIFY(next.pixelX(place.x()) < area.right() - 100);
        QVERIFY(next.pixelX(place.x()) > area.right() - 120);
        QCOMPARE(keepingVisible(next, place, port), next);
    }

    void whereBoardsAreTooNarrowToBeShownNodesKeepTheirDistance() {
        // Rows so far apart that the deepest card would be higher than the view.
        const Viewport port{area, {5000, 10}, 1, true};
        const View view{{-90 * 2500.0, -1000 * 5.0}, 90, 1000};
        const QPointF place(view.treeX(area.center().x()), view.treeRow(area.bottom() + 40));
        const View next = keepingVisible(view, place, port);
        QCOMPARE(next.pixelY(place.y()), area.bottom() - 70);
    }

    void aCardThatIsWholeInViewMovesNothing() {
        const Viewport port{area, {5000, 10}, 1, true};
        const View view =
            centredOn(zoomed(fitted(port), 200, area.center(), port), {2500, 5}, port);
        const QMarginsF around(60, 30, 60, 130);
        const QPointF place(view.treeX(area.left() + 61), view.treeRow(area.bottom() - 131));
        QVERIFY(isWholeInView(view, place, area, around));
        QCOMPARE(keepingVisible(view, place, port, around), view);
    }

    void aCardIsBroughtIntoViewAsAWhole_data() {
        const Rows<QMarginsF, bool, bool> row("around", "across", "down");
        row("a small one", QMarginsF(40, 30, 40, 100), true, true);
        row("one wider than the usual margins", QMarginsF(200, 60, 200, 400), true, true);
        row("one that just fits", QMarginsF(500, 80, 500, 600), true, true);
        row("one that is too high", QMarginsF(200, 80, 200, 900), true, false);
        row("one that is too wide", QMarginsF(900, 80, 900, 400), false, true);
    }
    void aCardIsBroughtIntoViewAsAWhole() {
        QFETCH(QMarginsF, around);
        QFETCH(bool, across);
        QFETCH(bool, down);
        const Viewport port{area, {5000, 10}, 1, true};
        const View view =
            centredOn(zoomed(fitted(port), 200, area.center(), port), {2500, 5}, port);
        for (const QPointF& at : {area.topLeft() + QPointF(5, 5), area.bottomRight(),
                                  QPointF(area.left() - 300, area.bottom() + 2000)}) {
            const QPointF place(view.treeX(at.x()), view.treeRow(at.y()));
            const View next = keepingVisible(view, place, port, around);
            const QPointF moved = next.pixel(place);
            QVERIFY(area.contains(moved));
            if (across) {
                QVERIFY(moved.x() - around.left() >= area.left());
                QVERIFY(moved.x() + around.right() <= area.right());
            }
            if (down) {
                QVERIFY(moved.y() - around.top() >= area.top());
                QVERIFY(moved.y() + around.bottom() <= area.bottom());
            }
            QCOMPARE(keepingVisible(next, place, port, around), next);
        }
    }

    void centringPutsAPlaceInTheMiddle() {
        const Viewport port{area, {5000, 10}, 1};
        const View zoomedIn = zoomed(fitted(port), 1000, area.center(), port);
        const View view = centredOn(zoomedIn, {1234, 4}, port);
        QVERIFY(near(view.pixel({1234, 4}), area.center()));
    }
};

QTEST_APPLESS_MAIN(TestView)
#include "tst_view.moc"
