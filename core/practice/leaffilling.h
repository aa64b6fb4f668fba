#pragma once

#include "core/practice/terms.h"

#include <vector>

namespace prunus {

/// The tree with these values of its leaves, from left to right.
[[nodiscard]] GameTree withLeaves(const GameTree& tree, const std::vector<Value>& values);

/// The number of nodes of the largest tree whose leaves are filled in.
inline constexpr std::uint32_t mostNodesFilled = 200;

/// The numbers of leaves that alpha-beta can evaluate on a tree of this shape, ascending: over all
/// ways to give its leaves values of which no two are the same. If the leaf `unread` is given, only
/// the ways count in which it is not evaluated. Empty if there is no such way. Needs isFilledFor().
[[nodiscard]] std::vector<std::uint32_t>
possibleReads(const GameTree& tree, const Procedure& procedure, NodeId unread = noNode);
/// Whether possibleReads() knows how the procedure goes. It must be alpha-beta in its final form,
/// from an open window and in one call, under rules by which values that differ never meet as alpha
/// and beta.
[[nodiscard]] bool isFilledFor(const Procedure& procedure);

/// Values of the leaves, from left to right, with which exactly `reads` leaves are evaluated, one
/// of possibleReads(). The values are the whole numbers from `least` on, without a gap, each once.
[[nodiscard]] std::vector<Value> fillingThatReads(const GameTree& tree, const Procedure& procedure,
                                                  std::uint32_t reads, std::int32_t least,
                                                  NodeId unread = noNode);

} // namespace prunus
