#pragma once

#include <QLineF>
#include <QRectF>

namespace prunus {

/// Returns the part of a line inside a rectangle, or a null line if there is none. It is needed
/// because not all kinds of files clip, and far ends would overflow a rasteriser.
[[nodiscard]] QLineF clippedTo(const QLineF& line, const QRectF& area);

} // namespace prunus
