#include "ui/canvas/nodeplace.h"

#include "ui/canvas/minimap.h"
#include "ui/canvas/treecanvas.h"
#include "ui/drawing/drawnnode.h"
#include "ui/drawing/minimapview.h"

#include <algorithm>

namespace prunus {
namespace {

/// The room around a node in which it is more than a speck, in pixels at a text size of 100 %.
constexpr double legibleGap = 44;
/// The room it is given where it was one.
constexpr double comfortableGap = 70;

QPointF placeOf(const Document& document, NodeId n) {
    return {document.layout.x(n), double(document.tree.rowOf(n).value)};
}

/// How many columns a node is away from the nearer of its neighbours.
double columnsAround(const Document& document, NodeId n) {
    const NodeRange row = document.tree.row(document.tree.rowOf(n));
    const double x = document.layout.x(n);
    double columns = fullColumnGap; // alone in its row: there is room enough
    if (n > row.first) {
        columns = std::min(columns, x - document.layout.x(n - 1));
    }
    if (n + 1 < row.last) {
        columns = std::min(columns, document.layout.x(n + 1) - x);
    }
    return columns;
}

} // namespace

NodePlace::NodePlace(const TreeCanvas& canvas, NodeId n)
    : canvas_(canvas), node_(n), place_(placeOf(*canvas.session().document(), n)) {}

QMarginsF NodePlace::reach(const View& view) const {
    const Moment moment = canvas_.session().moment();
    TreePicture seen = canvas_.picture(moment);
    seen.view = view;
    const DrawnNode node = drawnNode(seen, visibleNode(seen, node_));
    if (node.card.presence == 0) {
        return {};
    }
    const double line = 4; // half of the ring's
    const QRectF whole = ringAround(node, line).boundingRect();
    const QPointF centre = node.where.centre;
    return {centre.x() - whole.left(), centre.y() - whole.top(), whole.right() - centre.x(),
            whole.bottom() - centre.y()};
}

View NodePlace::clearOfMinimap(const View& view) const {
    const Minimap& minimap = canvas_.minimap();
    const QRectF map = minimap.isVisible() ? QRectF(minimap.geometry()) : QRectF();
    return clearOf(view, place_, map, canvas_.textScale(), reach(view));
}

View NodePlace::keptVisible() const {
    const View& view = canvas_.view();
    return clearOfMinimap(keepingVisible(view, place_, canvas_.viewport(), reach(view)));
}

View NodePlace::revealed(const QRectF& cover) const {
    const View& view = canvas_.view();
    const double room = columnsAround(*canvas_.session().document(), node_) * view.columnGap;
    const Viewport port = canvas_.viewport();
    View next = view;
    if (std::min(room, view.rowGap) < legibleGap * canvas_.textScale()) {
        const double wanted = comfortableGap * canvas_.textScale();
        const double factor = std::max(wanted / room, wanted / view.rowGap);
        next = centredOn(zoomed(view, factor, port.area.center(), port), place_, port);
    } else if (const QMarginsF around = reach(view);
               !isWholeInView(view, place_, port.area.adjusted(20, 20, -20, -20), around)) {
        next = keepingVisible(view, place_, port, around);
    }
    next = clearOfMinimap(next);
    const QRectF hidden = cover.adjusted(-30, -30, 30, 30);
    if (hidden.contains(next.pixel(place_))) {
        next.origin.ry() += hidden.bottom() - next.pixel(place_).y();
    }
    return next;
}

KeptPlace::KeptPlace(const Document& before, const Document& now, const NodeMap& map, NodeId edited)
    : from(placeOf(before, GameTree::root())), to(placeOf(now, GameTree::root())) {
    const NodeMap back = map.inverted(now.tree.nodeCount());
    const NodeId start = edited == noNode ? GameTree::root() : edited;
    for (NodeId n = start; n != GameTree::root(); n = now.tree.parent(n)) {
        const NodeId old = back.at(n);
        if (old != noNode && old != GameTree::root() &&
            map.at(before.tree.parent(old)) == now.tree.parent(n)) {
            from = placeOf(before, old);
            to = placeOf(now, n);
            return;
        }
    }
}

View KeptPlace::in(View view) const {
    view.origin += view.pixel(from) - view.pixel(to);
    return view;
}

} // namespace prunus
