#include "ui/canvas/nodedrag.h"

#include "ui/canvas/treecanvas.h"
#include "ui/drawing/drawnnode.h"
#include "ui/drawing/visibletree.h"
#include "ui/look/canvastext.h"

#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// Of a larger subtree only its beginning is drawn at the pointer.
constexpr std::size_t mostGhosts = 200;
constexpr double edgeOpacity = 0.55;
/// Less would let the edges and the nodes beneath look through the numbers.
constexpr double nodeOpacity = 0.9;
constexpr int pixelsPerUnit = 8;
constexpr double coarseUnits = 10;

} // namespace

/// The gap that is nearest to the pointer: after the children of the node that is pointed at, or
/// else beside the nearest node of the nearest row. None above the first row of children and below
/// the last. O(log nodes).
std::optional<NodeDrag::DropPlace> NodeDrag::nearestGap() const {
    const auto document = canvas_.session().document();
    const GameTree& tree = document->tree;
    const NodeId on = canvas_.nodeAt(at_);
    if (on != noNode) {
        return DropPlace{on, tree.childCount(on), true};
    }
    const double row = std::round(canvas_.view().treeRow(at_.y()));
    if (row < 1 || row > tree.height()) {
        return std::nullopt;
    }
    const Moment moment = canvas_.session().moment();
    const NodeId near = nearestNode(canvas_.picture(moment), at_);
    const bool after = canvas_.view().treeX(at_.x()) > document->layout.x(near);
    return DropPlace{tree.parent(near), tree.childNumber(near) + (after ? 1U : 0U), false};
}

void NodeDrag::moveTo(QPoint at, bool copies) {
    at_ = at;
    copies_ = copies;
}

/// Whether a node belongs to the subtree that is dragged.
bool NodeDrag::holds(NodeId n) const {
    const GameTree& tree = canvas_.session().document()->tree;
    while (n > node_) {
        n = tree.parent(n);
    }
    return n == node_;
}

bool NodeDrag::changesNothing(const DropPlace& drop) const {
    const GameTree& tree = canvas_.session().document()->tree;
    const std::uint32_t own = tree.childNumber(node_);
    return !copies_ && drop.parent == tree.parent(node_) &&
           (drop.place == own || drop.place == own + 1);
}

std::optional<NodeDrag::DropPlace> NodeDrag::landing() const {
    const auto drop = nearestGap();
    const bool possible = drop && !changesNothing(*drop) && (copies_ || !holds(drop->parent));
    return possible ? drop : std::nullopt;
}

std::optional<Edit> NodeDrag::edit() const {
    const auto drop = landing();
    if (!drop) {
        return std::nullopt;
    }
    if (copies_) {
        return CopySubtree{node_, drop->parent, drop->place};
    }
    return MoveSubtree{node_, drop->parent, drop->place};
}

void NodeDrag::paint(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGhost(painter);
    if (const auto drop = landing()) {
        paintLanding(painter, *drop);
    }
    painter.restore();
}

void NodeDrag::paintGhost(QPainter& painter) const {
    const Session& session = canvas_.session();
    const GameTree& tree = session.document()->tree;
    const Moment moment = session.moment();
    const TreePicture now = canvas_.picture(moment);
    const Theme& theme = canvas_.theme();
    std::vector<NodeId> ghosts{node_};
    painter.setOpacity(edgeOpacity);
    painter.translate(at_ - from_);
    for (std::size_t k = 0; k < ghosts.size(); ++k) {
        const NodeRange children = tree.children(ghosts[k]);
        for (std::uint32_t c = 0; c < children.size() && ghosts.size() < mostGhosts; ++c) {
            painter.setPen(QPen(theme.visitedEdge, 1.5));
            painter.drawLine(canvas_.nodeRect(ghosts[k]).center(),
                             canvas_.nodeRect(children[c]).center());
            ghosts.push_back(children[c]);
        }
    }
    painter.setOpacity(nodeOpacity);
    for (const NodeId n : ghosts) {
        const DrawnNode node = drawnNode(now, visibleNode(now, n));
        painter.setPen(QPen(theme.selection, 2));
        painter.setBrush(theme.background);
        painter.drawPath(outline(node.shape).translated(node.where.centre));
        if (!node.text.isEmpty()) {
            const QSizeF size = textSize(node.text, Face::bold, node.textPixels);
            const QPointF middle = node.where.centre + textRoom(node.shape).center();
            painter.setPen(theme.text);
            drawText(painter, middle - QPointF(size.width() / 2, size.height() / 2), node.text,
                     Face::bold, node.textPixels);
        }
    }
    painter.translate(from_ - at_);
    painter.setOpacity(1);
    if (copies_) {
        drawText(painter, QPointF(at_) + QPointF(14, 10), QStringLiteral("+"), Face::bold, 20);
    }
}

/// An edge from the parent to the gap, and a bar in the gap or a frame around the parent.
void NodeDrag::paintLanding(QPainter& painter, const DropPlace& drop) const {
    const GameTree& tree = canvas_.session().document()->tree;
    const QRectF parent = canvas_.nodeRect(drop.parent);
    painter.setPen(QPen(canvas_.theme().selection, 3));
    painter.setBrush(Qt::NoBrush);
    if (drop.onParent) {
        painter.drawRoundedRect(parent.adjusted(-7, -7, 7, 7), 8, 8);
        return;
    }
    const NodeRange family = tree.children(drop.parent);
    const double half = canvas_.view().columnGap / 2;
    QPointF gap;
    if (drop.place == 0) {
        gap = canvas_.nodeRect(family.first).center() - QPointF(half, 0);
    } else if (drop.place == family.size()) {
        gap = canvas_.nodeRect(family.last - 1).center() + QPointF(half, 0);
    } else {
        gap = (canvas_.nodeRect(family[drop.place - 1]).center() +
               canvas_.nodeRect(family[drop.place]).center()) /
              2;
    }
    const double height = std::min(26.0, canvas_.view().rowGap / 3);
    painter.drawLine(gap - QPointF(0, height), gap + QPointF(0, height));
    painter.drawLine(gap + QPointF(-6, -height), gap + QPointF(6, -height));
    painter.drawLine(gap + QPointF(-6, height), gap + QPointF(6, height));
    painter.setPen(QPen(canvas_.theme().selection, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(parent.center().x(), parent.bottom()), gap - QPointF(0, height));
}

Value LeafDrag::valueAt(QPoint at, bool coarse) const {
    const double units = std::round(double(from_.y() - at.y()) / pixelsPerUnit);
    return value_ + units * (coarse ? coarseUnits : 1);
}

} // namespace prunus
