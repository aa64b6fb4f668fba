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
    none, ///< the proof does not need the node
    pv,   ///< its value is proved from both sides: one child is a PV node too, each other one a cut
          ///< node
    cut,  ///< one child is enough to prove the bound that is needed
    all,  ///< every child is needed to prove its bound
};

/// The critical tree: of all sets of leaves that prove the minimax value of the root (both that it
/// is at least and that it is at most this value), one with the fewest leaves, and among those one
/// with the fewest nodes above the leaves. Alpha-beta that cuts at alpha >= beta and starts from an
/// open window reads at least as many leaves in any order, and exactly these in order().
class MinimalTree {
  public:
    [[nodiscard]] CriticalType typeOf(NodeId n) const { return types_[n.value]; }
    /// How many of these nodes the proof needs. O(1).
    [[nodiscard]] std::uint32_t criticalIn(NodeRange nodes) const {
        return critical_.rank(nodes.last.value) - critical_.rank(nodes.first.value);
    }
    /// The number of nodes of the whole tree, however few of them the proof needs.
    [[nodiscard]] std::uint32_t nodeCount() const {
        return static_cast<std::uint32_t>(types_.size());
    }
    /// The minimax value of the root, from MAX's side.
    [[nodiscard]] Value value() const { return value_; }
    [[nodiscard]] std::uint32_t leaves() const { return leaves_; }
    [[nodiscard]] std::uint32_t nodes() const { return nodes_; }

    /// Returns an order under which alpha-beta reads the critical tree and nothing else: at a PV
    /// node its PV child comes first, at a cut node the child that proves its bound; the other
    /// children stay as written. O(nodes).
    [[nodiscard]] SearchOrder order(const GameTree& tree) const;
    /// The child that must come first in that order; noNode for a leaf, and where any child may
    /// come first. O(children).
    [[nodiscard]] NodeId firstChild(const GameTree& tree, NodeId n) const;

    /// Returns the critical tree of the tree down to the options' depth limit, with their player at
    /// the root; nullopt where a node at the limit has no static value. O(nodes) time; 8 bytes a
    /// node while it runs, then 1. Throws WorkCancelled if the progress is cancelled.
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
