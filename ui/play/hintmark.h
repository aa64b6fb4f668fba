#pragma once

#include "core/games/board.h"
#include "ui/board/boardgeometry.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <vector>

namespace prunus {

/// Returns the place where a move puts a piece, in Nim the counters that it takes, in chess the
/// squares from which and to which it goes; empty for a pass.
[[nodiscard]] std::vector<QRectF> placesOfMove(const BoardGeometry& geometry,
                                               const AnyGame& position, std::uint32_t move);

/// Marks a move that is only proposed: the piece in outline, or the counters hollow, between the
/// corners of a frame; in chess the corners alone. In contrast, the last move has a whole frame,
/// what it took is dashed, and the cursor is round.
void paintHint(QPainter& painter, const BoardGeometry& geometry, const AnyGame& position,
               std::uint32_t move, const Theme& theme);

} // namespace prunus
