#include "tests/ui/base/rows.h"
#include "ui/drawing/joinedring.h"

#include <QTest>

using namespace prunus;

/// The line around a node's shape and its board.
class TestJoinedRing : public QObject {
    Q_OBJECT

  private slots:
    void theRingIsTheUnionOfItsParts_data() {
        const Rows<QRectF, QRectF> row("shape", "card");
        const QRectF shape(60, 20, 80, 60);
        row("a wide card", shape, QRectF(30, 70, 140, 120));
        row("one as wide as the shape", shape, QRectF(60, 70, 80, 100));
        row("a narrow one", shape, QRectF(75, 60, 50, 120));
        row("one whose corner is crossed", shape, QRectF(64, 62, 72, 90));
        row("one that barely touches", shape, QRectF(30, 79, 140, 80));
        row("a low one", shape, QRectF(0, 70, 200, 14));
        row("a circle above", QRectF(70, 20, 60, 60), QRectF(40, 70, 120, 100));
    }
    void theRingIsTheUnionOfItsParts() {
        QFETCH(QRectF, shape);
        QFETCH(QRectF, card);
        constexpr double round = 8;
        const QPainterPath ring = joinedRing(shape, card, round);
        QPainterPath upper;
        upper.addRoundedRect(shape, shape.height() / 2, shape.height() / 2);
        QPainterPath lower;
        lower.addRoundedRect(card, round, round);
        const QPainterPath expected = upper.united(lower);
        QCOMPARE(ring.toSubpathPolygons().size(), 1);
        int inside = 0;
        for (double y = 5.5; y < 220; y += 1) {
            for (double x = -4.5; x < 210; x += 1) {
                // Curves become lines in the union: what lies within half a pixel is either.
                const QRectF around(x - 0.5, y - 0.5, 1, 1);
                if (expected.contains(around) || !expected.intersects(around)) {
                    QCOMPARE(ring.contains(QPointF(x, y)), expected.contains(QPointF(x, y)));
                    inside += expected.contains(around) ? 1 : 0;
                }
            }
        }
        QVERIFY(inside > 2000);
    }
};

QTEST_APPLESS_MAIN(TestJoinedRing)
#include "tst_joinedring.moc"
