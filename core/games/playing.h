#pragma once

#include "core/games/namedgame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

// What can be done in a position of any game. For speed, write against the concept Game instead.

[[nodiscard]] BoardKind boardKind(const AnyGame& position);
[[nodiscard]] BoardMeasures measures(const AnyGame& position);
[[nodiscard]] Placement placementOf(const AnyGame& position);

/// The position of the same game, on a board of the same measures, in which everything lies so; or
/// why there is none: a side that has won already is to move, both have won, a disc hangs in the
/// air, or the numbers of pieces are none that play leads to.
///
/// Where pieces only come, in turn, whoever moved last has as many as the player to move, or one
/// more. Either player may have begun: books show X beginning (Russell and Norvig, figure 5.1),
/// exercises and programs also O. In Reversi discs change sides and players pass, so numbers tell
/// nothing, and what flips is explained with few discs: any number is allowed. So are any heaps, up
/// to as many as the game has.
[[nodiscard]] tl::expected<AnyGame, Message> placed(const AnyGame& game,
                                                    const Placement& placement);

/// Who must be to move by the number of pieces: who has fewer. None where both have as many, or
/// numbers tell nothing.
[[nodiscard]] std::optional<Player> moverByNumbers(const AnyGame& game, const Placement& placement);

[[nodiscard]] Player toMove(const AnyGame& position);
/// Whether play has ended.
[[nodiscard]] bool hasEnded(const AnyGame& position);
/// Who won and by how much, from MAX's side. Needs hasEnded().
[[nodiscard]] Value resultOf(const AnyGame& position);
/// What a depth limit returns here.
[[nodiscard]] Value staticValueOf(const AnyGame& position, Evaluation evaluation);
/// The legal moves as players name them, in the order of the game; no two have one name.
[[nodiscard]] std::vector<std::string> moveNames(const AnyGame& position);
/// The number of the move of this name, or none.
[[nodiscard]] std::optional<std::uint32_t> moveNamed(const AnyGame& position,
                                                     std::string_view name);
/// How many moves can be made at most until play ends: free squares, or counters; passes are not
/// counted. In Go a pass before each board that may still come, too; in chess, which need not end,
/// as many as are followed at all.
[[nodiscard]] std::uint32_t mostMoves(const AnyGame& position);
/// The position after move number k, which must be there.
[[nodiscard]] AnyGame after(const AnyGame& position, std::uint32_t k);

} // namespace prunus
