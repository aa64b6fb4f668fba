#pragma once

#include "core/edit/edit.h"

namespace prunus {

// These functions put children into another order, for RebuiltTree::setOrder(): the result holds at
// each child's place the child that comes there.

[[nodiscard]] std::vector<NodeId> sorted(const GameTree& tree, const SortChildren& edit);
[[nodiscard]] std::vector<NodeId> reversed(const GameTree& tree, Families families);
[[nodiscard]] std::vector<NodeId> shuffled(const GameTree& tree, const ShuffleChildren& edit);

} // namespace prunus
