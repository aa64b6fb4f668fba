#pragma once

#include "core/tree/gametree.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace prunus {

/// Which nodes of a tree stand for the same position. The id of a position is the first such node
/// in level order. It takes 4 bytes a node.
class SamePositions {
  public:
    /// `first` has the id of the position of each node. See pliesMatter() and mirrors().
    SamePositions(std::vector<NodeId> first, bool pliesMatter, bool mirrors = false)
        : first_(std::move(first)), pliesMatter_(pliesMatter), mirrors_(mirrors) {}

    /// The id of the position that the node stands for. O(1).
    [[nodiscard]] NodeId of(NodeId n) const { return first_[n.value]; }
    /// Whether the tree ends before the end of play, so that one position may have different values
    /// in different rows. Then, as under a depth limit, what was found with other plies left is of
    /// no use.
    [[nodiscard]] bool pliesMatter() const { return pliesMatter_; }
    /// Whether mirror images count as the same position, too.
    [[nodiscard]] bool mirrors() const { return mirrors_; }
    /// All nodes that stand for the same position as this one, itself among them, in level order.
    /// O(nodes).
    [[nodiscard]] std::vector<NodeId> alike(NodeId n) const {
        std::vector<NodeId> nodes;
        for (NodeId other = of(n); other.value < first_.size(); ++other) {
            if (of(other) == of(n)) {
                nodes.push_back(other);
            }
        }
        return nodes;
    }

  private:
    std::vector<NodeId> first_;
    bool pliesMatter_;
    bool mirrors_;
};

/// A function that finds the nodes which a transposition table takes for the same position in a
/// tree; it returns null where every node is a position of its own.
using FindPositions = std::shared_ptr<const SamePositions> (*)(const GameTree& tree,
                                                               class Progress* progress);

} // namespace prunus
