// Where arrows and boxes of notes are drawn: nodes are measured by themselves here.

#include "tests/rows.h"
#include "tests/ui/drawing/painted.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/drawnnode.h"
#include "ui/drawing/notepainter.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

QRectF drawnAt(const TreePicture& picture, NodeId n) {
    return wholeOf(drawnNode(picture, visibleNode(picture, n)));
}

bool isBelow(const GameTree& tree, NodeId n, NodeId top) {
    while (n != noNode && n != top) {
        n = tree.parent(n);
    }
    return n == top;
}

/// How far a place is from a box; 0 inside.
double distance(QPointF place, const QRectF& box) {
    const double x = std::max({box.left() - place.x(), 0.0, place.x() - box.right()});
    const double y = std::max({box.top() - place.y(), 0.0, place.y() - box.bottom()});
    return std::hypot(x, y);
}

void addTrees() {
    const Rows<QByteArray, quint32> row("tree", "step");
    row("figure 5.2 before its search", QByteArray(figure52.data()), 0U);
    row("figure 5.2 at its cutoff", QByteArray(figure52.data()), 14U);
    row("an uneven tree", "[5,[6,[7,[4,3]]],B:[3,x:9],[[1,2],0]]", 9U);
    row("a lone leaf", "7", 1U);
}

} // namespace

class TestNoteMarks : public QObject {
    Q_OBJECT

  private slots:
    void anArrowEndsBesideItsNode_data() { addTrees(); }
    void aBoxHoldsItsSubtreeAndNoOtherNode_data() { addTrees(); }

    /// Nearer to it than to any other node, and clear of its shape.
    void anArrowEndsBesideItsNode() {
        QFETCH(const QByteArray, tree);
        QFETCH(const quint32, step);
        Scene scene(tree.constData());
        for (NodeId n{0}; n.value < scene.tree.nodeCount(); ++n) {
            TreePicture picture = scene.at(Step{step}, area);
            picture.notes.arrows = {n};
            const LabelledTree frame = labelledTree(picture, area);
            const std::vector<QLineF> arrows = noteArrows(picture, frame, area);
            QCOMPARE(arrows.size(), std::size_t(1));
            const QPointF tip = arrows[0].p2();
            const double near = distance(tip, drawnAt(picture, n));
            QVERIFY2(near < 25, qPrintable(QString::number(near))); // beyond a ring, at the most
            const DrawnNode node = drawnNode(picture, visibleNode(picture, n));
            QVERIFY(!outline(node.shape).translated(node.where.centre).contains(tip));
            for (NodeId other{0}; other.value < scene.tree.nodeCount(); ++other) {
                QVERIFY(other == n || distance(tip, drawnAt(picture, other)) > near);
            }
            QVERIFY(area.contains(arrows[0].p1()) && arrows[0].length() > 20);
        }
    }

    void aBoxHoldsItsSubtreeAndNoOtherNode() {
        QFETCH(const QByteArray, tree);
        QFETCH(const quint32, step);
        Scene scene(tree.constData());
        for (NodeId n{0}; n.value < scene.tree.nodeCount(); ++n) {
            TreePicture picture = scene.at(Step{step}, area);
            picture.notes.boxes = {n};
            const LabelledTree frame = labelledTree(picture, area);
            const std::vector<QPolygonF> boxes = noteBoxes(picture, frame, area);
            QCOMPARE(boxes.size(), std::size_t(1));
            for (NodeId other{0}; other.value < scene.tree.nodeCount(); ++other) {
                const QRectF shape = drawnAt(picture, other);
                const auto holds = [&](QPointF place) {
                    return boxes[0].containsPoint(place, Qt::OddEvenFill);
                };
                const bool wanted = isBelow(scene.tree, other, n);
                QCOMPARE(holds(shape.center()), wanted);
                QCOMPARE(holds(shape.topLeft()) && holds(shape.bottomRight()), wanted);
            }
        }
    }

    /// As in front of a class, where letters are large and leaves are near each other.
    static void aBoxStaysOffTheNextLeaf() {
        const QRectF narrow(0, 0, 640, 440);
        Scene scene(figure52);
        for (const NodeId n : scene.tree.row(Row{1})) {
            TreePicture picture = scene.at(Step{14}, narrow, 1.4);
            picture.notes.boxes = {n};
            const std::vector<QPolygonF> boxes =
                noteBoxes(picture, labelledTree(picture, narrow), narrow);
            QCOMPARE(boxes.size(), std::size_t(1));
            for (const NodeId leaf : scene.tree.row(Row{2})) {
                const QRectF shape = drawnAt(picture, leaf);
                for (const QPointF corner :
                     {shape.topLeft(), shape.topRight(), shape.bottomLeft(), shape.bottomRight()}) {
                    QCOMPARE(boxes[0].containsPoint(corner, Qt::OddEvenFill),
                             scene.tree.parent(leaf) == n);
                }
            }
        }
    }

    void theyAreOfTheStepAlone() {
        const Note note{
            {NodeId{2}, NoteEvent::cutoff, 1}, "", "", {NodeId{7}, noNode}, {NodeId{1}}};
        const Note other{{NodeId{2}, NoteEvent::cutoff, 1}, "", "", {NodeId{7}, NodeId{0}}, {}};
        Scene scene(readTree(figure52).value().withNotes({note, other}), {});
        const auto marks = [&scene](std::uint32_t step) {
            return noteMarksAt(Moment(scene.tree, *scene.trace, Step{step}));
        };
        QVERIFY(marks(14).arrows == (std::vector{NodeId{7}, NodeId{0}}));
        QVERIFY(marks(14).boxes == std::vector{NodeId{1}});
        QVERIFY(marks(13).arrows.empty() && marks(15).boxes.empty());
    }

    void withoutThemThePictureIsAsItWas() {
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{14}, area);
        const QImage plain = painted(picture, area);
        picture.notes.arrows = {NodeId{2}};
        const QImage pointed = painted(picture, area);
        picture.notes = {{}, {NodeId{1}}};
        const QImage framed = painted(picture, area);
        QVERIFY(pointed != plain && framed != plain && framed != pointed);
        picture.notes = {};
        QVERIFY(painted(picture, area) == plain);
    }

    /// A path of a hundred thousand nodes, in rows that share pixels.
    void aDeepSubtreeIsFramedQuickly() {
        const std::size_t deep = 100'000;
        Scene scene(std::string(deep, '[') + "1" + std::string(deep, ']'));
        TreePicture picture = scene.at(Step{0}, area);
        picture.notes.boxes = {NodeId{1}};
        const std::vector<QPolygonF> boxes = noteBoxes(picture, labelledTree(picture, area), area);
        QCOMPARE(boxes.size(), std::size_t(1));
        QVERIFY(double(boxes[0].size()) < 4 * area.height() &&
                boxes[0].boundingRect().height() > 500);
    }
};

QTEST_MAIN(TestNoteMarks)
#include "tst_notemarks.moc"
