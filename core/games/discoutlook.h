#pragma once

#include "core/games/discs.h"

#include <algorithm>

namespace prunus {

/// How promising a move of Reversi looks to somebody who wants to know how the game ends. What
/// counts is who will run out of moves, not who has more discs. It depends on how many squares are
/// free before the move:
///     8 or more    the outlook after the move, seen one ply further ahead for each three squares
///                  more, but five plies at most; with more than 32, from where no search comes to
///                  the end, one ply
///     5 to 7       how many replies the move leaves to the other player
///     fewer        corners, then quarters of the board in which an odd number of squares is free,
///                  since whoever begins there gets the last move
/// The more is left to play, the more a bad first move costs, and the more it pays to look ahead.
/// The outlook of a side counts its moves, the free squares beside the other side's discs, where it
/// may get moves, and its corners and edges, less the same of the other side: Rosenbloom, "A
/// world-championship-level Othello program", 1982; parity: Rose, "Othello: a minute to learn, a
/// lifetime to master", 2005. The numbers are our own, from counting nodes on 6 x 6.
template <std::uint32_t size> class DiscOutlook {
  public:
    /// Returns the rank of a legal move that is not a pass: the least is searched first. It is less
    /// than 2^16.
    [[nodiscard]] static std::uint32_t rank(std::uint32_t move, Squares own, Squares others) {
        const Squares free = D::board & ~(own | others);
        const std::uint32_t left = countOf(free);
        const Squares disc = squareBit(move);
        if (left < 5) {
            return (disc & corners) != 0 ? 0 : 2 - (countOf(free & quarterOf[move]) & 1U);
        }
        const Squares turned = D::turned(move, own, others);
        const Squares moved = own | disc | turned;
        const Squares rest = others & ~turned;
        if (left < 8) {
            return countOf(D::legal(rest, moved));
        }
        const std::uint32_t plies = left > 32 ? 1 : std::min((left - 8) / 3, 5U);
        return static_cast<std::uint32_t>(middle + lookAhead(rest, moved, plies, -middle, middle));
    }

  private:
    using D = Discs<size>;

    static constexpr int middle = 1 << 15;
    /// The value of a disc where play has ended: 64 discs are worth less than `middle`, and a few
    /// discs more than any outlook.
    static constexpr int discAtTheEnd = 400;

    static constexpr Squares bottomRow = firstSquares(size) << (size * (size - 1));
    static constexpr Squares outerColumns = D::column(0) | D::column(size - 1);
    static constexpr Squares outerRows = firstSquares(size) | bottomRow;
    static constexpr Squares corners = outerColumns & outerRows;
    static constexpr Squares sides = (outerColumns | outerRows) & ~corners;

    /// For each square, the quarter of the board in which it lies.
    static constexpr std::array<Squares, std::size_t{size}* size> quarterOf = [] {
        std::array<Squares, std::size_t{size} * size> quarters{};
        const auto isLate = [](std::size_t place) { return place >= size / 2; };
        for (std::size_t a = 0; a < quarters.size(); ++a) {
            for (std::uint32_t b = 0; b < quarters.size(); ++b) {
                const bool same =
                    isLate(a % size) == isLate(b % size) && isLate(a / size) == isLate(b / size);
                quarters[a] |= same ? squareBit(b) : 0;
            }
        }
        return quarters;
    }();

    /// Returns the negamax value of a search this many plies deep, for the side to move, which has
    /// `own`.
    [[nodiscard]] static int lookAhead(Squares own, Squares others, std::uint32_t plies, int alpha,
                                       int beta) {
        if (plies == 0) {
            return outlook(own, others);
        }
        Squares moves = D::legal(own, others);
        if (moves == 0) {
            return D::anyLegal(others, own) ? -lookAhead(others, own, plies - 1, -beta, -alpha)
                                            : discAtTheEnd * (count(own) - count(others));
        }
        for (; moves != 0 && alpha < beta; moves = withoutFirst(moves)) {
            const Squares turned = D::turned(firstOf(moves), own, others);
            const Squares moved = own | squareBit(firstOf(moves)) | turned;
            alpha = std::max(alpha, -lookAhead(others & ~turned, moved, plies - 1, -beta, -alpha));
        }
        return alpha;
    }

    [[nodiscard]] static int outlook(Squares own, Squares others) {
        return prospects(own, others) - prospects(others, own);
    }
    [[nodiscard]] static int prospects(Squares own, Squares others) {
        const Squares moves = D::legal(own, others);
        const Squares mayOpen = around(others) & ~(own | others);
        return 16 * (count(moves) + count(moves & corners)) + 4 * count(mayOpen) +
               40 * count(own & corners) + 4 * count(own & sides);
    }
    /// Returns the squares of these discs and all squares beside them.
    [[nodiscard]] static Squares around(Squares discs) {
        const Squares wide =
            discs | (discs & ~D::column(size - 1)) << 1U | (discs & ~D::column(0)) >> 1U;
        return (wide | wide << size | wide >> size) & D::board;
    }
    [[nodiscard]] static int count(Squares set) { return static_cast<int>(countOf(set)); }
};

} // namespace prunus
