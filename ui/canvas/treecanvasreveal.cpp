// Bringing one node of many before the eyes.

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

View TreeCanvas::clearOfMinimap(const View& view, NodeId n) const {
    const auto document = session_.document();
    const QPointF place(document->layout.x(n), document->tree.rowOf(n).value);
    const QRectF map = minimap_->isVisible() ? QRectF(minimap_->geometry()) : QRectF();
    return clearOf(view, place, map, textScale_, reachOf(n, view));
}

QMarginsF TreeCanvas::reachOf(NodeId n, const View& view) const {
    const Moment moment = session_.moment();
    TreePicture seen = picture(moment);
    seen.view = view;
    const DrawnNode node = drawnNode(seen, visibleNode(seen, n));
    if (node.card.presence == 0) {
        return {};
    }
    const double line = 4; // half of the ring's
    const QRectF whole = ringAround(node, line).boundingRect();
    const QPointF centre = node.where.centre;
    return {centre.x() - whole.left(), centre.y() - whole.top(), whole.right() - centre.x(),
            whole.bottom() - centre.y()};
}

void TreeCanvas::reveal(NodeId n, const QRectF& cover) {
    const auto document = session_.document();
    const QPointF place(document->layout.x(n), document->tree.rowOf(n).value);
    const double room = columnsAround(*document, n) * view_.columnGap;
    const Viewport port = viewport();
    View next = view_;
    if (std::min(room, view_.rowGap) < legibleGap * textScale_) {
        const double wanted = comfortableGap * textScale_;
        const double factor = std::max(wanted / room, wanted / view_.rowGap);
        next = centredOn(zoomed(view_, factor, port.area.center(), port), place, port);
    } else if (const QMarginsF around = reachOf(n, view_);
               !isWholeInView(view_, place, port.area.adjusted(20, 20, -20, -20), around)) {
        next = keepingVisible(view_, place, port, around);
    }
    next = clearOfMinimap(next, n);
    const QRectF hidden = cover.adjusted(-30, -30, 30, 30);
    if (hidden.contains(next.pixel(place))) {
        next.origin.ry() += hidden.bottom() - next.pixel(place).y();
    }
    if (next != view_) {
        fitted_ = false;
        goTo(next, true);
    }
}

} // namespace prunus
