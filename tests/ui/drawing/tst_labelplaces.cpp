// Where labels stand that have no node of their own: the names of bands at the left edge, where
// nodes that can be read come first, and the windows of open nodes that have no room beside them.

#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/labelchecks.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/edgeline.h"

#include <QTest>
#include <algorithm>

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

class TestLabelPlaces : public QObject {
    Q_OBJECT

  private slots:
    void aNodeUnderABandsNameIsSeenInItsPlace() {
        Scene scene(Scene::uniform(3, 8), {});
        const Viewport port{area, scene.extent(), 1};
        TreePicture picture = scene.at(scene.trace->end(), area);
        picture.view = zoomed(picture.view, 40, area.center(), port);
        const double leaves = scene.tree.height();
        picture.view = centredOn(picture.view, {scene.layout.width() / 2, leaves - 0.5}, port);
        QStringList bands;
        std::size_t values = 0;
        for (int pixel = 0; pixel < 200; ++pixel) {
            picture.view.origin.rx() += 1;
            const LabelledTree frame = labelledTree(picture, area);
            QCOMPARE(firstOverlap(frame.labels) + firstOnANode(frame), QString());
            bands << textsOf(frame.labels, Label::Kind::band);
            values += static_cast<std::size_t>(textsOf(frame.labels, Label::Kind::value).size());
        }
        // The rows of inner nodes have room for theirs; that of the leaves has it now and then.
        QVERIFY(bands.count("leaves") < 150);
        QVERIFY(bands.size() - bands.count("leaves") > 150);
        QVERIFY(values > 200);
    }

    void theirSizeFollowsTheTextSize_data() {
        const Rows<double, double, int> row("width", "textScale", "pixels");
        row("text of 100 %", 850.0, 1.0, 12);
        row("text of 100 %, narrow", 400.0, 1.0, 12);
        row("text of 200 %", 1120.0, 2.0, 24);
        // The margin beside the tree is as at 100 % there: 1.4 times as large they have room in it.
        row("text of 200 %, half of a window of 1280 px", 557.0, 2.0, 17);
        row("text of 125 %, as narrow", 557.0, 1.25, 15);
    }
    void theirSizeFollowsTheTextSize() {
        QFETCH(const double, width);
        QFETCH(const double, textScale);
        QFETCH(const int, pixels);
        Scene scene(figure52);
        const QRectF part(0, 0, width, 400);
        QStringList whole;
        for (const Label& label : layoutLabels(scene.at(Step{12}, part, textScale), part)) {
            if (label.kind == Label::Kind::band) {
                QCOMPARE(label.pixels, pixels);
                whole << (label.presence == 1 ? label.text() : QString());
            }
        }
        QCOMPARE(whole, QStringList({"MAX", "MIN", "leaves"}));
    }

    void aBandsNameFadesWhileANodeComesNear() {
        Scene scene(figure52);
        TreePicture picture = scene.at(scene.trace->end(), area);
        const auto presenceOfLeaves = [&] {
            const std::vector<Label> labels = layoutLabels(picture, area);
            const auto at = std::ranges::find_if(
                labels, [](const Label& label) { return label.text() == "leaves"; });
            return at == labels.end() ? 0 : at->presence;
        };
        QCOMPARE(presenceOfLeaves(), 1.0);
        picture.view.origin.rx() = 140;
        double last = 1;
        double greatestStep = 0;
        for (int pixel = 0; pixel < 120; ++pixel) {
            picture.view.origin.rx() -= 1;
            const double now = presenceOfLeaves();
            greatestStep = std::max(greatestStep, last - now);
            QVERIFY(now <= last);
            last = now;
        }
        QCOMPARE(last, 0.0);
        QVERIFY(greatestStep < 0.4);
    }

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

QTEST_MAIN(TestLabelPlaces)
#include "tst_labelplaces.moc"
