#pragma once

#include "core/practice/terms.h"

#include <vector>

namespace prunus {

/// The tree with these values of its leaves, from left to right.
[[nodiscard]] GameTree withLeaves(const GameTree& tree, const std::vector<Value>& values);

/// The largest tree whose leaves are filled in.
inline constexpr std::uint32_t mostNodesFilled = 200;

/// How many leaves alpha-beta can evaluate on a tree of this shape, ascending: of all ways to give
/// its leaves values, no two the same; where a leaf is named, of those in which it is not one of
/// them. Empty where there is no such way. Needs isFilledFor().
[[nodiscard]] std::vector<std::uint32_t>
possibleReads(const GameTree& tree, const Procedure& procedure, NodeId unread = noNode);
/// Whether possibleReads() knows how the procedure goes: alpha-beta in its final form from an open
/// window in one call, where values that differ never meet as alpha and beta.
[[nodiscard]] bool isFilledFor(const Procedure& procedure);

/// Values with which exactly so many leaves are evaluated, one of possibleReads(): those from
/// `least` on, without a gap, each once; from left to right.
[[nodiscard]] std::vector<Value> fillingThatReads(const GameTree& tree, const Procedure& procedure,
                                                  std::uint32_t reads, std::int32_t least,
                                                  NodeId unread = noNode);

} // namespace prunus
