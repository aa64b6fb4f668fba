#pragma once

#include "core/games/namedgame.h"

#include <optional>
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
/// hangs in the air, or the numbers of pieces are none that play leads to.
///
/// On boards of lines and in ultimate tic-tac-toe nothing leaves the board and nobody passes, so
/// whoever moved last has as many pieces as the player to move, or one more. Either player may
/// have begun: books show X beginning (Russell and Norvig, figure 5.1), exercises and programs also
/// O. In Reversi discs change sides and players pass, so numbers tell nothing, and what flips is
/// explained with few discs: any number is allowed. So are any heaps, up to as many as the game
/// has.
[[nodiscard]] tl::expected<AnyGame, std::string> placed(const AnyGame& game,
                                                        const Placement& placement);

/// Who must be to move by the number of pieces, on boards of lines and in ultimate tic-tac-toe: who
/// has fewer. None where both have as many, or numbers tell nothing.
[[nodiscard]] std::optional<Player> moverByNumbers(const AnyGame& game, const Placement& placement);

} // namespace prunus
