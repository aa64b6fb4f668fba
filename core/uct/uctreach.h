#pragma once

#include "core/uct/ucttrace.h"

#include <vector>

namespace prunus {

/// Which nodes of a tree UCT has seen by some iteration: those that a selection or a playout went
/// through. A leaf is seen once a playout has ended there.
class UctReach {
  public:
    /// Of a search on a tree, not on a game. O(nodes + iterations).
    explicit UctReach(const UctTrace& trace);

    /// Whether the playouts of so many iterations, from the first on, went through the node.
    [[nodiscard]] bool sees(NodeId n, std::uint64_t playouts) const {
        return first_[n.value] <= playouts;
    }

  private:
    std::vector<std::uint32_t> first_; ///< by node: the first such iteration, from 1
};

/// How many leaves one of two searches has read by now that the other has not.
struct LeafDifferences {
    std::uint32_t byUct = 0;
    std::uint32_t byOther = 0;

    friend bool operator==(const LeafDifferences&, const LeafDifferences&) = default;
};

/// `read(leaf)` tells what the other one has read. O(nodes).
template <class Read>
[[nodiscard]] LeafDifferences leafDifferences(const GameTree& tree, const UctReach& reach,
                                              std::uint64_t playouts, const Read& read) {
    LeafDifferences counts;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (!tree.isLeaf(n)) {
            continue;
        }
        const bool seen = reach.sees(n, playouts);
        const bool other = read(n);
        counts.byUct += seen && !other ? 1U : 0U;
        counts.byOther += other && !seen ? 1U : 0U;
    }
    return counts;
}

} // namespace prunus
