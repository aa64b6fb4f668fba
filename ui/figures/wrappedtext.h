#pragma once

#include "ui/look/canvastext.h"

#include <QPainter>

namespace prunus {

/// Returns the height of a text that is wrapped to this width, in pixels; 0 without letters.
[[nodiscard]] double wrappedHeight(const QString& text, Face face, int pixels, double width);
/// Draws a wrapped text from the top of a rectangle, and returns the text's height.
double drawWrapped(QPainter& painter, const QRectF& room, const QString& text, Face face,
                   int pixels);

} // namespace prunus
