#pragma once

#include "ui/look/theme.h"

#include <QPainter>

namespace prunus {

/// How high the key to the marks of differences is: a line.
[[nodiscard]] double differenceKeyHeight(const QFont& font);
/// What each mark says; in fewer words where there is no room for all of them.
void paintDifferenceKey(QPainter& painter, const QRectF& area, const Theme& theme,
                        const QFont& font);

} // namespace prunus
