#pragma once

#include "core/games/placement.h"
#include "ui/board/boardpieces.h"

#include <QPainterPath>

namespace prunus {

/// The outline of a chess piece around the middle of a square whose side is 1. The outlines were
/// drawn for this program from a few lines and arcs, so that the pieces can be told apart at 5
/// pixels a square.
[[nodiscard]] const QPainterPath& manOutline(Man man);

/// Paints a chess piece in a square, filled with its side's colour.
void paintMan(QPainter& painter, const QRectF& square, Man man, Mark side,
              const BoardColours& colours);

} // namespace prunus
