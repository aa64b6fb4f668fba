#pragma once

#include "core/games/chess.h"

namespace prunus {

/// The state in which everything lies so, or why there is none: a side has not exactly one king or
/// more than two rows of pieces, a pawn is on the first or last row, the king of who is not to move
/// is attacked, a king or rook is not where castling wants it, or no pawn can just have passed the
/// square that is said to be. That square counts only if a pawn may capture there.
template <std::uint32_t size>
[[nodiscard]] tl::expected<ChessState, Message> placedChess(const Placement& placement);

/// The bits of Castling whose king and rook stand where it begins, on 8 x 8 squares; elsewhere
/// none.
[[nodiscard]] std::uint8_t castlingAtHome(const Placement& placement);

/// The state that these rules begin with.
[[nodiscard]] ChessState startState(const ChessRules& rules, std::uint32_t size);

} // namespace prunus
