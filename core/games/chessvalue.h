#pragma once

#include "core/games/chess.h"

namespace prunus {

/// Returns the evaluation of a position of chess, in pawns, from White's side. It is at most 200
/// either way, so that a mate is always worth more. Boards have 5, 6 or 8 squares a side. There are
/// these ways to evaluate:
///
/// material: pawn 1, knight 3, bishop 3, rook 5, queen 9. A. Turing, "Digital computers applied to
/// games", 1953, has nearly the same; C. Shannon, "Programming a computer for playing chess", 1950.
///
/// shannon: the same, and for each doubled, backward and isolated pawn 0.5 less, for each legal
/// move 0.1 more (Shannon 1950, where a king also counts 200; here no king is ever taken). A pawn
/// is isolated if its side has no pawn on the files beside it. It is backward if all pawns on those
/// files have gone further and a pawn of the other side attacks the square in front of it. Of
/// several pawns on one file, all but one are doubled. The side that is not to move is given the
/// moves that it would have if it were to move.
///
/// simplified (and own): pawn 1, knight 3.2, bishop 3.3, rook 5, queen 9, and a table of squares
/// for each. T. Michniewski, "Simplified Evaluation Function", 1995, Chess Programming Wiki. On
/// smaller boards the tables lose rows and columns in the middle.
template <std::uint32_t size>
[[nodiscard]] Value chessValue(const ChessState& state, Evaluation which);

} // namespace prunus
