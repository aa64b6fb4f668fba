#pragma once

#include "ui/board/boardgeometry.h"
#include "ui/look/theme.h"

#include <QPainter>

namespace prunus {

class Stamps;

/// In which colours a board is drawn: those of the two sides, or those of a node that the search
/// has not reached or has cut. A cut board has no ground of its own, so that the hatching of its
/// node is seen behind it.
enum class BoardTone : std::uint8_t { full, notReached, cut };

struct BoardLook {
    BoardTone tone = BoardTone::full;
    /// How much room the letters and numbers of columns and rows get at the edges, 0 to 1; see
    /// BoardGeometry. They are drawn where they are large enough to be read.
    double names = 0;
    /// The room that the picture has; roomFor(board) if none is given.
    std::optional<BoardRoom> room = std::nullopt;
    /// Whether winning lines are struck through, and in Go the points of each side are marked.
    bool strikes = true;
    /// For screens, the store of ready pictures of pieces; null if real shapes are drawn.
    Stamps* stamps = nullptr;
};

/// Draws a position with its last move marked, as large as the area allows; BoardGeometry says
/// where everything lies. The sides differ in shape as well as in hue: crosses and noughts, full
/// discs and rings. Details that are too small at this size are left out.
void paintBoard(QPainter& painter, const Board& board, const QRectF& area, const Theme& theme,
                const BoardLook& look = {});

} // namespace prunus
