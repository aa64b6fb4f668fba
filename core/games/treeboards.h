#pragma once

#include "core/games/board.h"
#include "core/games/treepositions.h"

#include <memory>
#include <unordered_map>

namespace prunus {

/// The boards of the nodes of a game's tree, as pictures and sentences want them; see
/// TreePositions. Keeps what it has found. For one thread at a time.
class TreeBoards {
  public:
    explicit TreeBoards(std::shared_ptr<const GameTree> tree);

    /// Whether the root has a board; else no node has.
    [[nodiscard]] bool any() const { return positions_.any(); }
    /// That of the root. Needs any().
    [[nodiscard]] const Board& start() const { return *start_; }
    /// The board of a node, with what the move into it did, or null. O(depth) moves the first time,
    /// O(1) later.
    [[nodiscard]] std::shared_ptr<const Board> at(NodeId node);
    /// A number that no other object of this kind has had.
    [[nodiscard]] std::uint64_t id() const { return id_; }

  private:
    std::shared_ptr<const GameTree> tree_;
    TreePositions positions_;
    std::shared_ptr<const Board> start_;
    std::unordered_map<std::uint32_t, std::shared_ptr<const Board>> known_;
    std::uint64_t id_;
};

/// Those of a tree's nodes; null if it is no game's, or none that is known.
[[nodiscard]] std::unique_ptr<TreeBoards> boardsOf(std::shared_ptr<const GameTree> tree);

} // namespace prunus
