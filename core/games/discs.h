#pragma once

#include "core/games/squares.h"

#include <array>

namespace prunus {

/// The moves of discs on a Reversi board of size by size squares, size even, from 4 to 8: a line of
/// the other side's discs between a new disc and another disc of its side is turned over. Whole
/// sets of squares are computed at once, by flooding along each of the eight directions.
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

    /// The free squares where a new disc of the side with `own` turns at least one disc over.
    [[nodiscard]] static Squares legal(Squares own, Squares others) {
        const Squares found = (reached<1>(own, others) | reached<size>(own, others)) |
                              (reached<size - 1>(own, others) | reached<size + 1>(own, others));
        return found & board & ~(own | others);
    }

    /// Whether legal() has any square. This is faster: mostly the first direction has one, or the
    /// board is full.
    [[nodiscard]] static bool anyLegal(Squares own, Squares others) {
        const Squares free = board & ~(own | others);
        if (free == 0) {
            return false;
        }
        return (reached<1>(own, others) & free) != 0 || (reached<size>(own, others) & free) != 0 ||
               ((reached<size - 1>(own, others) | reached<size + 1>(own, others)) & free) != 0;
    }

    /// The discs that a new disc on this square turns over.
    [[nodiscard]] static Squares turned(std::uint32_t square, Squares own, Squares others) {
        const Rays& rays = raysFrom[square];
        Squares found = 0;
        for (const Squares ray : rays.onwards) {
            // Adding 1 to the others' discs on the ray carries to the first square behind them.
            const Squares end = ((others | ~ray) + 1) & own & ray;
            found |= (end - (end != 0 ? 1U : 0U)) & ray;
        }
        for (const Squares ray : rays.backwards) {
            const Squares stops = (ray & ~others) | 1U;
            const Squares end = (firstOfAll >> std::countl_zero(stops)) & own & ray;
            found |= (0 - (end << 1U)) & ray;
        }
        return found;
    }

  private:
    static constexpr Squares firstOfAll = Squares{1} << 63U;
    static constexpr Squares inner = board & ~column(0) & ~column(size - 1);

    /// The squares from a square to the edge, without that square, in each of the four directions
    /// in which numbers of squares rise, and in the four in which they fall.
    struct Rays {
        std::array<Squares, 4> onwards{};
        std::array<Squares, 4> backwards{};
    };

    [[nodiscard]] static constexpr Squares ray(std::uint32_t square, int across, int down) {
        Squares found = 0;
        int x = static_cast<int>(square % size) + across;
        int y = static_cast<int>(square / size) + down;
        constexpr int end = static_cast<int>(size);
        for (; x >= 0 && x < end && y >= 0 && y < end; x += across, y += down) {
            found |= squareBit(static_cast<std::uint32_t>(y * end + x));
        }
        return found;
    }

    static constexpr std::array<Rays, std::size_t{size}* size> raysFrom = [] {
        std::array<Rays, std::size_t{size} * size> all{};
        for (std::uint32_t square = 0; square < size * size; ++square) {
            all[square] = {
                {ray(square, 1, 0), ray(square, -1, 1), ray(square, 0, 1), ray(square, 1, 1)},
                {ray(square, -1, 0), ray(square, 1, -1), ray(square, 0, -1), ray(square, -1, -1)}};
        }
        return all;
    }();

    /// The squares just behind lines of the others' discs that begin beside a disc of the own side,
    /// in steps of `step` up and down. Discs of the first and last column end a line that does not
    /// run along it.
    template <std::uint32_t step>
    [[nodiscard]] static Squares reached(Squares own, Squares others) {
        const Squares through = step == size ? others : others & inner;
        Squares on = own << step & through;
        Squares back = own >> step & through;
        on |= on << step & through;
        back |= back >> step & through;
        // Goes on by two discs at once, where two lie one behind the other.
        const Squares pairsOn = through & through << step;
        const Squares pairsBack = through & through >> step;
        for (std::uint32_t discs = 4; discs <= size - 2; discs += 2) {
            on |= on << 2 * step & pairsOn;
            back |= back >> 2 * step & pairsBack;
        }
        return on << step | back >> step;
    }
};

} // namespace prunus
