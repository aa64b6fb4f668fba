#pragma once

#include "ui/look/theme.h"

#include <QPainter>

namespace prunus {

/// How high the key to the marks of differences is in this width: what each says stands on one
/// line, or below the other.
[[nodiscard]] double differenceKeyHeight(double width, const QFont& font);
void paintDifferenceKey(QPainter& painter, const QRectF& area, const Theme& theme,
                        const QFont& font);

} // namespace prunus
