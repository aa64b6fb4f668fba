#pragma once

#include "core/games/playing.h"
#include "core/tree/gametree.h"

#include <memory>
#include <unordered_map>

namespace prunus {

/// The positions that the nodes of a game's tree stand for: its header names the position at the
/// root, and the labels of the edges are the moves. So the positions survive edits and files. Where
/// a label is no legal move, the node below that edge and all nodes below it have no position. A
/// node that stands pat, see Quiescence, has the position of its parent, and the nodes below it
/// have none. The object keeps the positions that it has found; the tree must outlive it.
class TreePositions {
  public:
    explicit TreePositions(const GameTree& tree);

    /// Whether the root has a position.
    [[nodiscard]] bool any() const { return root_ != nullptr; }
    /// The position of a node, or null. O(depth) moves the first time, O(1) later; O(log height)
    /// for a node deeper than any line of play.
    [[nodiscard]] std::shared_ptr<const AnyGame> at(NodeId node);

  private:
    [[nodiscard]] bool standsPat(NodeId node) const;
    /// Returns the position of a child of a parent that has this position; null if the child has
    /// none.
    [[nodiscard]] std::shared_ptr<const AnyGame>
    childOf(NodeId parent, const std::shared_ptr<const AnyGame>& position, NodeId child) const;

    const GameTree& tree_;
    std::shared_ptr<const AnyGame> root_;
    /// Whether the game tells captures from other moves.
    bool captures_ = false;
    /// The most plies of any line of play: every move but a pass fills a square or takes counters.
    std::uint32_t deepest_ = 0;
    std::unordered_map<std::uint32_t, std::shared_ptr<const AnyGame>> known_;
};

} // namespace prunus
