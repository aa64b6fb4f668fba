#pragma once

#include "ui/drawing/view.h"

namespace prunus {

/// Whether a part of the tree, nodes at their size, lies outside of the area.
[[nodiscard]] bool isPartlyOutside(const View& view, const Viewport& port);

/// Where a minimap lies in the area: its lower right corner. Null where the area is too small to
/// give a corner away.
[[nodiscard]] QRectF minimapPlace(const Viewport& port);

/// The root and its children, all across, with rows as far from each other as that leaves room for:
/// above the minimap if their boards can be read there.
[[nodiscard]] View fittedFirstRows(Viewport port);

/// The whole tree in a small room, each direction by itself.
[[nodiscard]] View mapView(const QRectF& room, const TreeExtent& extent);

/// The part of the tree that a view shows in `area`, as a rectangle of the map; cut off at the
/// room's edge and never too small to be seen.
[[nodiscard]] QRectF framedPart(const View& map, const QRectF& room, const View& view,
                                const QRectF& area);

/// The place of the tree (x, row) under a pixel of the map, or the one nearest to it.
[[nodiscard]] QPointF placeUnder(const View& map, QPointF pixel, const TreeExtent& extent);

/// Moved as little as needed for a node's place in the tree not to lie under a cover in the lower
/// right corner, or too near to it to be read. A node with a card reaches so far `around` it: it is
/// kept clear as a whole where there is room for it beside the cover, and else only its place.
[[nodiscard]] View clearOf(const View& view, QPointF place, const QRectF& cover, double textScale,
                           const QMarginsF& around = {});

} // namespace prunus
