#pragma once

#include "core/games/board.h"

#include <vector>

namespace prunus {

/// The first and the last square of a row that wins; in ultimate tic-tac-toe small boards instead.
struct WinningLine {
    std::uint32_t from = 0;
    std::uint32_t to = 0;

    friend bool operator==(const WinningLine&, const WinningLine&) = default;
};

/// The lines that a picture strikes; of one that is longer than needed, all of it. O(squares).
[[nodiscard]] std::vector<WinningLine> winningLines(const Board& board);

} // namespace prunus
