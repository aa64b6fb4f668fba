#include "ui/drawing/notepainter.h"

#include "core/trace/notesteps.h"
#include "ui/drawing/edgerow.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace prunus {

namespace {

// In pixels at the size of full nodes.
constexpr double aroundBox = 12;
constexpr double boxWidth = 2.5;
constexpr double tailLength = 46;
constexpr double fromShape = 6;
constexpr double shaftWidth = 4.5;
constexpr double headLength = 15;
constexpr double headHalf = 8.5;

/// Whence arrows come, in degrees from the right and downwards: from above at the sides first,
/// where neither the parent's edge nor those to the children run.
constexpr std::array directions{-145.0, -35.0, 180.0, 0.0, 145.0, 35.0, -90.0, 90.0};

double factorOf(const LabelledTree& frame) {
    return strokeFactor(frame.visible.greatestScale);
}

/// Less room where the next node of the row is near, so that a box stays off it.
double roomBeside(double gap, double around) {
    return std::min(around, std::max(gap / 2, 1.0));
}

/// A row's part of a subtree: its shapes with their names, and a little room around them.
QRectF reachOf(const TreePicture& picture, const LabelledTree& frame, NodeRange nodes) {
    const auto whole = [&picture](NodeId n) {
        return wholeOf(drawnNode(picture, visibleNode(picture, n)));
    };
    QRectF all = whole(nodes.first) | whole(nodes.last - 1);
    for (const Label& label : frame.labels) {
        if (label.kind == Label::Kind::name && nodes.contains(label.node)) {
            all |= label.rect;
        }
    }
    const NodeRange row = picture.tree().row(picture.tree().rowOf(nodes.first));
    const double around = aroundBox * factorOf(frame);
    const double left = nodes.first == row.first
                            ? around
                            : roomBeside(all.left() - whole(nodes.first - 1).right(), around);
    const double right = nodes.last == row.last
                             ? around
                             : roomBeside(whole(nodes.last).left() - all.right(), around);
    return all.adjusted(-left, -around, right, around);
}

/// The parts of a subtree, row by row, as far as their pixels differ.
std::vector<QRectF> partsOf(const TreePicture& picture, const LabelledTree& frame,
                            const QRectF& area, NodeId top) {
    constexpr double beyond = 300; // of the area: what nobody sees
    constexpr double apart = 4;    // where rows are nearer, places will do for shapes
    const GameTree& tree = picture.tree();
    const Row row = tree.rowOf(top);
    std::vector<QRectF> parts;
    NodeRange nodes{top, top + 1};
    for (std::uint32_t down = 0; !nodes.empty(); ++down, nodes = tree.childrenOf(nodes)) {
        const double y = picture.view.pixelY(row.value + down);
        if (y < area.top() - beyond) {
            continue;
        }
        if (picture.view.rowGap >= apart || parts.empty()) {
            parts.push_back(reachOf(picture, frame, nodes));
        } else if (y >= parts.back().bottom() + 1) {
            const double left = picture.view.pixelX(picture.layout->x(nodes.first));
            const double right = picture.view.pixelX(picture.layout->x(nodes.last - 1));
            parts.emplace_back(left - aroundBox, y, right - left + 2 * aroundBox, 1);
        }
        if (y > area.bottom() + beyond) {
            break;
        }
    }
    return parts;
}

/// How much of what can be read an arrow would hide.
double hiddenBy(const QLineF& arrow, const LabelledTree& frame, NodeId target, double half) {
    const QRectF box =
        QRectF(arrow.p1(), arrow.p2()).normalized().adjusted(-half, -half, half, half);
    double hidden = 0;
    const auto add = [&](const QRectF& other) {
        const QRectF both = box & other;
        hidden += both.width() * both.height();
    };
    for (const auto& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            if (node.where.node != target) {
                add(wholeOf(node));
            }
        }
    }
    for (const Label& label : frame.labels) {
        if (label.kind != Label::Kind::value || label.node != target) {
            add(label.rect);
        }
    }
    return hidden;
}

/// What an arrow must not touch: the shape with its board, or the ring around them.
QPainterPath targetOf(const TreePicture& picture, const LabelledTree& frame,
                      const DrawnNode& node) {
    const NodeId n = node.where.node;
    if (n == picture.selection || n == frame.visible.path->event.node) {
        return ringAround(node, 0);
    }
    QPainterPath target = outline(node.shape).translated(node.where.centre);
    if (node.card.presence > 0) {
        target.addRect(node.card.rect);
    }
    return target;
}

