#pragma once

#include "core/games/chess.h"

namespace prunus {

/// Returns the state with this placement, or why there is none: the lists of pieces do not match; a
/// side has not exactly one king, more than two rows of pieces or more than one row of pawns; a
/// pawn is on the first or last row; there is a bishop where the rules have none; the side to move
/// attacks the other side's king; a king or rook is not where castling needs it; or no pawn can
/// just have passed over the square that is given. That square is kept only if a pawn may capture
/// there.
template <std::uint32_t size>
[[nodiscard]] tl::expected<ChessState, Message> placedChess(const Placement& placement);

/// Returns the bits of Castling for which the king and the rook stand on their first squares; none
/// unless the board has 8 x 8 squares.
[[nodiscard]] std::uint8_t castlingAtHome(const Placement& placement);

/// Returns the state at the start of play under these rules.
[[nodiscard]] ChessState startState(const ChessRules& rules, std::uint32_t size);

} // namespace prunus
