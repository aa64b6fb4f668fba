#include "ui/drawing/differences.h"

#include <algorithm>

namespace prunus {
namespace {

/// How many nodes of a column are asked at most.
constexpr int mostAsked = 8;
/// Shapes nearer than this, in pixels, are underlined instead: brackets would run into each other.
constexpr double leastBracketGap = 16;

bool isVisited(NodeState state) {
    return state == NodeState::open || state == NodeState::evaluated ||
           state == NodeState::returned;
}

/// The first node of a range that some of the searches visit and others do not, in the end; or the
/// end of the range.
NodeId firstSuspect(const TreePicture& picture, NodeRange nodes) {
    const RankedBits& here = picture.trace().visitedNodes();
    std::uint32_t first = nodes.last.value;
    for (const Moment& other : picture.others) {
        const RankedBits& there = other.trace().visitedNodes();
        first = std::min(first, here.firstDifference(there, nodes.first.value, first));
    }
    return NodeId{first};
}

/// Asks where nothing but the place of a node says that it is asked: which nodes differ in the end
/// is not to be told.
bool anyOfSomeDiffers(const TreePicture& picture, NodeRange nodes) {
    constexpr std::uint32_t most = 64;
    const std::uint32_t stride = (nodes.size() + most - 1) / most;
    for (NodeId at = nodes.first; at < nodes.last; at = at + stride) {
        if (differs(picture, at)) {
            return true;
        }
    }
    return false;
}

/// Four corners around a shape: like nothing else, with or without colour.
void paintBracket(QPainter& painter, const QRectF& box) {
    const double arm = std::min(8.0, box.width() / 3);
    const QPointF along(arm, 0);
    const QPointF down(0, arm);
    painter.drawPolyline(QPolygonF({box.topLeft() + down, box.topLeft(), box.topLeft() + along}));
    painter.drawPolyline(
        QPolygonF({box.topRight() + down, box.topRight(), box.topRight() - along}));
    painter.drawPolyline(
        QPolygonF({box.bottomLeft() - down, box.bottomLeft(), box.bottomLeft() + along}));
    painter.drawPolyline(
        QPolygonF({box.bottomRight() - down, box.bottomRight(), box.bottomRight() - along}));
}

void paintColumnLine(QPainter& painter, const TreePicture& picture, const VisibleRow& row,
                     double below) {
    for (const VisibleColumn& column : row.columns) {
        if (anyDiffers(picture, column.nodes)) {
            painter.fillRect(QRectF(column.left, row.y + below, std::max(column.width, 1.0), 2),
                             picture.theme->difference);
        }
    }
}

/// Whether no search has come to the node, nor skipped it.
bool isUntouched(const TreePicture& picture, NodeId n) {
    const auto untouched = [n](const Moment& m) { return m.state(n) == NodeState::notReached; };
    return untouched(*picture.moment) && std::ranges::all_of(picture.others, untouched);
}

/// Whether all searches deal with the nodes of a row from left to right.
bool goRight(const TreePicture& picture) {
    const auto right = [](const Moment& m) {
        return !m.trace().traits().repeats && m.trace().options().order == MoveOrder::asWritten;
    };
    return right(*picture.moment) && std::ranges::all_of(picture.others, right);
}

} // namespace

bool differs(const TreePicture& picture, NodeId n) {
    const NodeState here = picture.moment->state(n);
    bool visited = isVisited(here);
    bool cut = here == NodeState::cut;
    for (const Moment& other : picture.others) {
        const NodeState there = other.state(n);
        visited = visited || isVisited(there);
        cut = cut || there == NodeState::cut;
    }
    return visited && cut;
}

bool anyDiffers(const TreePicture& picture, NodeRange nodes) {
    if (picture.others.empty()) {
        return false;
    }
    if (picture.hideUnreadLeaves) {
        return anyOfSomeDiffers(picture, nodes);
    }
    NodeId at = nodes.first;
    const std::uint32_t stride = nodes.size() / mostAsked;
    for (int asked = 0; asked < mostAsked && at < nodes.last; ++asked) {
        const NodeId suspect = firstSuspect(picture, {at, nodes.last});
        if (suspect == nodes.last) {
            return false;
        }
        if (differs(picture, suspect)) {
            return true;
        }
        if (asked == 0 && goRight(picture) && isUntouched(picture, suspect)) {
            return false; // and so are all that follow
        }
        at = std::max(suspect + 1, at + stride);
    }
    return false;
}

void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area) {
    if (picture.others.empty()) {
        return;
    }
    painter.setBrush(Qt::NoBrush);
    for (std::size_t k = 0; k < frame.nodes.size(); ++k) {
        for (const DrawnNode& node : frame.nodes[k]) {
            if (!area.contains(node.where.centre) || !differs(picture, node.where.node)) {
                continue;
            }
            const QRectF box = wholeOf(node);
            if (node.where.gap < leastBracketGap) {
                painter.fillRect(QRectF(box.left(), box.bottom() + 1, box.width(), 2),
                                 picture.theme->difference);
            } else {
                const double away = 3 * std::clamp(node.shape.scale, 0.4, 1.5);
                painter.setPen(QPen(picture.theme->difference, std::max(1.5, away * 0.8)));
                paintBracket(painter, box.adjusted(-away, -away, away, away));
            }
        }
        // Below the columns, but above the row beneath.
        const double below = std::min(9.0, picture.view.rowGap * 0.4);
        paintColumnLine(painter, picture, frame.visible.rows[k], below);
    }
}

} // namespace prunus
