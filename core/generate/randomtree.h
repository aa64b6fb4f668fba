#pragma once

#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// The shape of an uneven tree of random values, such as a textbook or a test would draw. Shares
/// are probabilities, from 0 to 1.
struct RandomShape {
    std::uint32_t maxDepth = 4;
    /// No leaf lies above this depth, unless maxNodes ends the growth; minDepth <= maxDepth.
    std::uint32_t minDepth = 0;
    /// An inner node has from minBranching to maxBranching children; 1 <= min <= max.
    std::uint32_t minBranching = 1;
    std::uint32_t maxBranching = 3;
    /// The share of leaves among the nodes above the last row that may be leaves. The root is not
    /// among these: it is a leaf only in a tree without depth.
    double earlyLeafShare = 0.25;
    /// Values lie in [low, high] and have `decimals` decimal places; 0 for whole numbers.
    std::int64_t low = 0;
    std::int64_t high = 99;
    std::uint32_t decimals = 0;
    /// The share of inner nodes that have a static value.
    double innerStaticShare = 0;
    /// The share of leaves that are written `[]`; if it is above 0, the tree has the failure value.
    double failureShare = 0;
    Value failureValue = 0;
    /// The greatest number of nodes. A family that would make the tree larger is not made; its
    /// parent is a leaf.
    std::uint32_t maxNodes = 1000;
    std::uint64_t seed = 1;
};

/// 10^decimals: how many values with so many decimal places there are from 0 to below 1.
[[nodiscard]] std::int64_t partsOfOne(std::uint32_t decimals);
/// How many different values the shape's leaves can have. Needs low <= high, both within 2^53 /
/// 10^decimals.
[[nodiscard]] std::uint64_t valueCount(const RandomShape& shape);
/// The k-th of these values in ascending order; k counts from 0.
[[nodiscard]] Value valueAt(const RandomShape& shape, std::uint64_t k);

/// Generates a tree of this shape, the same on every platform. Needs low <= high, both within 2^53
/// / 10^decimals. O(nodes).
[[nodiscard]] GameTree generateRandom(const RandomShape& shape);
/// Generates the same tree, or returns nullopt if maxNodes ended its growth anywhere.
[[nodiscard]] std::optional<GameTree> generateWhole(const RandomShape& shape);

} // namespace prunus
