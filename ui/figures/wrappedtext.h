#pragma once

#include "ui/look/canvastext.h"

#include <QPainter>

namespace prunus {

/// How high a text is that is wrapped to this width; 0 without letters.
[[nodiscard]] double wrappedHeight(const QString& text, Face face, int pixels, double width);
/// Draws it from the top of a rectangle, and gives its height.
double drawWrapped(QPainter& painter, const QRectF& room, const QString& text, Face face,
                   int pixels);

} // namespace prunus
