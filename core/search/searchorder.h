#pragma once

#include "core/base/progress.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// In which order the children of each node are searched. As written it stores nothing; otherwise
/// a permutation of each family, 4 bytes a node.
class SearchOrder {
  public:
    SearchOrder() = default;
    /// `order[f + k]` is the child searched k-th of the family that starts at node f.
    explicit SearchOrder(std::vector<NodeId> order) : order_(std::move(order)) {}

    [[nodiscard]] bool asWritten() const { return order_.empty(); }
    /// The k-th child in search order of the family.
    [[nodiscard]] NodeId at(NodeRange family, std::uint32_t k) const {
        const NodeId place = family[k];
        return order_.empty() ? place : order_[place.value];
    }
    [[nodiscard]] std::size_t bytes() const { return order_.capacity() * sizeof(NodeId); }

  private:
    std::vector<NodeId> order_;
};

/// Same order on every platform for the same seed. Orders by value follow the true minimax values
/// of the tree down to the depth limit, from the mover's side, stable. O(nodes log branching).
/// Needs a static value at every node of the limit row for the orders by value; see
/// firstWithoutStaticValue(). Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] SearchOrder makeOrder(const GameTree& tree, const SearchOptions& options,
                                    Progress* progress = nullptr);

/// The first node of the depth-limited tree that returns a static value but has none, or noNode.
[[nodiscard]] NodeId firstWithoutStaticValue(const GameTree& tree, const SearchOptions& options);

/// The minimax value of every node down to the limit row, from MAX's side; NaN below it. O(nodes).
[[nodiscard]] std::vector<Value> minimaxValues(const GameTree& tree, Player root,
                                               std::optional<std::uint32_t> depth);

} // namespace prunus
