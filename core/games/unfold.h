#pragma once

#include "core/base/progress.h"
#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"
#include "core/tree/gametree.h"

#include <optional>
#include <vector>

namespace prunus {

/// How much of a game becomes a tree.
struct UnfoldWish {
    /// Plies; none for the whole game.
    std::optional<std::uint32_t> depth;
    std::uint64_t maxNodes = 10'000'000;
    Evaluation evaluation = Evaluation::own;
    /// In which the children of each node come; the game must offer it.
    GameMoveOrder order = GameMoveOrder::own;
    /// What follows behind the depth, or behind the last row that fits; the game must offer it.
    Quiescence quiescence = Quiescence::none;
    /// The title of the tree.
    std::string title;
};

/// The tree of a game. Every position that so many plies reach is a node, with its static value
/// and with its move as players name it. With captures behind them, a position there that is not
/// quiet has `standPat` as its first child, a leaf of the same static value, and its captures after
/// it, and so on.
struct Unfolded {
    GameTree tree;
    /// To how many plies the tree has everything: the depth asked for, or less where one more
    /// would have taken more nodes than allowed. A row that does not fit is left out whole,
    /// because half a family would have another value; so are captures that do not.
    std::uint32_t completeDepth = 0;
    /// Whether all play has ended by then, so that more depth would add nothing.
    bool whole = false;
    /// Whether the limit of nodes left out a row that was asked for.
    bool limited = false;
    /// Whether the captures that were asked for are there: not where those behind the root alone
    /// pass the limit of nodes. Then the tree is the root.
    bool hasCaptures = false;
};

enum class UnfoldError : std::uint8_t { cancelled, outOfMemory };

/// The positions from this one on as a tree; at least the root, whatever the limit, and at most
/// nodeLimit() nodes, whatever is allowed. The progress counts nodes, and knows their number once
/// rows have been counted. O(nodes) time for games that branch, 2 bytes a node beside the tree.
[[nodiscard]] tl::expected<Unfolded, UnfoldError>
unfold(const AnyGame& start, const UnfoldWish& wish, Progress* progress = nullptr);

/// What a tree would be, without making it.
struct UnfoldCount {
    /// The nodes of the tree to each depth, from 0; at least the root.
    std::vector<std::uint64_t> nodes;
    /// Of the tree to the last of these depths, as in Unfolded.
    bool whole = false;
    bool limited = false;
    bool hasCaptures = false;

    [[nodiscard]] std::uint32_t completeDepth() const {
        return static_cast<std::uint32_t>(nodes.size() - 1);
    }
};

/// How many nodes unfold() would make of this. O(nodes) time, but a row that does not fit is left
/// as soon as it is too long.
[[nodiscard]] tl::expected<UnfoldCount, UnfoldError>
countUnfolded(const AnyGame& start, const UnfoldWish& wish, Progress* progress = nullptr);

} // namespace prunus
