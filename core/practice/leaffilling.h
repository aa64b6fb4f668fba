#pragma once

#include "core/practice/terms.h"

#include <optional>
#include <vector>

namespace prunus {

/// The tree with these values of its leaves, from left to right.
[[nodiscard]] GameTree withLeaves(const GameTree& tree, const std::vector<Value>& values);

/// The largest tree whose leaves are filled in.
inline constexpr std::uint32_t mostNodesFilled = 200;

/// How many leaves alpha-beta can evaluate on a tree of this shape, ascending: of all ways to give
/// its leaves values, no two the same. Needs isFilledFor().
[[nodiscard]] std::vector<std::uint32_t> possibleReads(const GameTree& tree,
                                                       const Procedure& procedure);
/// Whether possibleReads() knows how the procedure goes: alpha-beta in its final form from an open
/// window in one call, where values that differ never meet as alpha and beta.
[[nodiscard]] bool isFilledFor(const Procedure& procedure);

/// Values with which exactly so many leaves are evaluated, one of possibleReads(): those from
/// `least` on, without a gap, each once; from left to right.
[[nodiscard]] std::vector<Value> fillingThatReads(const GameTree& tree, const Procedure& procedure,
                                                  std::uint32_t reads, std::int32_t least);
/// Values with which this leaf is not evaluated; none where no such were found.
[[nodiscard]] std::optional<std::vector<Value>> fillingThatPrunes(const GameTree& tree,
                                                                  const Procedure& procedure,
                                                                  NodeId leaf, std::int32_t least);

} // namespace prunus
