#pragma once

#include "tests/games/naivegame.h"

#include <cstdint>
#include <optional>

namespace prunus::test {

/// What an exhaustive search to a depth, and of captures behind it, comes to.
struct NaiveQuiescence {
    /// In pawns from White's side; a mate is 1000.
    double value = 0;
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
};

/// What the pieces on a board of chess are worth, from White's side: 1, 3, 3, 5 and 9 pawns.
[[nodiscard]] double naiveMaterial(const NaiveGame& chess);

/// Negamax without any cut: where no ply is left, the mover takes what the pieces are worth, or
/// captures. None where that takes more nodes than `most`.
[[nodiscard]] std::optional<NaiveQuiescence> naiveQuiescence(const NaiveGame& chess, int depth,
                                                             std::uint64_t most);

} // namespace prunus::test
