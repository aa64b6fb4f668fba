// Where edges run: by what is drawn, on trees of many shapes.

#include "core/generate/randomtree.h"
#include "tests/rows.h"
#include "tests/ui/drawing/drawnlines.h"
#include "tests/ui/drawing/gamescene.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/lineclip.h"
#include "ui/drawing/treelabels.h"
#include "ui/drawing/treepainter.h"
#include "ui/words/language.h"

#include <QtTest>
#include <numeric>

using namespace prunus;

namespace {

/// The root's edge to its first child, a leaf, is so flat that as a straight line from centre to
/// centre it passes through its neighbour.
constexpr std::string_view flat = "[-2,[-6,[-6,6,-6],3],[[5,7,2],-2,[-7,-4]],[4,[-2,9],8]]";

constexpr std::uint32_t trees = 150;

/// Nearer to each other than this, in pixels, nodes that were cut have edges of which only pieces
/// are drawn.
constexpr double leastWhole = 12;

GameTree uneven(std::uint32_t number) {
    RandomShape shape;
    shape.seed = number + 1;
    shape.maxDepth = 2 + number % 5;
    shape.maxBranching = 2 + number % 7;
    shape.earlyLeafShare = 0.2 + 0.1 * (number % 6);
    shape.maxNodes = 15 + number % 90;
    return generateRandom(shape);
}

bool meets(const QLineF& line, const QRectF& box) {
    return !clippedTo(line, box).isNull();
}

/// Returns the first line that runs through a node; nothing if there is none. Lines that end at the
/// node's place, or about above or below it, are its own, and lines within it are its hatching.
QString lineThroughANode(const QList<QLineF>& lines, const LabelledTree& frame) {
    for (const auto& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            const QRectF box = wholeOf(node).adjusted(0.5, 0.5, -0.5, -0.5);
            const QPointF centre = node.where.centre;
            for (const QLineF& line : lines) {
                const bool own =
                    std::abs(line.x1() - centre.x()) < 5 || std::abs(line.x2() - centre.x()) < 5;
                const bool inside = box.contains(line.center());
                if (!own && !inside && meets(line, box)) {
                    return QStringLiteral("(%1, %2) to (%3, %4) through node %5 at (%6, %7)")
                        .arg(line.x1())
                        .arg(line.y1())
                        .arg(line.x2())
                        .arg(line.y2())
                        .arg(node.where.node.value)
                        .arg(centre.x())
                        .arg(centre.y());
                }
            }
        }
    }
    return {};
}

/// One of the two lines that strike an edge; those are short, and may come near to a node.
bool isSlash(const QLineF& line) {
    return std::abs(line.dy() / line.dx() - 4.0 / 9) < 1e-6;
}

QString fault(const TreePicture& picture, QSize size) {
    const QRectF area({0, 0}, QSizeF(size));
    DrawnLines drawn(size);
    QPainter painter(&drawn);
    paintTree(painter, picture, area);
    painter.end();
    QList<QLineF> edges = drawn.lines();
    edges.removeIf(isSlash);
    const LabelledTree frame = labelledTree(picture, area);
    const auto shown =
        std::accumulate(frame.nodes.begin(), frame.nodes.end(), qsizetype{0},
                        [](qsizetype sum, const auto& row) { return sum + qsizetype(row.size()); });
    return edges.size() + 1 < shown && picture.view.columnGap > 12
               ? QStringLiteral("not every edge is drawn")
               : lineThroughANode(edges, frame);
}

} // namespace

class TestEdges : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void noEdgeRunsThroughANodeThatIsNotItsOwn_data() {
        const Rows<QSize, Outline> row("size", "outline");
        row("in a window", QSize(1280, 720), Outline::usual);
        row("in a pane", QSize(480, 300), Outline::usual);
        row("in a pane so low that rows are near", QSize(900, 160), Outline::usual);
        row("of circles", QSize(1280, 720), Outline::circle);
        row("of trapezoids", QSize(640, 400), Outline::trapezoid);
    }
    void noEdgeRunsThroughANodeThatIsNotItsOwn() {
        QFETCH(QSize, size);
        QFETCH(Outline, outline);
        const QRectF area({0, 0}, QSizeF(size));
        const auto verify = [&](Scene& scene) {
            for (const Step step : {Step{0}, scene.trace->end()}) {
                TreePicture picture = scene.at(step, area);
                if (step != Step{0} && picture.view.columnGap < leastWhole) {
                    continue;
                }
                picture.exactShapes = true;
                picture.players.max = outline;
                picture.players.min = outline;
                if (const QString found = fault(picture, size); !found.isEmpty()) {
                    return found;
                }
            }
            return QString();
        };
        Scene known(flat, SearchOptions{});
        QCOMPARE(verify(known), QString());
        for (std::uint32_t number = 0; number < trees; ++number) {
            Scene scene(uneven(number), SearchOptions{});
            const QString found = verify(scene);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("tree %1: ").arg(number) + found));
        }
    }

    void boardsAreNotRunThroughEither() {
        GameScene game(lateGame);
        const QSize size(1600, 1000);
        for (const double zoom : {1.0, 2.0, 4.0}) {
            TreePicture picture =
                game.at(game.end(), QRectF({0, 0}, QSizeF(size)), zoom, NodeId{2});
            picture.exactShapes = true;
            QCOMPARE(fault(picture, size), QString());
        }
    }
};

QTEST_MAIN(TestEdges)
#include "tst_edges.moc"
