#pragma once

#include "core/games/squares.h"

#include <algorithm>
#include <utility>

namespace prunus {

/// Computes the images of a set of squares when a board of size by size squares, size up to 8, is
/// turned or mirrored. O(squares).
template <std::uint32_t size> struct BoardImages {
    /// Returns the set mirrored so that the top and the bottom change places.
    [[nodiscard]] static constexpr Squares upsideDown(Squares set) {
        Squares image = 0;
        for (std::uint32_t row = 0; row < size; ++row, set >>= size) {
            image = image << size | (set & firstSquares(size));
        }
        return image;
    }
    /// Returns the set mirrored at a diagonal: the column and the row of each square are swapped.
    [[nodiscard]] static constexpr Squares transposed(Squares set) {
        Squares image = 0;
        for (; set != 0; set = withoutFirst(set)) {
            const std::uint32_t square = firstOf(set);
            image |= squareBit(square % size * size + square / size);
        }
        return image;
    }

    /// Returns the least of the eight images of a pair of sets, compared by the first set and then
    /// by the second. All eight images have the same least image.
    [[nodiscard]] static constexpr std::pair<Squares, Squares>
    leastImage(std::pair<Squares, Squares> sets) {
        auto least = sets;
        // Mirrored at an edge and at a diagonal in turn, a board comes back after eight times.
        for (std::uint32_t k = 0; k < 4; ++k) {
            for (auto* const mirrored : {&upsideDown, &transposed}) {
                sets = {mirrored(sets.first), mirrored(sets.second)};
                least = std::min(least, sets);
            }
        }
        return least;
    }
};

} // namespace prunus
