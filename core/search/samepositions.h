#pragma once

#include "core/tree/gametree.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace prunus {

/// Which nodes of a tree stand for the same position: one id each, which is the first such node in
/// level order. 4 bytes a node.
class SamePositions {
  public:
    /// `first` has an entry for each node. See pliesMatter() and mirrors().
    SamePositions(std::vector<NodeId> first, bool pliesMatter, bool mirrors = false)
        : first_(std::move(first)), pliesMatter_(pliesMatter), mirrors_(mirrors) {}

    /// The same node for all that stand for one position. O(1).
    [[nodiscard]] NodeId of(NodeId n) const { return first_[n.value]; }
    /// Whether the tree ends above the end of play, so that one position may be worth something
    /// else in another row: as under a depth limit, what was found with other plies left is of no
    /// use.
    [[nodiscard]] bool pliesMatter() const { return pliesMatter_; }
    /// Whether mirror images are one position, too.
    [[nodiscard]] bool mirrors() const { return mirrors_; }
    /// All nodes with the position of this one, itself among them, in level order. O(nodes).
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

/// Finds what a transposition table takes for one position in a tree, or null where every node is a
/// position of its own.
using FindPositions = std::shared_ptr<const SamePositions> (*)(const GameTree& tree,
                                                               class Progress* progress);

} // namespace prunus
