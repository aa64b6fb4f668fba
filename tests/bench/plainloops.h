#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

// What somebody writes who wants one game searched fast and nothing else: a function that calls
// itself with two words of bits, whole numbers for values, no listener, no options and none of the
// core. Alpha-beta in negamax form from an open window, 0 at the depth limit, moves in the order of
// the core's games, so that both visit the same nodes.

namespace prunus::bench {

using Bits = std::uint64_t;

inline constexpr int beyondAnyResult = 1000;

/// Squares row by row.
struct PlainTicTacToe {
    std::uint64_t nodes = 0;

    static bool wins(unsigned stones) {
        for (const unsigned line : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
            if ((stones & line) == line) {
                return true;
            }
        }
        return false;
    }

    int search(unsigned own, unsigned others, unsigned left, int alpha, int beta) {
        ++nodes;
        if (wins(others)) {
            return -1;
        }
        unsigned open = 0777U & ~(own | others);
        if (open == 0 || left == 0) {
            return 0;
        }
        for (; open != 0; open &= open - 1) {
            const unsigned stone = open & (0 - open);
            alpha = std::max(alpha, -search(others, own | stone, left - 1, -beta, -alpha));
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }
};

/// Columns of seven bits, the highest always free: Tromp's board.
struct PlainConnectFour {
    static constexpr Bits bottoms = 0x40810204081U;

    std::uint64_t nodes = 0;

    static bool wins(Bits discs) {
        for (const unsigned step : {1U, 6U, 7U, 8U}) {
            const Bits pairs = discs & discs >> step;
            if ((pairs & pairs >> 2 * step) != 0) {
                return true;
            }
        }
        return false;
    }

    int search(Bits own, Bits others, unsigned left, int alpha, int beta) {
        ++nodes;
        if (wins(others)) {
            return -1;
        }
        const Bits places = ((own | others) + bottoms) & ~(bottoms << 6U);
        if (places == 0 || left == 0) {
            return 0;
        }
        for (Bits open = places; open != 0; open &= open - 1) {
            const Bits disc = open & (0 - open);
            alpha = std::max(alpha, -search(others, own | disc, left - 1, -beta, -alpha));
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }
};

/// Squares row by row, eight a row.
struct PlainReversi {
    static constexpr Bits notA = 0xFEFEFEFEFEFEFEFEU;
    static constexpr Bits notH = 0x7F7F7F7F7F7F7F7FU;

    std::uint64_t nodes = 0;

    template <int step, Bits inside> static Bits shifted(Bits b) {
        return (step > 0 ? b << step : b >> -step) & inside;
    }
    template <int step, Bits inside> static Bits reached(Bits own, Bits others) {
        Bits line = shifted<step, inside>(own) & others;
        for (int k = 0; k < 5; ++k) {
            line |= shifted<step, inside>(line) & others;
        }
        return shifted<step, inside>(line);
    }
    static Bits legal(Bits own, Bits others) {
        const Bits all = reached<1, notA>(own, others) | reached<-1, notH>(own, others) |
                         reached<8, ~Bits{0}>(own, others) | reached<-8, ~Bits{0}>(own, others) |
                         reached<9, notA>(own, others) | reached<-9, notH>(own, others) |
                         reached<7, notH>(own, others) | reached<-7, notA>(own, others);
        return all & ~(own | others);
    }
    template <int step, Bits inside> static Bits along(Bits disc, Bits own, Bits others) {
        Bits line = 0;
        Bits at = shifted<step, inside>(disc);
        for (; (at & others) != 0; at = shifted<step, inside>(at)) {
            line |= at;
        }
        return (at & own) != 0 ? line : 0;
    }
    static Bits turned(Bits disc, Bits own, Bits others) {
        return along<1, notA>(disc, own, others) | along<-1, notH>(disc, own, others) |
               along<8, ~Bits{0}>(disc, own, others) | along<-8, ~Bits{0}>(disc, own, others) |
               along<9, notA>(disc, own, others) | along<-9, notH>(disc, own, others) |
               along<7, notH>(disc, own, others) | along<-7, notA>(disc, own, others);
    }

    int search(Bits own, Bits others, unsigned left, int alpha, int beta) {
        ++nodes;
        Bits open = legal(own, others);
        if (open == 0 && legal(others, own) == 0) {
            return std::popcount(own) - std::popcount(others);
        }
        if (left == 0) {
            return 0;
        }
        if (open == 0) {
            return -search(others, own, left - 1, -beta, -alpha);
        }
        for (; open != 0; open &= open - 1) {
            const Bits disc = open & (0 - open);
            const Bits lines = turned(disc, own, others);
            alpha = std::max(alpha,
                             -search(others & ~lines, own | disc | lines, left - 1, -beta, -alpha));
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }
};

} // namespace prunus::bench
