#include "ui/drawing/windowplacing.h"

#include "ui/drawing/edgeline.h"
#include "ui/drawing/lineclip.h"
#include "ui/drawing/windowlabels.h"

#include <algorithm>

namespace prunus {

void WindowPlacing::placeWindows() {
    // Innermost first; the node at work may have just returned and then has no window to show.
    for (std::size_t k = frame_.visible.rows.size(); k-- > 0;) {
        const std::uint32_t r = frame_.visible.rows[k].row.value;
        if (r >= frame_.visible.path->open.size()) {
            continue;
        }
        for (const DrawnNode& node : frame_.nodes[k]) {
            // Windows of nodes too small for a shape would only hide the picture.
            const bool wanted = node.where.scale >= 0.25 || isCurrent(node) ||
                                node.where.node == frame_.visible.path->open.back();
            if (wanted && isOpen(node.where.node)) {
                placeWindow(node);
            }
        }
    }
}

/// Between the edges from above and those to children.
void WindowPlacing::placeBlanks() {
    if (!picture_.blanks) {
        return;
    }
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            Label blank = blankLabel(picture_, node.where.node, pixels_);
            if (blank.pieces.empty()) {
                continue;
            }
            if (picture_.blanks->onBranches) {
                placeOnBranch(node, blank);
                continue;
            }
            if (node.where.kind == ShapeKind::leafBox) {
                tryAt(blank, node.where.centre + QPointF(-blank.rect.width() / 2,
                                                         boundsOf(node.shape).bottom() + 4));
                continue;
            }
            const double away = node.shape.halfWidth + besideNode * std::min(node.shape.scale, 1.0);
            const QPointF foot =
                node.where.centre - QPointF(0, blank.rect.bottom() - 6 * node.shape.scale);
            if (!tryAt(blank, foot + QPointF(away, 0))) {
                tryAt(blank, foot - QPointF(away + blank.rect.width(), 0));
            }
        }
    }
}

/// As near to the node as there is room.
void WindowPlacing::placeOnBranch(const DrawnNode& node, Label& blank) {
    const EdgeLine edge = edgeInto(picture_, node.where.node);
    const double rowGap = picture_.view.rowGap;
    const double lowest = -boundsOf(node.shape).top() + blank.rect.height() / 2 + 6;
    const double highest = rowGap - lowest;
    constexpr int places = 5;
    for (int k = 0; k < places; ++k) {
        const double up = lowest + (highest - lowest) * k / (places - 1);
        if (tryAt(blank, edge.at(1 - up / rowGap) - blank.rect.center())) {
            return;
        }
    }
}

/// What stands under the window of a node: the rule of a cutoff, or what would lead to one.
Label WindowPlacing::lineUnderWindow(const DrawnNode& node) const {
    const NodeId n = node.where.node;
    if (frame_.visible.path->event.kind == EventKind::cutoff && isCurrent(node)) {
        return ruleLabel(picture_, n, pixels_);
    }
    return n == frame_.visible.path->open.back() ? conditionLabel(picture_, n, pixels_) : Label{};
}

void WindowPlacing::placeWindow(const DrawnNode& node) {
    const Label under = lineUnderWindow(node);
    const bool alone = under.pieces.empty();
    if (placeBeside(node, under)) {
        return;
    }
    // Apart from its window a condition can still be understood, the rule of a cutoff cannot.
    const bool cutting = frame_.visible.path->event.kind == EventKind::cutoff && isCurrent(node);
    const bool beside = !alone && !cutting && placeBeside(node, {});
    // No room beside the node: between the rows then, where only edges run.
    const double away = std::max(ringReach(node), 26 * node.shape.scale) + 3;
    if (!beside) {
        placeAbove(node, away);
    }
    if (!alone) {
        placeBelow(node, under, away);
    }
}

