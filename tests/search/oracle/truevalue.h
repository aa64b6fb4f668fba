#pragma once

#include "core/search/options.h"
#include "core/search/searchorder.h"
#include "tests/search/oracle/naivetree.h"

namespace prunus::oracle {

/// For each node by id, the child numbers in the order of search.
using Orders = std::vector<std::vector<std::uint32_t>>;

/// The search met a node at the depth limit without static value.
struct MissingStaticValue {
    std::uint32_t node = 0;
};

/// Whether the player would rather have a than b, and what any value is better than.
[[nodiscard]] bool better(Player player, Value a, Value b);
[[nodiscard]] Value worst(Player player);

/// Who moves at the root: the option, else the tree's own word.
[[nodiscard]] Player rootPlayer(const NaiveTree& tree, const SearchOptions& options);
/// Whether the node returns its static value: it has no children or lies at the depth limit.
[[nodiscard]] bool isSearchLeaf(const NaiveTree& tree, const SearchOptions& options,
                                std::uint32_t node);
/// The static value of a node that searches no children, from MAX's side. Throws
/// MissingStaticValue.
[[nodiscard]] Value staticValue(const NaiveTree& tree, const NaiveNode& node);

/// The minimax value of a node of the depth-limited tree, by the definition. From MAX's side.
/// Throws MissingStaticValue.
[[nodiscard]] Value trueValue(const NaiveTree& tree, const SearchOptions& options,
                              std::uint32_t node = 0);

/// As written, or by true value. The random order has no definition but a permutation, so it is
/// taken from the search under test. Throws MissingStaticValue.
[[nodiscard]] Orders naiveOrders(const NaiveTree& tree, const SearchOptions& options);
[[nodiscard]] Orders ordersOf(const GameTree& tree, const SearchOrder& order);

} // namespace prunus::oracle
