#pragma once

#include "core/games/squares.h"

namespace prunus {

/// What discs do on a Reversi board of size by size squares, size even, from 4 to 8: a line of the
/// other's discs between a new disc and one of the own is turned over. Sets of squares at once, by
/// flooding along each of the eight directions.
template <std::uint32_t size> struct Discs {
    static constexpr Squares board = firstSquares(size * size);

    /// The squares of one column.
    [[nodiscard]] static constexpr Squares column(std::uint32_t number) {
        Squares found = 0;
        for (std::uint32_t row = 0; row < size; ++row) {
            found |= squareBit(row * size + number);
        }
        return found;
    }

    /// Where a disc may be put: on a free square, so that it turns at least one over.
    [[nodiscard]] static Squares legal(Squares own, Squares others) {
        Squares found = 0;
        eachDirection([&](auto step) {
            Squares line = step(own) & others;
            for (std::uint32_t k = 3; k < size; ++k) {
                line |= step(line) & others;
            }
            found |= step(line);
        });
        return found & ~(own | others);
    }

    /// What a new disc turns over.
    [[nodiscard]] static Squares turned(Squares disc, Squares own, Squares others) {
        Squares found = 0;
        eachDirection([&](auto step) {
            Squares line = step(disc) & others;
            for (std::uint32_t k = 3; k < size; ++k) {
                line |= step(line) & others;
            }
            found |= (step(line) & own) != 0 ? line : 0;
        });
        return found;
    }

  private:
    static constexpr Squares notFirst = board & ~column(0);
    static constexpr Squares notLast = board & ~column(size - 1);

    template <class Work> static void eachDirection(Work work) {
        work([](Squares s) { return s << 1U & notFirst; });
        work([](Squares s) { return s >> 1U & notLast; });
        work([](Squares s) { return s << size & board; });
        work([](Squares s) { return s >> size; });
        work([](Squares s) { return s << (size + 1) & notFirst; });
        work([](Squares s) { return s >> (size + 1) & notLast; });
        work([](Squares s) { return s << (size - 1) & notLast; });
        work([](Squares s) { return s >> (size - 1) & notFirst; });
    }
};

} // namespace prunus
