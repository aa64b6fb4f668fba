#pragma once

#include "core/games/board.h"
#include "core/games/treepositions.h"

#include <memory>
#include <unordered_map>

namespace prunus {

/// The boards of the nodes of a game's tree, for pictures and sentences; see TreePositions. It
/// keeps the boards that it has found. For one thread at a time.
class TreeBoards {
  public:
    explicit TreeBoards(std::shared_ptr<const GameTree> tree);

    /// Whether the root has a board; if not, no node has one.
    [[nodiscard]] bool any() const { return positions_.any(); }
    /// The board of the root. Needs any().
    [[nodiscard]] const Board& start() const { return *start_; }
    /// The board of a node, with what the move into that node did; null if the node has no
    /// position. O(depth) moves the first time, O(1) later.
    [[nodiscard]] std::shared_ptr<const Board> at(NodeId node);
    /// A number that no other TreeBoards has had.
    [[nodiscard]] std::uint64_t id() const { return id_; }

  private:
    std::shared_ptr<const GameTree> tree_;
    TreePositions positions_;
    std::shared_ptr<const Board> start_;
    std::unordered_map<std::uint32_t, std::shared_ptr<const Board>> known_;
    std::uint64_t id_;
};

/// Returns the boards of a tree's nodes; null if the tree is not of a game, or of an unknown one.
[[nodiscard]] std::unique_ptr<TreeBoards> boardsOf(std::shared_ptr<const GameTree> tree);

} // namespace prunus
