#pragma once

#include "core/games/board.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QString>

namespace prunus {

/// What stands beneath a tree that is grown on a game: where a playout ended.
struct EndBoard {
    const Board& board;
    /// The start of the game, which has room for all that can follow.
    const AnyGame& start;
    QString caption; ///< how play ended
};

/// Draws it as high as the area, as near as it can be to below `x`, where the playout began; its
/// dotted tail comes from there at the upper edge, unless `x` lies beyond the area.
void paintEndBoard(QPainter& painter, const QRectF& area, double x, const EndBoard& end,
                   const Theme& theme);
/// The tail's line.
[[nodiscard]] QPen playoutPen(const Theme& theme);

} // namespace prunus
