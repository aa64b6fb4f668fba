#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/visibletree.h"

#include <QTest>
#include <set>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1000, 600);

struct Sum {
    std::uint64_t nodes = 0;
    std::uint64_t visited = 0;
    std::uint64_t cut = 0;
    std::uint64_t cutoffs = 0;
};

/// Adds up what a frame shows, and checks that it shows no node twice.
Sum sumOf(const VisibleTree& visible, const Moment& moment) {
    Sum sum;
    for (const VisibleRow& row : visible.rows) {
        for (const VisibleNode& node : row.nodes) {
            const StateCounts counts = countIn(row.runs, moment, {node.node, node.node + 1});
            sum.nodes += 1;
            sum.visited += counts.visited;
            sum.cut += counts.cut;
            sum.cutoffs += counts.cutoffs;
        }
        for (const VisibleColumn& column : row.columns) {
            sum.nodes += column.nodes.size();
            sum.visited += column.counts.visited;
            sum.cut += column.counts.cut;
            sum.cutoffs += column.counts.cutoffs;
        }
    }
    return sum;
}

} // namespace

class TestVisibleTree : public QObject {
    Q_OBJECT

  private slots:
    void theFittedViewAccountsForEveryNodeAndEveryCutoff_data() {
        const Rows<int, int, int> row("depth", "branching", "order");
        row("2^15 leaves, as written", 15, 2, int(MoveOrder::asWritten));
        row("2^15 leaves, random order", 15, 2, int(MoveOrder::random));
        row("10^4 leaves, best first", 4, 10, int(MoveOrder::bestFirst));
        row("a star of 20,000 leaves", 1, 20000, int(MoveOrder::asWritten));
    }
    void theFittedViewAccountsForEveryNodeAndEveryCutoff() {
        QFETCH(int, depth);
        QFETCH(int, branching);
        QFETCH(int, order);
        SearchOptions options;
        options.order = MoveOrder(order);
        Scene scene(Scene::uniform(std::uint32_t(depth), std::uint32_t(branching)), options);
        for (const std::uint32_t tenth : {0U, 3U, 7U, 10U}) {
            const Step t{std::uint32_t(std::uint64_t(scene.trace->end().value) * tenth / 10)};
            const TreePicture picture = scene.at(t, area);
            const Sum sum = sumOf(findVisible(picture, area), scene.moment);
            const Counts counts = scene.moment.counts();
            QCOMPARE(sum.nodes, std::uint64_t(scene.tree.nodeCount()));
            QCOMPARE(sum.visited, counts.nodesVisited);
            QCOMPARE(sum.cut, counts.nodesPruned);
            QCOMPARE(sum.cutoffs, counts.cutoffs);
        }
    }

    void aFrameIsAFewThingsAPixelAtEveryZoom() {
        Scene scene(Scene::uniform(16, 2), {});
        const Step middle{scene.trace->end().value / 2};
        const Viewport port{area, scene.extent(), 1};
        for (double zoom = 1; zoom < 1e5; zoom *= 3) {
            TreePicture picture = scene.at(middle, area);
            picture.view = zoomed(picture.view, zoom, area.center(), port);
            std::size_t things = 0;
            for (const VisibleRow& row : findVisible(picture, area).rows) {
                things += row.nodes.size() + row.columns.size();
            }
            QVERIFY2(things < 17 * 2600, qPrintable(QString::number(zoom)));
        }
    }

    void theCurrentNodeIsAmongTheNodesHoweverSmall() {
        Scene scene(Scene::uniform(14, 2), {});
        for (const std::uint32_t t : {1U, 500U, 3000U}) {
            const VisibleTree visible = findVisible(scene.at(Step{t}, area), area);
            std::set<NodeId> shown;
            for (const VisibleRow& row : visible.rows) {
                for (const auto& list : {row.nodes, row.marked}) {
                    for (const VisibleNode& node : list) {
                        QVERIFY2(shown.insert(node.node).second, "a node is shown twice");
                    }
                }
            }
            QVERIFY(shown.contains(scene.moment.currentNode()));
            for (const NodeId open : scene.moment.stack()) {
                QVERIFY(shown.contains(open));
            }
            for (const NodeId best : scene.moment.bestLine()) {
                QVERIFY(shown.contains(best));
            }
        }
    }

    void thePathIsTheSameWhateverPathIsKnown() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 6, 3)), {});
            StepPath known;
            for (int k = 0; k < 40; ++k) {
                const auto step = std::uint32_t(draw.below(scene.trace->end().value + 1));
                const Moment moment(scene.tree, *scene.trace, Step{step});
                const StepPath path = stepPath(moment, &known);
                std::vector<NodeId> open = moment.stack();
                std::ranges::reverse(open);
                QVERIFY(path.open == open);
                known = path;
            }
        }
    }

    void shapesOfNeighboursDoNotTouch() {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 5, 5)), {});
            const VisibleTree visible = findVisible(scene.at(scene.trace->end(), area), area);
            for (const VisibleRow& row : visible.rows) {
                double right = -1e9;
                for (const VisibleNode& node : row.nodes) {
                    const NodeShape shape = naturalShape(node.kind, node.scale);
                    QVERIFY(node.centre.x() - shape.halfWidth > right);
                    right = node.centre.x() + shape.halfWidth;
                }
            }
        }
    }

    void theNearestNodeIsFoundFromAnyPixel() {
        Scene scene(figure52);
        const TreePicture picture = scene.at(Step{0}, area);
        for (std::uint32_t n = 0; n < scene.tree.nodeCount(); ++n) {
            const QPointF centre = pixelOf(picture, NodeId{n});
            QCOMPARE(nearestNode(picture, centre + QPointF(20, 20)).value, n);
            QCOMPARE(nearestNode(picture, centre - QPointF(20, 20)).value, n);
        }
    }
};

QTEST_APPLESS_MAIN(TestVisibleTree)
#include "tst_visibletree.moc"
