#pragma once

#include "core/base/progress.h"
#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"
#include "core/tree/gametree.h"

#include <optional>
#include <vector>

namespace prunus {

/// How much of a game becomes a tree, and how.
struct UnfoldWish {
    /// The depth in plies; nullopt for the whole game.
    std::optional<std::uint32_t> depth;
    std::uint64_t maxNodes = 10'000'000;
    Evaluation evaluation = Evaluation::own;
    /// The order of the children of each node; the game must offer it.
    GameMoveOrder order = GameMoveOrder::own;
    /// How the tree goes on behind the depth, or behind the last row that fits; the game must offer
    /// it.
    Quiescence quiescence = Quiescence::none;
    /// The title of the tree.
    std::string title;
};

/// The tree of a game. Every position within the depth is a node, with its static value and with
/// the name of the move that leads to it. With captures, a position at the depth that is not quiet
/// has `standPat` as its first child, a leaf of the same static value, and its captures after it,
/// and so on below them.
struct Unfolded {
    GameTree tree;
    /// The number of plies to which the tree has every position: the depth asked for, or less if
    /// one ply more would have taken more nodes than allowed. A row that does not fit is left out
    /// whole, because a node with only some of its children would have another value; captures that
    /// do not fit are left out whole, too.
    std::uint32_t completeDepth = 0;
    /// Whether all play has ended within the tree, so that more depth would add nothing.
    bool whole = false;
    /// Whether a row that was asked for was left out because of the limit of nodes.
    bool limited = false;
    /// Whether the captures that were asked for are in the tree. They are not if those behind the
    /// root alone pass the limit of nodes: then the tree is only the root.
    bool hasCaptures = false;
};

enum class UnfoldError : std::uint8_t { cancelled, outOfMemory };

/// Makes a tree of the positions from this one on. It has at least the root, whatever the limit,
/// and at most nodeLimit() nodes, whatever is allowed. The progress counts nodes, and knows their
/// number once rows have been counted. O(nodes) time for games that branch, 2 bytes a node beside
/// the tree.
[[nodiscard]] tl::expected<Unfolded, UnfoldError>
unfold(const AnyGame& start, const UnfoldWish& wish, Progress* progress = nullptr);

/// The size of a tree that unfold() would make.
struct UnfoldCount {
    /// How many nodes the tree to each depth has, from depth 0; at least the root.
    std::vector<std::uint64_t> nodes;
    /// The same as in Unfolded, for the tree to the last of these depths.
    bool whole = false;
    bool limited = false;
    bool hasCaptures = false;

    [[nodiscard]] std::uint32_t completeDepth() const {
        return static_cast<std::uint32_t>(nodes.size() - 1);
    }
};

/// Returns how many nodes unfold() would make. O(nodes) time, but counting a row stops as soon as
/// the row is too long.
[[nodiscard]] tl::expected<UnfoldCount, UnfoldError>
countUnfolded(const AnyGame& start, const UnfoldWish& wish, Progress* progress = nullptr);

} // namespace prunus
