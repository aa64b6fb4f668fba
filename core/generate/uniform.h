#pragma once

#include "core/base/message.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <tl/expected.hpp>

namespace prunus {

/// A uniform tree of random whole numbers: every inner node has `branching` children, every leaf
/// lies at `depth`.
struct UniformShape {
    std::uint32_t depth = 2;
    std::uint32_t branching = 3;
    std::uint64_t seed = 1;
    /// Values lie in [low, high].
    std::int64_t low = 0;
    std::int64_t high = 99;
    /// Whether no two leaves may have the same value.
    bool distinct = false;
};

/// Returns what is wrong with the shape itself, whatever the machine: no branching, an empty range
/// of values or one beyond 2^53, not enough distinct values. nullopt if nothing is wrong.
[[nodiscard]] std::optional<Message> faultIn(const UniformShape& shape);

/// Generates the tree of this shape and seed, the same on every platform. The error is that of
/// faultIn(), or that the tree does not fit into memory. O(nodes).
[[nodiscard]] tl::expected<GameTree, Message> generateUniform(const UniformShape& shape);

} // namespace prunus
