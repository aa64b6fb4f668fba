#pragma once

#include "core/practice/answer.h"

namespace prunus {

// What questions ask about, for keys and marks alike.

/// Whether the node has a value to work out: it is no leaf, nor at the depth limit or below it.
[[nodiscard]] bool isInner(const GameTree& tree, const Sheet& sheet, NodeId n);
/// Those nodes, in level order.
[[nodiscard]] std::vector<NodeId> innerNodes(const GameTree& tree, const Sheet& sheet);
/// And those with the leaves, or nodes at the depth limit.
[[nodiscard]] std::vector<NodeId> nodesToLimit(const GameTree& tree, const Sheet& sheet);
/// The leaves, or nodes at the depth limit, in and below a node that is not below it.
[[nodiscard]] std::vector<NodeId> leavesUnder(const GameTree& tree, const Sheet& sheet, NodeId n);

/// How many children every inner node of a tree has whose leaves are all at one depth.
struct EvenShape {
    std::uint32_t children = 1;
    std::uint32_t depth = 0;
};
/// None where the tree, down to the depth limit, is no such tree.
[[nodiscard]] std::optional<EvenShape> evenShapeOf(const GameTree& tree, const Sheet& sheet);

/// The leaves that one of the two runs reads and the other one does not, in level order. O(nodes).
[[nodiscard]] std::vector<NodeId> readByOne(const GameTree& tree, const Sheet& one,
                                            const Sheet& other);

/// Whether a bound of the window at a node is asked for: both, or that of who moves there.
[[nodiscard]] bool asksBound(const Profile& profile, Player mover, bool isAlpha);
/// An answer in which one side of a window that is asked for alone is a whole window, with the
/// other side as open as it can be.
[[nodiscard]] Answer withWholeWindows(Answer answer, const Profile& profile);
/// As much of a line as the course asks for.
[[nodiscard]] std::vector<std::uint32_t> askedOf(std::vector<std::uint32_t> line,
                                                 const Profile& profile);
/// What is proved, as somebody writes it.
[[nodiscard]] WrittenValue written(Bounds proved);
/// A window of the node as the course has it: clamped, or as it is.
[[nodiscard]] Window asShown(const GameTree& tree, const Sheet& sheet, NodeId n, Window window,
                             const Profile& profile);
/// All of them, from entry to exit, each as long as it stays the same.
[[nodiscard]] std::vector<Window> historyOf(const GameTree& tree, const Sheet& sheet, NodeId n,
                                            const Profile& profile);
/// A window of the node whose mover's bound has not gone beyond the other.
[[nodiscard]] Window uncrossed(const GameTree& tree, const Sheet& sheet, NodeId n, Window window);

} // namespace prunus
