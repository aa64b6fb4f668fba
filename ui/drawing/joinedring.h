#pragma once

#include <QPainterPath>
#include <QRectF>

namespace prunus {

/// Returns one outline around an upright shape and the card that hangs under its middle. `shape`
/// has half-round ends left and right, `card` has corners of radius `round`. Stroking this outline
/// costs a tenth of stroking the union that QPainterPath finds, which is a polygon of many corners.
[[nodiscard]] QPainterPath joinedRing(const QRectF& shape, const QRectF& card, double round);

} // namespace prunus
