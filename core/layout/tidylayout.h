#pragma once

#include "core/base/progress.h"
#include "core/tree/gametree.h"

#include <array>
#include <vector>

namespace prunus {

/// Where the nodes of a tree stand: the tidy drawing of Reingold and Tilford, in linear time as
/// improved by Walker and by Buchheim, Jünger and Leipert ("Improving Walker's algorithm to run in
/// linear time", 2002). Neighbours in a row are at least 1 apart; parents stand in the middle of
/// their first and last child, equal subtrees are drawn alike and mirrored trees mirrored, to 1/256
/// (one rounding). x counts units from the left edge; y is the row. 4 bytes a node: fixed point.
class TidyLayout {
  public:
    /// Lays out the tree. O(nodes), no recursion. Throws WorkCancelled if the progress is
    /// cancelled.
    explicit TidyLayout(const GameTree& tree, Progress* progress = nullptr);

    /// The x of a node's centre; the smallest x of all nodes is 0.
    [[nodiscard]] double x(NodeId n) const { return xs_[n.value] * unit_; }
    /// The greatest x of all nodes.
    [[nodiscard]] double width() const { return width_; }
    /// The first node of a row whose x is not less than `left`; the row's end if there is none.
    /// Rows are sorted by construction. O(log row).
    [[nodiscard]] NodeId firstAtOrAfter(NodeRange row, double left) const;

    /// The first node, in order of their numbers, whose x does not lie in [left, right); the
    /// range's end if there is none. O(nodes before it), half a nanosecond each.
    [[nodiscard]] NodeId firstOutside(NodeRange nodes, double left, double right) const;

    /// The least distance of a leaf of the row (without `ofLeaves`, of an inner node of it) to a
    /// neighbour in the row; infinite where there is none.
    [[nodiscard]] double leastGap(Row row, bool ofLeaves) const {
        const std::uint32_t least = leastGaps_[row.value][ofLeaves ? 1 : 0];
        return least == none ? infinity : least * unit_;
    }

    [[nodiscard]] std::size_t bytes() const {
        return xs_.capacity() * sizeof(xs_[0]) + leastGaps_.capacity() * sizeof(leastGaps_[0]);
    }

  private:
    void findLeastGaps(const GameTree& tree);

    /// What a step of the fixed point stands for: 1/256, or a greater power of two where the
    /// drawing is wider than 2^24 units.
    double unit_ = 1.0 / 256;
    std::vector<std::uint32_t> xs_;
    static constexpr std::uint32_t none = 0xFFFFFFFF;
    /// For each row, the least gap of its inner nodes, and of its leaves.
    std::vector<std::array<std::uint32_t, 2>> leastGaps_;
    double width_ = 0;
};

} // namespace prunus
