#pragma once

#include "core/uct/ucttrace.h"

#include <vector>

namespace prunus {

/// Which nodes of a tree UCT has seen by some iteration: the nodes that a selection or a playout
/// went through. A leaf is seen once a playout has ended there.
class UctReach {
  public:
    /// Takes the trace of a search on a tree, not on a game. O(nodes + iterations).
    explicit UctReach(const UctTrace& trace);

    /// Whether one of the first `playouts` iterations went through the node, in its selections or
    /// its playout.
    [[nodiscard]] bool sees(NodeId n, std::uint64_t playouts) const {
        return first_[n.value] <= playouts;
    }

  private:
    /// Of each node: the first iteration that went through it, from 1.
    std::vector<std::uint32_t> first_;
};

/// How many leaves UCT has read by now that another search has not, and the other way round.
struct LeafDifferences {
    std::uint32_t byUct = 0;
    std::uint32_t byOther = 0;

    friend bool operator==(const LeafDifferences&, const LeafDifferences&) = default;
};

/// Compares the leaves that UCT has read with those of another search; `read(leaf)` says whether
/// the other search has read a leaf. O(nodes).
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