/// From outside to just beside it.
QLineF arrowFrom(double degrees, const QPainterPath& target, QPointF centre, double factor) {
    const double angle = degrees * std::numbers::pi / 180;
    const QPointF away(std::cos(angle), std::sin(angle));
    const QRectF around = target.boundingRect();
    double far = std::hypot(around.width(), around.height());
    while (far > 0 && !target.contains(centre + away * far)) {
        --far;
    }
    const QPointF tip = centre + away * (far + fromShape * factor);
    return {tip + away * (tailLength * factor), tip};
}

QLineF arrowTo(const DrawnNode& node, const TreePicture& picture, const LabelledTree& frame,
               const QRectF& area) {
    const double factor = factorOf(frame);
    const QPainterPath target = targetOf(picture, frame, node);
    const QPointF centre =
        node.card.presence > 0 ? target.boundingRect().center() : node.where.centre;
    QLineF best;
    double least = 1e18;
    double rank = 0;
    for (const double degrees : directions) {
        const QLineF arrow = arrowFrom(degrees, target, centre, factor);
        const bool outside = !area.contains(arrow.p1());
        const double cost = hiddenBy(arrow, frame, node.where.node, headHalf * factor) +
                            (outside ? 1e6 : 0) + ++rank;
        if (cost < least) {
            least = cost;
            best = arrow;
        }
    }
    return best;
}

QPolygonF shapeOfArrow(const QLineF& arrow, double factor) {
    const double head = std::min(headLength * factor, arrow.length());
    const QPointF along = (arrow.p2() - arrow.p1()) / arrow.length();
    const QPointF across(-along.y(), along.x());
    const QPointF neck = arrow.p2() - along * head;
    const QPointF shaft = across * (shaftWidth * factor / 2);
    const QPointF wide = across * (headHalf * factor);
    return QPolygonF({arrow.p1() + shaft, neck + shaft, neck + wide, arrow.p2(), neck - wide,
                      neck - shaft, arrow.p1() - shaft});
}

/// Those that the tree still has and that are not among them yet.
void add(std::vector<NodeId>& all, const std::vector<NodeId>& more) {
    for (const NodeId n : more) {
        if (n != noNode && std::ranges::find(all, n) == all.end()) {
            all.push_back(n);
        }
    }
}

} // namespace

NoteMarks noteMarksAt(const Moment& moment) {
    NoteMarks marks;
    for (const std::size_t k : notesAt(moment)) {
        const Note& note = moment.tree().header().notes[k];
        add(marks.arrows, note.arrows);
        add(marks.boxes, note.boxes);
    }
    return marks;
}

std::vector<QPolygonF> noteBoxes(const TreePicture& picture, const LabelledTree& frame,
                                 const QRectF& area) {
    std::vector<QPolygonF> boxes;
    for (const NodeId top : picture.notes.boxes) {
        std::vector<QRectF> parts = partsOf(picture, frame, area, top);
        QPolygonF box;
        for (const QRectF& part : parts) {
            box << part.topLeft() << part.bottomLeft();
        }
        std::ranges::reverse(parts);
        for (const QRectF& part : parts) {
            box << part.bottomRight() << part.topRight();
        }
        boxes.push_back(box);
    }
    return boxes;
}

std::vector<QLineF> noteArrows(const TreePicture& picture, const LabelledTree& frame,
                               const QRectF& area) {
    std::vector<QLineF> arrows;
    for (const NodeId n : picture.notes.arrows) {
        const DrawnNode node = drawnNode(picture, visibleNode(picture, n));
        if (area.intersects(shapeOf(node))) {
            arrows.push_back(arrowTo(node, picture, frame, area));
        }
    }
    return arrows;
}

void paintNoteBoxes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                    const QRectF& area) {
    const double factor = factorOf(frame);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(picture.theme->ownMark, boxWidth * factor, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& box : noteBoxes(picture, frame, area)) {
        painter.drawPolygon(box);
    }
}

void paintNoteArrows(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                     const QRectF& area) {
    const double factor = factorOf(frame);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const QLineF& arrow : noteArrows(picture, frame, area)) {
        const QPolygonF shape = shapeOfArrow(arrow, factor);
        // Edges may run here; it must stand out from them.
        painter.setPen(QPen(picture.theme->background, 3 * factor));
        painter.setBrush(picture.theme->ownMark);
        painter.drawPolygon(shape);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(shape);
    }
}

} // namespace prunus
