#pragma once

#include "core/base/progress.h"
#include "core/search/samepositions.h"

#include <memory>

namespace prunus {

// Trees of games hold many positions several times, because different moves lead to them. Which
// position a node stands for is as TreePositions has it. A node without a position is equal to no
// other. A node that stands pat is another position than its parent, and equal to all other nodes
// that stand pat in that position. Both functions may throw WorkCancelled and std::bad_alloc, and
// report progress in nodes. They take O(nodes log nodes) time and, beside the result, 28 bytes a
// node.

/// Returns which nodes are equal positions, with the same player to move; null if no node has a
/// position. Two different positions are taken for equal with a probability of 2^-64 at most; see
/// Game.
[[nodiscard]] std::shared_ptr<const SamePositions> findSamePositions(const GameTree& tree,
                                                                     Progress* progress = nullptr);

/// Returns which nodes a transposition table takes for one position, as it does in a search of the
/// game itself; null if no node has a position. Positions are compared by Position::valueKey(), so
/// mirror images are equal if the game knows them. But everything below equal nodes must have the
/// same value: nodes below which an edit has changed something are kept apart from the others.
[[nodiscard]] std::shared_ptr<const SamePositions> findTablePositions(const GameTree& tree,
                                                                      Progress* progress = nullptr);

} // namespace prunus
