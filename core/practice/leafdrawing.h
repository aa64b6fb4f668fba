#pragma once

#include "core/practice/smalltrees.h"

#include <functional>
#include <optional>
#include <random>
#include <utility>

namespace prunus {

/// Draws random whole numbers for the leaves of a tree, from a seed and the same on every platform.
class LeafDrawing {
  public:
    /// If `repeats` is false, a value stands twice only if there are more leaves than values.
    LeafDrawing(std::pair<std::int32_t, std::int32_t> values, bool repeats, Player root,
                std::uint64_t seed)
        : values_(values), repeats_(repeats), root_(root), random_(seed) {}

    [[nodiscard]] std::uint32_t below(std::uint32_t bound);

    /// The first tree of this shape that is at a distance of 0. Values are drawn, and changed leaf
    /// by leaf as long as no change increases the distance. nullopt after so many changes that
    /// another shape, or other values, are more promising.
    [[nodiscard]] std::optional<GameTree>
    climb(const TreeShape& shape, const std::function<std::uint64_t(const GameTree&)>& distance);

  private:
    using LeafValues = std::vector<Value>;

    [[nodiscard]] Value drawValue();
    [[nodiscard]] LeafValues draw(std::uint32_t leaves);
    [[nodiscard]] LeafValues changed(LeafValues values);
    [[nodiscard]] GameTree with(const TreeShape& shape, const LeafValues& values) const;

    std::pair<std::int32_t, std::int32_t> values_;
    bool repeats_;
    Player root_;
    std::mt19937_64 random_;
};

} // namespace prunus
