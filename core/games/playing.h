#pragma once

#include "core/games/namedgame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

// What can be done in a position of any game. For speed, write against the concept Game instead.

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
/// How many moves can be made at most until play ends: free squares, or counters. Passes are not
/// counted.
[[nodiscard]] std::uint32_t mostMoves(const AnyGame& position);
/// The position after move number k, which must be there.
[[nodiscard]] AnyGame after(const AnyGame& position, std::uint32_t k);

} // namespace prunus
