#pragma once

#include <QPainterPath>
#include <QRectF>

namespace prunus {

/// The outline of an upright shape and of a card that hangs under its middle, as one line.
/// `shape` has half-round ends left and right, `card` corners of `round`. To stroke it costs a
/// tenth of stroking the union that QPainterPath finds, which is a polygon of many corners.
[[nodiscard]] QPainterPath joinedRing(const QRectF& shape, const QRectF& card, double round);

} // namespace prunus
