#pragma once

#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// An uneven tree of random values, as a textbook or a test would draw it. Shares are
/// probabilities, from 0 to 1.
struct RandomShape {
    std::uint32_t maxDepth = 4;
    /// No leaf lies above this depth, unless maxNodes ends the growth; minDepth <= maxDepth.
    std::uint32_t minDepth = 0;
    /// An inner node has from minBranching to maxBranching children; 1 <= min <= max.
    std::uint32_t minBranching = 1;
    std::uint32_t maxBranching = 3;
    /// How many of the nodes above the last row that may be leaves are. The root is one only
    /// without depth.
    double earlyLeafShare = 0.25;
    /// Values lie in [low, high] and have this many decimal places; 0: whole numbers.
    std::int64_t low = 0;
    std::int64_t high = 99;
    std::uint32_t decimals = 0;
    /// How many inner nodes have a static value.
    double innerStaticShare = 0;
    /// How many leaves are written `[]`; if any can be, the tree has the failure value.
    double failureShare = 0;
    Value failureValue = 0;
    /// A family that would make the tree larger is not made; its parent is a leaf.
    std::uint32_t maxNodes = 1000;
    std::uint64_t seed = 1;
};

/// 10^decimals: how many values with so many decimal places there are from 0 to below 1.
[[nodiscard]] std::int64_t partsOfOne(std::uint32_t decimals);
/// How many different values the shape's leaves can have. Needs low <= high, both within 2^53 /
/// 10^decimals.
[[nodiscard]] std::uint64_t valueCount(const RandomShape& shape);
/// The k-th of them, ascending from 0.
[[nodiscard]] Value valueAt(const RandomShape& shape, std::uint64_t k);

/// Same tree on every platform for the same shape. Needs low <= high, both within 2^53 /
/// 10^decimals. O(nodes).
[[nodiscard]] GameTree generateRandom(const RandomShape& shape);
/// The same tree, or nothing if maxNodes ended its growth anywhere.
[[nodiscard]] std::optional<GameTree> generateWhole(const RandomShape& shape);

} // namespace prunus
