#pragma once

#include "core/base/progress.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// The order in which the children of each node are searched. The order as written stores nothing;
/// any other order stores a permutation of each family, 4 bytes a node.
class SearchOrder {
  public:
    SearchOrder() = default;
    /// `order[f + k]` is the child searched k-th of the family that starts at node f.
    explicit SearchOrder(std::vector<NodeId> order) : order_(std::move(order)) {}

    [[nodiscard]] bool asWritten() const { return order_.empty(); }
    /// The child in a family that is searched k-th.
    [[nodiscard]] NodeId at(NodeRange family, std::uint32_t k) const {
        const NodeId place = family[k];
        return order_.empty() ? place : order_[place.value];
    }
    [[nodiscard]] std::size_t bytes() const { return order_.capacity() * sizeof(NodeId); }

  private:
    std::vector<NodeId> order_;
};

/// Returns the order that the options ask for. For the same seed it is the same on every platform.
/// Orders by value follow the true minimax values of the tree down to the depth limit, from the
/// mover's side, and keep equal children in their order; they need a static value at every node of
/// the limit row, see firstWithoutStaticValue(). O(nodes log branching). Throws WorkCancelled if
/// the progress is cancelled.
[[nodiscard]] SearchOrder makeOrder(const GameTree& tree, const SearchOptions& options,
                                    Progress* progress = nullptr);

/// The first node of the row at the depth limit that has no static value; noNode if there is none,
/// or no limit.
[[nodiscard]] NodeId firstWithoutStaticValue(const GameTree& tree, const SearchOptions& options);

/// The minimax value of every node down to the limit row, from MAX's side; NaN below it. O(nodes).
[[nodiscard]] std::vector<Value> minimaxValues(const GameTree& tree, Player root,
                                               std::optional<std::uint32_t> depth);

} // namespace prunus
