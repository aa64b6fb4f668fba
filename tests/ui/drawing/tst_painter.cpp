#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/painted.h"
#include "tests/ui/drawing/scene.h"
#include "tests/ui/look/pixels.h"
#include "ui/drawing/edgeline.h"
#include "ui/drawing/lineclip.h"
#include "ui/drawing/visibletree.h"

#include <QTest>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

int distance(const QColor& p, const QColor& q) {
    return qAbs(p.red() - q.red()) + qAbs(p.green() - q.green()) + qAbs(p.blue() - q.blue());
}

/// Whether about this colour occurs within a few pixels of a place.
bool isNear(const QImage& image, QPointF place, const QColor& colour, int tolerance = 45) {
    const int reach = 4;
    for (int dy = -reach; dy <= reach; ++dy) {
        for (int dx = -reach; dx <= reach; ++dx) {
            const QPoint at = place.toPoint() + QPoint(dx, dy);
            if (image.rect().contains(at) && distance(image.pixelColor(at), colour) < tolerance) {
                return true;
            }
        }
    }
    return false;
}

/// On the edge into a node, so far down.
QPointF onEdge(const TreePicture& picture, const Scene& scene,
               const std::vector<std::uint32_t>& child, double part) {
    return edgeInto(picture, scene.tree.at(child)).at(part);
}

/// How many pixels differ clearly.
int differing(const QImage& a, const QImage& b) {
    return pixelsWhere(a.rect(), [&](int x, int y) {
        return distance(a.pixelColor(x, y), b.pixelColor(x, y)) > 150;
    });
}

} // namespace

class TestPainter : public QObject {
    Q_OBJECT

  private slots:
    void edgesSayWhatTheSearchDid() {
        Scene scene(figure52);
        const TreePicture picture = scene.at(Step{14}, area);
        const QImage image = painted(picture, area);
        const Theme& theme = *picture.theme;
        QVERIFY2(isNear(image, onEdge(picture, scene, {0}, 0.5), theme.bestLine),
                 "A to B is the best line");
        QVERIFY2(isNear(image, onEdge(picture, scene, {0, 0}, 0.5), theme.bestLine),
                 "B to its first leaf too");
        for (const bool best : {true, false}) { // an arrow's wing, beside the line
            const std::vector<std::uint32_t> child{0, best ? 0U : 2U};
            const EdgeLine edge = edgeInto(picture, scene.tree.at(child));
            const QLineF slant = edge.slant();
            const QPointF along = (slant.p2() - slant.p1()) / slant.length();
            const QPointF wing = edge.at(0.62) - 7.2 * along + 6.4 * QPointF(-along.y(), along.x());
            QCOMPARE(distance(image.pixelColor(wing.toPoint()), theme.bestLine) < 60, best);
        }
        QVERIFY2(isNear(image, onEdge(picture, scene, {0, 1}, 0.5), theme.visitedEdge),
                 "B to 12 was visited");
        QVERIFY2(isNear(image, onEdge(picture, scene, {1, 1}, 0.5), theme.cutMark),
                 "C to 4 is struck");
        QVERIFY2(isNear(image, onEdge(picture, scene, {1, 1}, 0.75), theme.cut.line, 100),
                 "C to 4 is dashed");
        QVERIFY2(isNear(image, onEdge(picture, scene, {2, 1}, 0.5), theme.notReached.line, 100),
                 "D to 5 was not reached");
    }

