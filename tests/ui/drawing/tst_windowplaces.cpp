#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/edgeline.h"
#include "ui/drawing/treelabels.h"

#include <QTest>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

QPointF placeOf(const LabelledTree& frame, NodeId n) {
    for (const auto& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            if (node.where.node == n) {
                return node.where.centre;
            }
        }
    }
    return {};
}

/// By the places of the nodes; each edge is looked at in many points.
bool isOnAnEdge(const TreePicture& picture, const LabelledTree& frame, const QRectF& rect) {
    for (const auto& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            if (node.where.node == GameTree::root()) {
                continue;
            }
            const EdgeLine edge = edgeInto(picture, node.where.node);
            for (int k = 0; k <= 400; ++k) {
                if (rect.contains(edge.at(k / 400.0))) {
                    return true;
                }
            }
        }
    }
    return false;
}

/// Whether something else stands there, or it is out of the picture.
bool isTaken(const LabelledTree& frame, const QRectF& rect, const Label& label) {
    bool taken = !area.contains(rect);
    for (const Label& other : frame.labels) {
        taken = taken || (&other != &label && other.rect.intersects(rect));
    }
    for (const auto& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            const QRectF box = boundsOf(node.shape).translated(node.where.centre);
            taken = taken || box.adjusted(-12, -12, 12, 12).intersects(rect);
        }
    }
    return taken;
}

} // namespace

/// Where the windows of open nodes stand that have no room beside them.
class TestWindowPlaces : public QObject {
    Q_OBJECT

  private slots:
    void aWindowBetweenRowsKeepsOffTheEdgesWhereItCan() {
        // Wherever one lies over an edge, it could stand neither left nor right of its node's own.
        int clear = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 5, 4)), {});
            for (std::uint32_t t = 1; t < scene.trace->end().value; t += 2) {
                const TreePicture picture = scene.at(Step{t}, area, 2);
                const LabelledTree frame = labelledTree(picture, area);
                for (const Label& label : frame.labels) {
                    const QPointF node = placeOf(frame, label.node);
                    const double gap = 0.7 * label.pixels;
                    if (label.kind != Label::Kind::window || label.rect.bottom() >= node.y() ||
                        label.rect.right() < node.x() - gap - 1 ||
                        label.rect.left() > node.x() + gap + 1) {
                        continue; // not between the rows
                    }
                    const bool crossed = isOnAnEdge(picture, frame, label.rect);
                    clear += crossed ? 0 : 1;
                    for (const double x : {gap, -gap - label.rect.width()}) {
                        QRectF other = label.rect;
                        other.moveLeft(node.x() + x);
                        QVERIFY2(!crossed || isOnAnEdge(picture, frame, other) ||
                                     isTaken(frame, other.adjusted(-20, -1, 20, 1), label),
                                 qPrintable(QStringLiteral("%1 at %2").arg(seed).arg(t)));
                    }
                }
            }
        }
        QVERIFY2(clear > 20, qPrintable(QString::number(clear)));
    }
};

QTEST_MAIN(TestWindowPlaces)
#include "tst_windowplaces.moc"
