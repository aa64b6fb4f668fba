#include "ui/canvas/labelplacing.h"
#include "ui/canvas/windowlabels.h"

namespace prunus {

void LabelPlacing::placeWindows() {
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

/// What stands under the window of a node: the rule of a cutoff, or what would lead to one.
Label LabelPlacing::lineUnderWindow(const DrawnNode& node) const {
    const NodeId n = node.where.node;
    if (frame_.visible.path->event.kind == EventKind::cutoff && isCurrent(node)) {
        return ruleLabel(picture_, n, pixels_);
    }
    return n == frame_.visible.path->open.back() ? conditionLabel(picture_, n, pixels_) : Label{};
}

void LabelPlacing::placeWindow(const DrawnNode& node) {
    const Label under = lineUnderWindow(node);
    const bool alone = under.pieces.empty();
    if (placeBeside(node, under)) {
        return;
    }
    // Apart from its window a condition can still be understood, the rule of a cutoff cannot.
    const bool cutting = frame_.visible.path->event.kind == EventKind::cutoff && isCurrent(node);
    const bool beside = !alone && !cutting && placeBeside(node, {});
    // No room beside the node: between the rows then, where only edges run.
    const QPointF centre = node.where.centre;
    const double away = std::max(ringReach(node), 26 * node.shape.scale) + 3;
    for (const WindowForm form : windowForms) {
        Label window = windowLabel(picture_, node.where.node, form, pixels_);
        const double left = centre.x() - window.rect.width() / 2;
        const double top = centre.y() - away - window.rect.height();
        // The node's name may stand there already; then the window goes on the same line.
        if (beside || tryAt(window, {left, top}) ||
            tryAt(window, {centre.x() + 0.7 * pixels_, top})) {
            break;
        }
    }
    const double width = under.rect.width();
    const double below = lowerReach(node, away);
    for (const double x : {6.0, -width / 2, -width - 6}) {
        Label line = under;
        if (alone || tryAt(line, centre + QPointF(x, below))) {
            break;
        }
    }
}

bool LabelPlacing::placeBeside(const DrawnNode& node, const Label& under) {
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

bool LabelPlacing::placeAtSide(const DrawnNode& node, double side, Label under) {
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
