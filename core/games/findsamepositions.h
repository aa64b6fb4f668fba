#pragma once

#include "core/base/progress.h"
#include "core/search/samepositions.h"

#include <memory>

namespace prunus {

// Trees of games hold many positions several times: play comes to them by other ways. What a node
// stands for is as TreePositions has it; one that has no position is of its own kind, and one that
// stands pat is another position than its parent, and one with all others that stand pat there.
// Both may throw WorkCancelled and std::bad_alloc, and report progress in nodes. O(nodes log nodes)
// time; beside the result 28 bytes a node.

/// The nodes that are equal positions, with the same player to move; null where none has a
/// position. Two others are taken for one with a probability of 2^-64 at most; see Game.
[[nodiscard]] std::shared_ptr<const SamePositions> findSamePositions(const GameTree& tree,
                                                                     Progress* progress = nullptr);

/// The nodes that are one to a transposition table, as they are to that of a search of the game
/// itself; null where none has a position. That goes by Position::valueKey(): where the game knows
/// mirror images, they are one too. But below nodes that are one all is worth the same: where an
/// edit has changed some of them, those are kept apart from the others.
[[nodiscard]] std::shared_ptr<const SamePositions> findTablePositions(const GameTree& tree,
                                                                      Progress* progress = nullptr);

} // namespace prunus
