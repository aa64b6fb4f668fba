#pragma once

#include "core/games/board.h"

#include <vector>

namespace prunus {

/// The first and the last square of a winning line; in ultimate tic-tac-toe the first and the last
/// small board instead.
struct WinningLine {
    std::uint32_t from = 0;
    std::uint32_t to = 0;

    friend bool operator==(const WinningLine&, const WinningLine&) = default;
};

/// The lines that a picture strikes through. A line that is longer than a win needs is struck
/// whole. O(squares).
[[nodiscard]] std::vector<WinningLine> winningLines(const Board& board);

} // namespace prunus
