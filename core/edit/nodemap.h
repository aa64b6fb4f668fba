#pragma once

#include "core/tree/gametree.h"

#include <utility>
#include <vector>

namespace prunus {

/// Where the nodes of one tree are in another. 4 bytes a node, no memory if all stayed in place.
class NodeMap {
  public:
    /// A map in which every node is where it was.
    NodeMap() = default;
    /// `targets[n]` is where node n went; noNode if it is gone.
    explicit NodeMap(std::vector<NodeId> targets) : targets_(std::move(targets)) {}

    /// The node's new place, or noNode. noNode itself stays noNode. O(1).
    [[nodiscard]] NodeId at(NodeId n) const {
        if (targets_.empty() || n == noNode) {
            return n;
        }
        return targets_[n.value];
    }
    [[nodiscard]] bool identity() const { return targets_.empty(); }
    /// Returns the map of the way back, from a tree of `nodeCount` nodes: undo needs it. O(nodes).
    [[nodiscard]] NodeMap inverted(std::uint32_t nodeCount) const;

  private:
    std::vector<NodeId> targets_;
};

} // namespace prunus
