#pragma once

#include "ui/look/theme.h"

#include <QPainter>

namespace prunus {

/// Returns the height of the key to the marks of differences, which is one line of text.
[[nodiscard]] double differenceKeyHeight(const QFont& font);
/// Paints the key, which says what each mark means; in fewer words where the full text has no room.
void paintDifferenceKey(QPainter& painter, const QRectF& area, const Theme& theme,
                        const QFont& font);

} // namespace prunus
