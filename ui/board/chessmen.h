#pragma once

#include "core/games/placement.h"
#include "ui/board/boardpieces.h"

#include <QPainterPath>

namespace prunus {

/// The outline of a piece of chess about the middle of a square whose side is 1: drawn for this
/// program from a few lines and arcs, so that it can be told from others at 5 pixels a square.
[[nodiscard]] const QPainterPath& manOutline(Man man);

/// The same in a square, filled with its side's colour.
void paintMan(QPainter& painter, const QRectF& square, Man man, Mark side,
              const BoardColours& colours);

} // namespace prunus
