// What a frame of a tree too large for shapes shows, against every node taken by itself: random
// trees, algorithms, orders, steps and views, the window's and the minimap's.

#include "core/generate/randomtree.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/nodebynode.h"
#include "tests/ui/drawing/painted.h"
#include "ui/drawing/lineclip.h"
#include "ui/drawing/minimapview.h"
#include "ui/drawing/visibletree.h"

#include <cmath>
#include <map>
#include <set>

using namespace prunus;
using oracle::Draw;

namespace {

/// Where nodes are visited again: what is cut under a parent that is not, the first of neighbours.
std::set<NodeId> firstStillCut(const Scene& scene) {
    std::set<NodeId> marked;
    for (NodeId n{1}; n.value < scene.tree.nodeCount(); ++n) {
        const auto isCut = [&](NodeId at) { return scene.moment.state(at) == NodeState::cut; };
        const NodeId parent = scene.tree.parent(n);
        if (isCut(n) && !isCut(parent) &&
            (n == scene.tree.children(parent).first || !isCut(n - 1))) {
            marked.insert(n);
        }
    }
    return marked;
}

/// The nodes at which a cutoff begins.
std::set<NodeId> firstCut(const Scene& scene) {
    if (scene.trace->calls() != nullptr) {
        return firstStillCut(scene);
    }
    std::set<NodeId> first;
    for (const auto& [node, step] : firstSkipped(scene, scene.moment.step())) {
        first.insert(node);
    }
    return first;
}

/// A tree, an algorithm, an order, a step and a view, all drawn by lot.
struct Sight {
    std::unique_ptr<Scene> scene;
    TreePicture picture;
    QRectF area;

    Sight(std::uint64_t seed, bool ofMinimap) {
        Draw draw(seed);
        RandomShape shape;
        shape.maxDepth = 3 + draw.below(9);
        shape.minBranching = 1 + draw.below(3);
        shape.maxBranching = shape.minBranching + draw.below(draw.oneIn(4) ? 400 : 6);
        shape.earlyLeafShare = 0.1 * draw.below(4);
        shape.innerStaticShare = 1;
        shape.maxNodes = 200 + draw.below(3000);
        shape.seed = seed;
        SearchOptions options = oracle::randomOptions(
            draw, everyAlgorithm.at(draw.below(everyAlgorithm.size())).algorithm);
        scene = std::make_unique<Scene>(generateRandom(shape), options);
        area = ofMinimap ? QRectF(0, 0, 180, 120) : QRectF(0, 0, 300 + draw.below(900), 400);
        picture = scene->at(Step{draw.below(scene->trace->end().value + 1)}, area);
        if (ofMinimap) {
            picture.view = mapView(area, scene->extent());
            picture.textScale = 0.1;
        } else {
            lookSomewhere(draw);
        }
        showNodesAlone(picture);
    }

  private:
    void lookSomewhere(Draw& draw) {
        const Viewport port{area, scene->extent(), 1};
        const double zoom = std::pow(1.6, draw.below(draw.oneIn(2) ? 4 : 16));
        picture.view = zoomed(picture.view, zoom, area.center(), port);
        const QPointF place(scene->layout.width() * draw.below(100) / 99.0,
                            scene->tree.height() * draw.below(100) / 99.0);
        picture.view = centredOn(picture.view, place, port);
    }
};

QString numbered(std::uint64_t seed, NodeId n) {
    return QStringLiteral("seed %1, node %2").arg(seed).arg(n.value);
}

/// Whether about this colour, or one of what may lie over it, is within a few pixels of a place.
bool isMarked(const QImage& image, QPointF place, const Theme& theme) {
    for (int dy = -4; dy <= 4; ++dy) {
        for (int dx = -3; dx <= 3; ++dx) {
            const QPoint at(int(std::floor(place.x())) + dx, int(std::floor(place.y())) + dy);
            if (!image.rect().contains(at)) {
                continue;
            }
            const QColor seen = image.pixelColor(at);
            for (const QColor& wanted : {theme.cutMark, theme.bestLine}) {
                if (std::abs(seen.red() - wanted.red()) + std::abs(seen.green() - wanted.green()) +
                        std::abs(seen.blue() - wanted.blue()) <
                    60) {
                    return true;
                }
            }
        }
    }
    return false;
}

} // namespace

class TestClouds : public QObject {
    Q_OBJECT

