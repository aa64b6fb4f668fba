#pragma once

#include <QRectF>

namespace prunus {

// The parts of a handout's page, in pixels at 96 dots an inch.

/// The distance between the cells of a page.
inline constexpr double handoutGap = 20;

/// Returns the room for the figures: the page without margins, heading and page number.
[[nodiscard]] QRectF handoutRoom(const QSizeF& page);

} // namespace prunus