/// Where no edge runs, or else over edges.
void WindowPlacing::placeAbove(const DrawnNode& node, double away) {
    const QPointF centre = node.where.centre;
    for (const WindowForm form : windowForms) {
        Label window = windowLabel(picture_, node.where.node, form, pixels_);
        const double width = window.rect.width();
        const double top = centre.y() - away - window.rect.height();
        for (const bool clear : {true, false}) {
            // The node's name may stand in the middle; then the window goes on the same line.
            for (const double x : {-width / 2, 0.7 * pixels_, -0.7 * pixels_ - width}) {
                const QPointF place(centre.x() + x, top);
                if ((!clear || !isOnAnEdge(window.rect.translated(place))) &&
                    tryAt(window, place)) {
                    return;
                }
            }
        }
    }
}

void WindowPlacing::placeBelow(const DrawnNode& node, Label line, double away) {
    const double width = line.rect.width();
    const double below = lowerReach(node, away);
    for (const bool clear : {true, false}) {
        for (const double x : {6.0, -width / 2, -width - 6}) {
            const QPointF place = node.where.centre + QPointF(x, below);
            if ((!clear || !isOnAnEdge(line.rect.translated(place))) && tryAt(line, place)) {
                return;
            }
        }
    }
}

/// In rows of very many nodes there is no place without.
bool WindowPlacing::isOnAnEdge(const QRectF& place) const {
    constexpr std::size_t many = 200;
    const std::span<const VisibleRow> rows = frame_.visible.rows;
    for (std::size_t k = 1; k < rows.size() && frame_.visible.rowStride == 1; ++k) {
        const VisibleRow& row = rows[k];
        if (row.y <= place.top() || rows[k - 1].y >= place.bottom()) {
            continue;
        }
        const bool crossed =
            row.nodes.size() > many || std::ranges::any_of(row.nodes, [&](const VisibleNode& node) {
                const NodeId parent = picture_.tree().parent(node.node, row.row);
                const double above = picture_.view.pixelX(picture_.layout->x(parent));
                const auto [left, right] = std::minmax({above, node.centre.x()});
                if (left > place.right() || right < place.left()) {
                    return false;
                }
                const EdgeLine edge = edgeBetween(picture_, parent, node.node, row.row);
                return !clippedTo(edge.slant(), place).isNull();
            });
        if (crossed) {
            return true;
        }
    }
    return false;
}

bool WindowPlacing::placeBeside(const DrawnNode& node, const Label& under) {
    const double gap = besideNode * std::min(node.shape.scale, 1.5) - 4;
    for (const bool toRight : {true, false}) {
        for (const double side : sides(node, gap)) {
            if (placeAtSide(node, toRight ? side : -side, under)) {
                return true;
            }
        }
    }
    return false;
}

bool WindowPlacing::placeAtSide(const DrawnNode& node, double side, Label under) {
    const QPointF centre = node.where.centre;
    for (const WindowForm form : windowForms) {
        Label window = windowLabel(picture_, node.where.node, form, pixels_);
        const double line = window.rect.height() / (form.twoLines ? 2 : 1);
        const double x = centre.x() + (side > 0 ? side : side - window.rect.width());
        const double top = centre.y() - 9 * node.shape.scale - line / 2;
        // Nearer to its own node than to the next one, which would seem to own it.
        const double away = std::abs(side) - node.shape.halfWidth;
        const QRectF apart = window.rect.translated(x, top).adjusted(side > 0 ? 0 : -away, 0,
                                                                     side > 0 ? away : 0, 0);
        if (!occupied_.isFree(apart)) {
            continue;
        }
        const QPointF below(x, top + window.rect.height());
        if (!under.pieces.empty() && !occupied_.isFree(under.rect.translated(below))) {
            continue;
        }
        if (tryAt(window, {x, top})) {
            if (!under.pieces.empty()) {
                tryAt(under, below);
            }
            return true;
        }
    }
    return false;
}

} // namespace prunus
