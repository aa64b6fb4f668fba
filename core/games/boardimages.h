#pragma once

#include "core/games/squares.h"

#include <algorithm>
#include <utility>

namespace prunus {

/// The images of squares when a board of size by size squares, size up to 8, is turned and
/// mirrored. Each takes a few steps for every row.
template <std::uint32_t size> struct BoardImages {
    /// Top and bottom change places.
    [[nodiscard]] static constexpr Squares upsideDown(Squares set) {
        Squares image = 0;
        for (std::uint32_t row = 0; row < size; ++row, set >>= size) {
            image = image << size | (set & firstSquares(size));
        }
        return image;
    }
    /// Rows and columns change places: column and row of a square are swapped.
    [[nodiscard]] static constexpr Squares transposed(Squares set) {
        Squares image = 0;
        for (; set != 0; set = withoutFirst(set)) {
            const std::uint32_t square = firstOf(set);
            image |= squareBit(square % size * size + square / size);
        }
        return image;
    }

    /// Of all eight images of two sets the one that is least, the first set counting more: the same
    /// for all of them.
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