    void noRingHidesTheSignOfACut() {
        // In low views the ring around C reaches over the slashes on the edges beneath it.
        Scene scene(figure52);
        int touching = 0;
        for (int height = 180; height <= 400; height += 20) {
            const QRectF low(0, 0, 500, height);
            TreePicture picture = scene.at(Step{14}, low, 1.5);
            picture.showNames = picture.showWindows = false;
            const QColor mark = picture.theme->cutMark;
            const QColor ring = picture.theme->ring;
            const QImage ringed = painted(picture, low);
            picture.showRing = false;
            const QImage plain = painted(picture, low);
            for (int y = 1; y + 1 < height; ++y) {
                for (int x = 1; x + 1 < ringed.width(); ++x) {
                    if (plain.pixelColor(x, y) == mark) {
                        QCOMPARE(ringed.pixelColor(x, y), mark);
                        touching += isNear(ringed, QPointF(x, y), ring) ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY2(touching > 20, qPrintable(QString::number(touching)));
    }

    void aCutTriangleIsHatchedAllOver() {
        // After 2 against 3 in hand, both inner children of the second node are cut.
        Scene scene("[[3,12],[2,[7,8],[1,2]]]");
        const TreePicture picture = scene.at(scene.trace->end(), area);
        const QImage image = painted(picture, area);
        const QPointF centre = onEdge(picture, scene, {1, 1}, 1);
        for (const QPointF off : {QPointF(0, -6), QPointF(-8, 9), QPointF(2, 9), QPointF(10, 12)}) {
            QVERIFY(isNear(image, centre + off, picture.theme->cutHatch, 20));
        }
    }

    /// Rows share pictures of shapes: those of one player must not serve the other.
    void whatWasNotReachedHasItsOwnPlayersShape() {
        Scene scene(figure52);
        const TreePicture picture = scene.at(Step{0}, area);
        const QImage image = painted(picture, area);
        const QColor line = picture.theme->notReached.line;
        const double scale = greatestScale(picture.view, picture.textScale);
        const auto isLineAt = [&](const std::vector<std::uint32_t>& path, QPointF corner) {
            return isNear(image, pixelOf(picture, scene.tree.at(path)) + corner, line, 60);
        };
        const QRectF up = boundsOf(naturalShape(ShapeKind::maxTriangle, scale));
        const QRectF down = boundsOf(naturalShape(ShapeKind::minTriangle, scale));
        QVERIFY(isLineAt({}, up.bottomLeft() + QPointF(6, 0)));
        QVERIFY(!isLineAt({}, up.topLeft() + QPointF(6, 0)));
        for (const std::uint32_t k : {0U, 1U, 2U}) {
            QVERIFY(isLineAt({k}, down.topLeft() + QPointF(6, 0)));
            QVERIFY(isLineAt({k}, down.topRight() - QPointF(6, 0)));
        }
    }

    void theCurrentNodeWearsTheRing() {
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{14}, area);
        const QPointF centre = onEdge(picture, scene, {1}, 1);
        const double scale = greatestScale(picture.view, picture.textScale);
        const double radius = ringRadius(naturalShape(ShapeKind::minTriangle, scale));
        const QPointF onRing = centre - QPointF(radius, 0);
        QVERIFY(isNear(painted(picture, area), onRing, picture.theme->ring));
        picture.showRing = false;
        QVERIFY(!isNear(painted(picture, area), onRing, picture.theme->ring));
    }

    /// And what they cut off; all else steps back.
    void aProofLightsItsTwoMoves() {
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{14}, area);
        const NodeId a = GameTree::root();
        const NodeId c = scene.tree.at({1});
        picture.proof = {{a, scene.tree.at({0}), Player::max, "MAX"},
                         {c, scene.tree.at({1, 0}), Player::min, "MIN"}};
        const Theme& theme = *picture.theme;
        const QImage image = painted(picture, area);
        QVERIFY(isNear(image, onEdge(picture, scene, {0}, 0.75), theme.max.line, 10));
        QVERIFY(isNear(image, onEdge(picture, scene, {1, 0}, 0.8), theme.min.line, 10));
        QVERIFY(isNear(image, onEdge(picture, scene, {1, 2}, 0.5), theme.cutMark));
        const QPointF edge = onEdge(picture, scene, {0, 1}, 0.5);
        QVERIFY(!isNear(image, edge, theme.visitedEdge, 200));
        picture.proof.clear();
        QVERIFY(isNear(painted(picture, area), edge, theme.visitedEdge, 45));
    }

    void theBackgroundFillsTheArea() {
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{0}, area);
        picture.theme = &themeOf(ThemeKind::dark);
        const QImage image = painted(picture, area);
        for (const QPoint corner : {QPoint(0, 0), QPoint(1009, 0), QPoint(0, 689)}) {
            QCOMPARE(image.pixel(corner), picture.theme->background.rgb());
        }
    }

    void theSameMomentIsPaintedAlikeAgain() {
        Scene scene(figure52);
        const QImage first = painted(scene.at(Step{14}, area), area);
        painted(scene.at(Step{26}, area), area);
        QCOMPARE(painted(scene.at(Step{14}, area), area), first);
    }

    /// An edge can cross a view without either end in it: a part painted alone must look like the
    /// same part of the whole.
    void aPartLooksLikeTheSamePartOfTheWhole() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 4, 4)), {});
            const Viewport port{area, scene.extent(), 1};
            TreePicture picture = scene.at(Step{scene.trace->end().value / 2}, area);
            picture.view = zoomed(picture.view, 2, area.center(), port);
            picture.showBands = picture.showNames = picture.showWindows = false;
            const QImage whole = painted(picture, area);
            for (int k = 0; k < 12; ++k) {
                const QRect part(int(draw.below(800)), int(draw.below(600)), 150, 60);
                const int differ = differing(painted(picture, part), whole.copy(part));
                // A text may stand half a pixel off; an edge that is missing is more.
                QVERIFY2(differ < 60,
                         qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(differ)));
            }
        }
    }

    void exactShapesLookLikeTheScreens() {
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{14}, area);
        const QImage screen = painted(picture, area);
        picture.exactShapes = true;
        // Sprites stand on whole pixels, shapes where they belong: outlines may move by half one.
        const double scale = greatestScale(picture.view, picture.textScale);
        const int differ = differing(painted(picture, area), screen);
        QVERIFY2(differ < 2000 * scale, qPrintable(QString::number(differ)));
    }

    void everyStepOfADenseTreeIsPainted() {
        Scene scene(Scene::uniform(12, 2), {});
        const QImage before = painted(scene.at(Step{0}, area), area);
        const QImage after = painted(scene.at(scene.trace->end(), area), area);
        QVERIFY(differing(before, after) > 10000);
    }

    void linesAreClippedToTheArea_data() {
        const Rows<QLineF, QLineF> row("line", "expected");
        const QLineF none;
        row("inside", QLineF(1, 2, 3, 4), QLineF(1, 2, 3, 4));
        row("across", QLineF(-10, 5, 20, 5), QLineF(0, 5, 10, 5));
        row("diagonally across", QLineF(-5, -5, 15, 15), QLineF(0, 0, 10, 10));
        row("beside", QLineF(-5, -5, -1, 20), none);
        row("past a corner", QLineF(-2, 9, 2, 14), none);
    }
    void linesAreClippedToTheArea() {
        QFETCH(QLineF, line);
        QFETCH(QLineF, expected);
        QCOMPARE(clippedTo(line, QRectF(0, 0, 10, 10)), expected);
    }
};

QTEST_MAIN(TestPainter)
#include "tst_painter.moc"
