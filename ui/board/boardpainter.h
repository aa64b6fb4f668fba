#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/look/theme.h"

#include <QPainter>

namespace prunus {

class Stamps;

/// In which colours: those of the sides, or those of a node that the search has not reached or has
/// cut. A cut board has no ground of its own, so that the hatch of its node is seen behind it.
enum class BoardTone : std::uint8_t { full, notReached, cut };

struct BoardLook {
    BoardTone tone = BoardTone::full;
    /// Letters and numbers of columns and rows at the edges, where there is room to read them; see
    /// BoardGeometry.
    double names = 0;
    /// Else roomFor(board).
    std::optional<BoardRoom> room = std::nullopt;
    /// Whether a line that wins is struck.
    bool strikes = true;
    /// For screens: where pictures of pieces are kept; null for real shapes.
    Stamps* stamps = nullptr;
};

/// Draws a position, the last move marked, as large as the area lets it be; BoardGeometry says
/// where everything lies. Sides differ in shape as well as in hue: crosses and noughts, full discs
/// and rings. What would be noise at this size is left out.
void paintBoard(QPainter& painter, const Board& board, const QRectF& area, const Theme& theme,
                const BoardLook& look = {});

} // namespace prunus
