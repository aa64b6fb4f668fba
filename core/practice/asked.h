#pragma once

#include "core/practice/answer.h"

namespace prunus {

// What questions ask about, for keys and marks alike.

/// Whether the node has a value to work out: it is no leaf, nor at the depth limit or below it.
[[nodiscard]] bool isInner(const GameTree& tree, const Sheet& sheet, NodeId n);
/// Those nodes, in level order.
[[nodiscard]] std::vector<NodeId> innerNodes(const GameTree& tree, const Sheet& sheet);
/// The leaves, or nodes at the depth limit, in and below a node that is not below it.
[[nodiscard]] std::vector<NodeId> leavesUnder(const GameTree& tree, const Sheet& sheet, NodeId n);

/// As much of a line as the course asks for.
[[nodiscard]] std::vector<std::uint32_t> askedOf(std::vector<std::uint32_t> line,
                                                 const Profile& profile);
/// What is proved, as somebody writes it.
[[nodiscard]] WrittenValue written(Bounds proved);
/// A window of the node whose mover's bound has not gone beyond the other.
[[nodiscard]] Window uncrossed(const GameTree& tree, const Sheet& sheet, NodeId n, Window window);

} // namespace prunus
