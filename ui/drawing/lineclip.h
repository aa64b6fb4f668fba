#pragma once

#include <QLineF>
#include <QRectF>

namespace prunus {

/// The part of a line inside a rectangle, a null line if there is none. Files need it because not
/// all of them clip, and far ends would overflow a rasteriser.
[[nodiscard]] QLineF clippedTo(const QLineF& line, const QRectF& area);

} // namespace prunus
