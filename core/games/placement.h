#pragma once

#include "core/games/namedgame.h"

#include <vector>

namespace prunus {

/// Whose piece lies on a square: the first player's is MAX's.
enum class Mark : std::uint8_t { none, first, second };

/// Where everything lies in a position of a game, as players see it. No history: who wins and what
/// can be done follow from it.
struct Placement {
    /// Row by row from the upper left; empty in Nim. Ultimate tic-tac-toe is nine by nine.
    std::vector<Mark> squares;
    /// Nim alone: the counters of each heap, which may be none.
    std::vector<std::uint8_t> heaps;
    Player toMove = Player::max;
    /// Ultimate tic-tac-toe alone: the small board to move on, from 0, or
    /// UltimateTicTacToe::anyBoard.
    std::uint8_t sentTo = UltimateTicTacToe::anyBoard;

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// How a board is laid out: squares across and down; in Nim, heaps across and no rows.
struct BoardMeasures {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;

    friend bool operator==(const BoardMeasures&, const BoardMeasures&) = default;
};

[[nodiscard]] BoardMeasures measures(const AnyGame& position);
[[nodiscard]] Placement placementOf(const AnyGame& position);

/// The position of the same game, on a board of the same measures, in which everything lies so; or
/// one line on why there is none: a side that has won already is to move, both have won, a disc
/// hangs in the air. Any number of pieces is allowed, and any heaps up to as many as the game has.
[[nodiscard]] tl::expected<AnyGame, std::string> placed(const AnyGame& game,
                                                        const Placement& placement);

} // namespace prunus