  private slots:
    void everyNodeInViewIsInOneColumnOrShapeAndCountedAsItIs_data() { onCanvasAndMinimap(); }
    void everyNodeInViewIsInOneColumnOrShapeAndCountedAsItIs() {
        QFETCH(bool, ofMinimap);
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            const Sight sight(seed, ofMinimap);
            const Scene& scene = *sight.scene;
            const std::set<NodeId> skipped = firstCut(scene);
            for (const VisibleRow& row : findVisible(sight.picture, sight.area).rows) {
                compareRow(sight, row, skipped, seed);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }

    /// An edge can cross a view without either end in it.
    void everyEdgeThatCrossesTheViewIsAccountedFor_data() { onCanvasAndMinimap(); }
    void everyEdgeThatCrossesTheViewIsAccountedFor() {
        QFETCH(bool, ofMinimap);
        int crossing = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            const Sight sight(seed, ofMinimap);
            const VisibleTree visible = findVisible(sight.picture, sight.area);
            for (const VisibleRow& row : visible.rows) {
                if (row.row.value == 0 || visible.rowStride > 1) {
                    continue;
                }
                for (const NodeId n : sight.scene->tree.row(row.row)) {
                    const QLineF edge(pixelOf(sight.picture, sight.scene->tree.parent(n)),
                                      pixelOf(sight.picture, n));
                    const bool crosses = !clippedTo(edge, sight.area).isNull();
                    crossing += crosses && !sight.area.contains(edge.p1()) &&
                                        !sight.area.contains(edge.p2())
                                    ? 1
                                    : 0;
                    QVERIFY2(!crosses || shows(row, n), qPrintable(numbered(seed, n)));
                }
            }
        }
        QVERIFY(ofMinimap || crossing > 500);
    }

    void everyCutoffInAColumnHasItsMark_data() { onCanvasAndMinimap(); }
    void everyCutoffInAColumnHasItsMark() {
        QFETCH(bool, ofMinimap);
        int marks = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            const Sight sight(seed, ofMinimap);
            const QImage image = paintedOnScreen(sight.picture, sight.area);
            const VisibleTree visible = findVisible(sight.picture, sight.area);
            for (std::size_t k = 1; k < visible.rows.size() && visible.rowStride == 1; ++k) {
                marks += checkMarks(sight, visible, k, image, seed);
            }
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QVERIFY2(marks > 120, qPrintable(QString::number(marks)));
    }

  private:
    static bool shows(const VisibleRow& row, NodeId n) {
        return std::ranges::any_of(row.nodes, [n](const auto& node) { return node.node == n; }) ||
               std::ranges::any_of(row.columns,
                                   [n](const auto& column) { return column.nodes.contains(n); });
    }

    static void compareRow(const Sight& sight, const VisibleRow& row,
                           const std::set<NodeId>& skipped, std::uint64_t seed) {
        const Moment& moment = sight.scene->moment;
        std::map<NodeId, int> shown;
        for (const VisibleNode& node : row.nodes) {
            ++shown[node.node];
            QVERIFY2(node.state == moment.state(node.node), qPrintable(numbered(seed, node.node)));
        }
        for (const VisibleColumn& column : row.columns) {
            StateCounts sum;
            for (const NodeId n : column.nodes) {
                ++shown[n];
                sum += countsOf(moment, n);
                sum.cutoffs += skipped.contains(n) ? 1U : 0U;
                const double x = pixelOf(sight.picture, n).x();
                // Places are kept to 1/256 of a column of the tree.
                QVERIFY(x > column.left - 1e-6 && x < column.left + column.width + 1e-6);
            }
            QCOMPARE(statesOf(column.counts), statesOf(sum));
            if (sight.scene->trace->calls() == nullptr) {
                QCOMPARE(column.counts.cutoffs, sum.cutoffs);
            } else { // cut at different times, neighbours have a mark each
                QVERIFY(column.counts.cutoffs >= sum.cutoffs);
            }
        }
        for (const NodeId n : sight.scene->tree.row(row.row)) {
            const auto times = shown.find(n);
            const double x = pixelOf(sight.picture, n).x();
            const bool inView = x >= sight.area.left() && x <= sight.area.right();
            QVERIFY2(times == shown.end() ? !inView : times->second == 1,
                     qPrintable(numbered(seed, n)));
        }
    }

    /// Of the columns of a row.
    static int checkMarks(const Sight& sight, const VisibleTree& visible, std::size_t k,
                          const QImage& image, std::uint64_t seed) {
        const VisibleRow& row = visible.rows[k];
        const VisibleRow& above = visible.rows[k - 1];
        const GameTree& tree = sight.scene->tree;
        int marks = 0;
        for (const VisibleColumn& column : row.columns) {
            if (column.counts.cutoffs == 0) {
                continue;
            }
            const NodeId parent = tree.parent(column.nodes[column.nodes.size() / 2]);
            const auto shape = std::ranges::find(above.nodes, parent, &VisibleNode::node);
            const bool lone = column.nodes.size() == 1;
            const double x = lone ? column.centre : column.left + column.width / 2;
            const double gap = row.y - above.y;
            // Under a shape edges are a fan, elsewhere a shade that has lost their slope.
            const QPointF from(shape == above.nodes.end() ? x : shape->centre.x(), above.y);
            const QPointF between = from + (QPointF(x, row.y) - from) * 0.66;
            const QPointF onBand(x, row.y - bandHeight(visible.greatestScale) / 2);
            const QPointF place = gap < 6 ? onBand : between;
            if (QRectF(image.rect()).adjusted(2, 2, -2, -2).contains(place)) {
                ++marks;
                if (!isMarked(image, place, *sight.picture.theme)) {
                    QTest::qFail(qPrintable(numbered(seed, column.nodes.first)), __FILE__,
                                 __LINE__);
                }
            }
        }
        return marks;
    }
};

QTEST_MAIN(TestClouds)
#include "tst_clouds.moc"
