#pragma once

#include <QRectF>

namespace prunus {

// What of a page is what, in pixels at 96 dots an inch.

/// Between the cells of a page.
inline constexpr double handoutGap = 20;

/// Where the figures go: the page without margins, heading and page number.
[[nodiscard]] QRectF handoutRoom(const QSizeF& page);

} // namespace prunus
