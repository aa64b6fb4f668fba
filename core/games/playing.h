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

/// Returns the position of the same game, on a board of the same measures, with this placement; or
/// why there is none: the side to move has won already, both sides have won, a disc hangs in the
/// air, a stone of Go has no liberty, or play cannot lead to these numbers of pieces. For chess see
/// placedChess().
///
/// Where players only add pieces, in turn, whoever moved last has as many pieces as the player to
/// move, or one more. Either player may have begun: books show X beginning (Russell and Norvig,
/// figure 5.1), exercises and programs also O. In Reversi discs change sides and players pass, so
/// the numbers tell nothing, and turning over is explained with few discs: any number is allowed.
/// Any heaps are allowed, too, up to Nim::mostHeaps of them.
[[nodiscard]] tl::expected<AnyGame, Message> placed(const AnyGame& game,
                                                    const Placement& placement);

/// Returns who must be to move by the numbers of pieces: the player who has fewer. It is nullopt if
/// both have equally many, or if in this game the numbers tell nothing.
[[nodiscard]] std::optional<Player> moverByNumbers(const AnyGame& game, const Placement& placement);

[[nodiscard]] Player toMove(const AnyGame& position);
/// Whether play has ended.
[[nodiscard]] bool hasEnded(const AnyGame& position);
/// Returns who won and by how much, from MAX's side. Play must have ended.
[[nodiscard]] Value resultOf(const AnyGame& position);
/// Returns the value that a search gives this position at its depth limit, from MAX's side.
[[nodiscard]] Value staticValueOf(const AnyGame& position, Evaluation evaluation);
/// Returns the names of the legal moves, in the order of the game; no two moves have the same name.
[[nodiscard]] std::vector<std::string> moveNames(const AnyGame& position);
/// The number of the move of this name, or none.
[[nodiscard]] std::optional<std::uint32_t> moveNamed(const AnyGame& position,
                                                     std::string_view name);
/// Returns how many moves can be made at most until play ends: as many as there are free squares or
/// counters; passes are not counted. In Go, two for each board that may still come, since a pass
/// may come before it; in chess, which need not end, Chess::longestGame.
[[nodiscard]] std::uint32_t mostMoves(const AnyGame& position);
/// The position after move number k, which must be there.
[[nodiscard]] AnyGame after(const AnyGame& position, std::uint32_t k);

} // namespace prunus
