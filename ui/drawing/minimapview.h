#pragma once

#include "ui/drawing/view.h"

namespace prunus {

/// Whether a part of the tree, with its nodes at their size, lies outside of the area.
[[nodiscard]] bool isPartlyOutside(const View& view, const Viewport& port);

/// Returns the place of the minimap, in the lower right corner of the area. Null where the area is
/// too small for one.
[[nodiscard]] QRectF minimapPlace(const Viewport& port);

/// Returns the view that shows the root and its children, over the whole width of the tree and with
/// the two rows as far apart as there is room; above the minimap if the boards can be read there.
[[nodiscard]] View fittedFirstRows(Viewport port);

/// Returns the view that fits the whole tree into a small room, across and down by separate scales.
[[nodiscard]] View mapView(const QRectF& room, const TreeExtent& extent);

/// Returns the part of the tree that a view shows in `area`, as a rectangle of the map; it is cut
/// off at the room's edge and never too small to be seen.
[[nodiscard]] QRectF framedPart(const View& map, const QRectF& room, const View& view,
                                const QRectF& area);

/// Returns the place of the tree (x, row) under a pixel of the map, or the place nearest to it.
[[nodiscard]] QPointF placeUnder(const View& map, QPointF pixel, const TreeExtent& extent);

/// Returns the view, moved as little as needed so that a node's place in the tree does not lie
/// under a cover in the lower right corner, or too near to the cover to be read. `around` is how
/// far a node with a card reaches around its place: the whole node is kept clear where it has room
/// beside the cover, else only its place.
[[nodiscard]] View clearOf(const View& view, QPointF place, const QRectF& cover, double textScale,
                           const QMarginsF& around = {});

} // namespace prunus
