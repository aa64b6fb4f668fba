#pragma once

#include "core/games/chess.h"

namespace prunus {

/// What a position of chess seems to be worth, in pawns, from White's side; no more than 200 either
/// way, so that a mate is always more. For 5, 6 and 8 squares a side. In one of these ways:
///
/// material: pawn 1, knight 3, bishop 3, rook 5, queen 9. A. Turing, "Digital computers applied to
/// games", 1953, has nearly the same; C. Shannon, "Programming a computer for playing chess", 1950.
///
/// shannon: the same, and for each doubled, backward and isolated pawn 0.5 less, for each legal
/// move 0.1 more (Shannon 1950; the mover's king counts 200 there and is never taken here). A pawn
/// is isolated without an own pawn on the files beside, backward if all those have gone further and
/// a pawn of the other side attacks the square in front of it. Of pawns on one file all but one are
/// doubled. The side that is not to move has the moves that it had if it were.
///
/// simplified (and own): pawn 1, knight 3.2, bishop 3.3, rook 5, queen 9, and a table of squares
/// for each. T. Michniewski, "Simplified Evaluation Function", 1995, Chess Programming Wiki. On
/// smaller boards the tables lose rows and columns in the middle.
template <std::uint32_t size>
[[nodiscard]] Value chessValue(const ChessState& state, Evaluation which);

} // namespace prunus
