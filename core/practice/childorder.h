#pragma once

#include "core/practice/procedure.h"
#include "core/tree/gametree.h"

#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// Children in another order: for a node, which of its children comes at each place. A node that is
/// not in it has them as written. Nodes and children are those of the tree as written.
using ChildOrder = std::map<NodeId, std::vector<std::uint32_t>>;

/// The tree with its children in this order. O(nodes).
[[nodiscard]] GameTree rearranged(const GameTree& tree, const ChildOrder& order);
/// The node, as written, that stands at the end of this path once the children are in that order.
[[nodiscard]] NodeId standingAt(const GameTree& tree, const ChildOrder& order,
                                const std::vector<std::uint32_t>& path);
/// The order once the child at a place stands at another, and those between move up.
[[nodiscard]] ChildOrder withMoved(const GameTree& tree, ChildOrder order, NodeId parent,
                                   std::uint32_t from, std::uint32_t to);

/// How many leaves the procedure evaluates on the tree, each visit counted.
[[nodiscard]] std::uint32_t leavesRead(const GameTree& tree, const Procedure& procedure);

/// An order under which no more leaves are read than under any other.
struct BestOrder {
    std::uint32_t leaves = 0;
    ChildOrder order;
};

/// So many orders are tried where only that shows which is the best.
inline constexpr double mostOrdersTried = 200'000;

/// Whether bestOrder() finds one.
[[nodiscard]] bool hasBestOrder(const GameTree& tree, const Procedure& procedure);
/// None where no proof is known and there are more orders than are tried, and where one child of
/// the root after the other is searched on its own. Cutting at alpha >= beta from an open window
/// the smallest proof of the root's value is the best, see MinimalTree; under other rules all
/// orders are tried.
[[nodiscard]] std::optional<BestOrder> bestOrder(const GameTree& tree, const Procedure& procedure);

} // namespace prunus
