#pragma once

#include "core/practice/answer.h"

namespace prunus {

// What questions ask about; both keys and grades are made with these functions.

/// Whether the node has a value to work out: it is no leaf, nor at the depth limit or below it.
[[nodiscard]] bool isInner(const GameTree& tree, const Sheet& sheet, NodeId n);
/// The nodes with a value to work out, see isInner(), in level order.
[[nodiscard]] std::vector<NodeId> innerNodes(const GameTree& tree, const Sheet& sheet);
/// All nodes down to the depth limit, in level order: those of innerNodes(), and the leaves or
/// nodes at the limit.
[[nodiscard]] std::vector<NodeId> nodesToLimit(const GameTree& tree, const Sheet& sheet);
/// The leaves, or nodes at the depth limit, of the subtree of n. The node n must not be below the
/// depth limit.
[[nodiscard]] std::vector<NodeId> leavesUnder(const GameTree& tree, const Sheet& sheet, NodeId n);

/// The shape of a tree in which every inner node has the same number of children, and all leaves
/// are at one depth.
struct EvenShape {
    std::uint32_t children = 1;
    std::uint32_t depth = 0;
};
/// The shape of the tree down to the depth limit; nullopt if it has no such shape.
[[nodiscard]] std::optional<EvenShape> evenShapeOf(const GameTree& tree, const Sheet& sheet);

/// The leaves that one of the two runs reads and the other one does not, in level order. O(nodes).
[[nodiscard]] std::vector<NodeId> readByOne(const GameTree& tree, const Sheet& one,
                                            const Sheet& other);

/// Whether the course asks for this bound of the window at a node where `mover` moves: it asks for
/// both bounds, or for the mover's alone.
[[nodiscard]] bool asksBound(const Profile& profile, Player mover, bool isAlpha);
/// The answer with whole windows: where the course asks for one side alone, the other side is as
/// open as it can be.
[[nodiscard]] Answer withWholeWindows(Answer answer, const Profile& profile);
/// The beginning of the line, as much of it as the course asks for.
[[nodiscard]] std::vector<std::uint32_t> askedOf(std::vector<std::uint32_t> line,
                                                 const Profile& profile);
/// The proved bounds, as they are written in an answer.
[[nodiscard]] WrittenValue written(Bounds proved);
/// A window of the node as the course shows it: clamped where its bounds cross, or as it is.
[[nodiscard]] Window asShown(const GameTree& tree, const Sheet& sheet, NodeId n, Window window,
                             const Profile& profile);
/// All windows of the node as the course shows them, from entry to exit; a window that stays the
/// same is there once.
[[nodiscard]] std::vector<Window> historyOf(const GameTree& tree, const Sheet& sheet, NodeId n,
                                            const Profile& profile);
/// The window of the node without crossed bounds: a bound of the mover's that has gone beyond the
/// other bound becomes equal to it.
[[nodiscard]] Window uncrossed(const GameTree& tree, const Sheet& sheet, NodeId n, Window window);

} // namespace prunus
