#pragma once

#include "core/base/progress.h"
#include "core/base/rankedbits.h"
#include "core/search/searchorder.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace prunus {

/// What a node is for in a smallest proof of the root's value: Knuth and Moore's types 1, 2 and 3
/// (An analysis of alpha-beta pruning, 1975), which others call PV, Cut and All nodes.
enum class CriticalType : std::uint8_t {
    none, ///< the proof does without it
    pv,  ///< its value is proved, from both sides: one child likewise, each other one as a cut node
    cut, ///< one child is enough to prove a bound that nobody goes beyond
    all, ///< every child is needed for its bound
};

/// The critical tree: of all sets of leaves that prove the minimax value of the root, from MAX's
/// side both at least and at most, one with the fewest leaves, and among those with the fewest
/// nodes above them. Alpha-beta that cuts at alpha >= beta reads at least as many leaves from an
/// open window, in whatever order, and exactly these in order().
class MinimalTree {
  public:
    [[nodiscard]] CriticalType typeOf(NodeId n) const { return types_[n.value]; }
    /// How many of these nodes the proof needs. O(1).
    [[nodiscard]] std::uint32_t criticalIn(NodeRange nodes) const {
        return critical_.rank(nodes.last.value) - critical_.rank(nodes.first.value);
    }
    /// Those of the tree, however few of them it is about.
    [[nodiscard]] std::uint32_t nodeCount() const {
        return static_cast<std::uint32_t>(types_.size());
    }
    /// Of the root.
    [[nodiscard]] Value value() const { return value_; }
    [[nodiscard]] std::uint32_t leaves() const { return leaves_; }
    [[nodiscard]] std::uint32_t nodes() const { return nodes_; }

    /// The children of each node in an order under which alpha-beta reads the critical tree and
    /// nothing else: the PV child or the cut child first, the others as written. O(nodes).
    [[nodiscard]] SearchOrder order(const GameTree& tree) const;
    /// The child that comes first in that order; noNode for a leaf, and where any does.
    /// O(children).
    [[nodiscard]] NodeId firstChild(const GameTree& tree, NodeId n) const;

    /// Of the tree down to the options' depth limit, with their player at the root; none where a
    /// node at the limit has no static value. O(nodes) time, 8 bytes a node until it ends, then 1.
    /// Throws WorkCancelled if the progress is cancelled.
    friend std::optional<MinimalTree> minimalTree(const GameTree& tree,
                                                  const SearchOptions& options, Progress* progress);

  private:
    std::vector<CriticalType> types_;
    RankedBits critical_;
    Value value_ = 0;
    std::uint32_t leaves_ = 0;
    std::uint32_t nodes_ = 0;
};

[[nodiscard]] std::optional<MinimalTree>
minimalTree(const GameTree& tree, const SearchOptions& options, Progress* progress = nullptr);

} // namespace prunus
