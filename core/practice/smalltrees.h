#pragma once

#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// The shape of a tree, whose leaves can be given values again and again.
class TreeShape {
  public:
    /// Takes the numbers of children of all nodes, each node before its children.
    explicit TreeShape(std::vector<std::uint32_t> childCounts);

    [[nodiscard]] const std::vector<std::uint32_t>& childCounts() const { return childCounts_; }
    [[nodiscard]] std::uint32_t leafCount() const {
        return static_cast<std::uint32_t>(leaves_.size());
    }
    /// The tree with these values of its leaves, from left to right.
    [[nodiscard]] GameTree with(const std::vector<Value>& values) const;
    /// Whether this shape is smaller than the other, as counterexamples are ordered: by nodes, then
    /// depth, then child counts.
    [[nodiscard]] bool isSmallerThan(const TreeShape& other) const;

  private:
    std::vector<std::uint32_t> childCounts_;
    std::vector<std::uint32_t> offsets_;
    std::vector<NodeId> leaves_;
    std::uint32_t depth_ = 0;
};

/// The shapes with so many leaves in which each inner node has two children or more, the smallest
/// first. For 1, 2, … leaves there are 1, 1, 3, 11, 45, 197, … (Schroeder's second problem).
[[nodiscard]] std::vector<TreeShape> shapesWith(std::uint32_t leaves);

/// The shape of a tree.
[[nodiscard]] TreeShape shapeOf(const GameTree& tree);
/// The leaves of a tree, and their values, from left to right.
[[nodiscard]] std::vector<NodeId> leavesAsWritten(const GameTree& tree);
[[nodiscard]] std::vector<Value> leafValues(const GameTree& tree);

} // namespace prunus
