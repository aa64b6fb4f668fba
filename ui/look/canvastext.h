#pragma once

#include <QFont>
#include <QPainter>
#include <QString>
#include <cstdint>

namespace prunus {

/// The font faces of the canvas and of figures. Both use the same families, so that a figure looks
/// as on the screen.
enum class Face : std::uint8_t { regular, bold, mono, monoBold };

/// Text below this height, in pixels, is left out.
inline constexpr int leastTextPixels = 8;

[[nodiscard]] QFont canvasFont(Face face, int pixels);
/// How wide and high a line of text is.
[[nodiscard]] QSizeF textSize(const QString& text, Face face, int pixels);
/// Draws a line of text with its top left corner at a place, with the painter's pen.
void drawText(QPainter& painter, QPointF topLeft, const QString& text, Face face, int pixels);

} // namespace prunus
