#pragma once

#include "core/games/board.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QString>

namespace prunus {

/// The board beneath a tree that is grown on a game: the position in which a playout ended.
struct EndBoard {
    const Board& board;
    /// The start of the game; it gives the board's size, which has room for all positions to come.
    const AnyGame& start;
    QString caption; ///< how play ended
};

/// Paints the board as high as the area and as nearly below `x` as there is room; `x` is where the
/// playout began. A dotted tail comes from there at the upper edge, unless `x` lies beyond the
/// area.
void paintEndBoard(QPainter& painter, const QRectF& area, double x, const EndBoard& end,
                   const Theme& theme);
/// Returns the pen for the dotted tail of a playout.
[[nodiscard]] QPen playoutPen(const Theme& theme);

} // namespace prunus
