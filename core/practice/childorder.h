#pragma once

#include "core/practice/procedure.h"
#include "core/tree/gametree.h"

#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// An order of children: for a node, which of its children comes at each place. A node that is not
/// in the map has its children as written. Nodes and child numbers are those of the tree as
/// written.
using ChildOrder = std::map<NodeId, std::vector<std::uint32_t>>;

/// The tree with its children in this order. O(nodes).
[[nodiscard]] GameTree rearranged(const GameTree& tree, const ChildOrder& order);
/// The node, as written, that stands at the end of this path once the children are in that order.
[[nodiscard]] NodeId standingAt(const GameTree& tree, const ChildOrder& order,
                                const std::vector<std::uint32_t>& path);
/// The order after the child at the place `from` has moved to the place `to`, and each child
/// between has moved by one place.
[[nodiscard]] ChildOrder withMoved(const GameTree& tree, ChildOrder order, NodeId parent,
                                   std::uint32_t from, std::uint32_t to);

/// How many leaves the procedure evaluates on the tree, each visit counted.
[[nodiscard]] std::uint32_t leavesRead(const GameTree& tree, const Procedure& procedure);

/// An order under which no more leaves are read than under any other.
struct BestOrder {
    std::uint32_t leaves = 0;
    ChildOrder order;
};

/// The largest number of orders that bestOrder() tries, where only that shows which is the best.
inline constexpr double mostOrdersTried = 200'000;

/// Whether bestOrder() finds an order.
[[nodiscard]] bool hasBestOrder(const GameTree& tree, const Procedure& procedure);
/// The best order. With cuts at alpha >= beta, from an open window, an order is the best if it
/// reads the smallest proof of the root's value, see MinimalTree; under other rules all orders are
/// tried. nullopt if there are more orders than are tried, and for an algorithm that visits nodes
/// again or a course that calls the search once for each child of the root.
[[nodiscard]] std::optional<BestOrder> bestOrder(const GameTree& tree, const Procedure& procedure);

} // namespace prunus
