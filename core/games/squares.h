#pragma once

#include <bit>
#include <cstdint>
#include <string>

namespace prunus {

/// The number of a square of a board; squares are counted row by row from the upper left, unless a
/// game says otherwise.
using Square = std::uint8_t;

/// A set of squares, one bit for each.
using Squares = std::uint64_t;

[[nodiscard]] constexpr Squares squareBit(std::uint32_t square) {
    return Squares{1} << square;
}

/// The lowest `count` squares; count <= 64.
[[nodiscard]] constexpr Squares firstSquares(std::uint32_t count) {
    return count == 64 ? ~Squares{0} : squareBit(count) - 1;
}

/// Returns the square of the distance, in half squares, between a place in a row of `length`
/// squares and the middle of the row.
[[nodiscard]] constexpr std::uint32_t fromMiddle(std::uint32_t place, std::uint32_t length) {
    const int halves = 2 * static_cast<int>(place) + 1 - static_cast<int>(length);
    return static_cast<std::uint32_t>(halves * halves);
}

/// How many squares the set has. Spelt out, because not every x86-64 processor counts bits, and a
/// call of the compiler's own function costs more than all else at a leaf. H. S. Warren, "Hacker's
/// Delight", 2002, chapter 5.
[[nodiscard]] constexpr std::uint32_t countOf(Squares set) {
    set -= set >> 1U & 0x5555555555555555U;
    set = (set & 0x3333333333333333U) + (set >> 2U & 0x3333333333333333U);
    set = (set + (set >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<std::uint32_t>(set * 0x0101010101010101U >> 56U);
}

/// How many squares a set has that holds only some of the lowest 14 squares. This takes fewer steps
/// than countOf(): three copies put each fourth square into a digit of its own, and a product adds
/// the digits up.
[[nodiscard]] constexpr std::uint32_t countOfFew(Squares set) {
    const Squares digits = set * 0x200040008001U & 0x111111111111111U;
    return static_cast<std::uint32_t>(digits * 0x1111111111111111U >> 60U);
}
inline constexpr std::uint32_t mostOfFew = 14;

/// The least square of the set; 64 if it is empty.
[[nodiscard]] constexpr Square firstOf(Squares set) {
    return static_cast<Square>(std::countr_zero(set));
}

[[nodiscard]] constexpr Squares withoutFirst(Squares set) {
    return set & (set - 1);
}

/// The square of the set that has k others of it before it; k < countOf(set). S. Vigna, "Broadword
/// implementation of rank/select queries", 2008: each byte of `upTo` counts the squares up to its
/// end, and each byte of `before` has its upper bit set where those are too few.
[[nodiscard]] constexpr Square squareNumber(Squares set, std::uint32_t k) {
    constexpr Squares everyByte = 0x0101010101010101U;
    Squares upTo = set - (set >> 1U & 0x5555555555555555U);
    upTo = (upTo & 0x3333333333333333U) + (upTo >> 2U & 0x3333333333333333U);
    upTo = ((upTo + (upTo >> 4U)) & 0x0F0F0F0F0F0F0F0FU) * everyByte;
    const Squares before = ((k * everyByte | 0x80U * everyByte) - upTo) & 0x80U * everyByte;
    const auto first = static_cast<std::uint32_t>((before >> 7U) * everyByte >> 56U) * 8;
    Squares left = set >> first;
    for (k -= static_cast<std::uint32_t>((upTo << 8U) >> first & 0xFFU); k > 0; --k) {
        left = withoutFirst(left);
    }
    return static_cast<Square>(first + firstOf(left));
}

/// The moves of a position that are the squares of a set, in ascending order. A move is found only
/// when it is asked for, since a cutoff may come before most moves: at once if moves are asked for
/// in order, as every search does, otherwise in O(k). For one thread. A Set is Squares, or a type
/// with countOf(), firstOf() and withoutFirst() like those of Squares.
template <class Set> class SquareMoves {
  public:
    explicit SquareMoves(Set squares) : SquareMoves(squares, countOf(squares)) {}
    /// Constructs moves whose number is not that of the squares: firstOf() an empty set may be a
    /// move.
    SquareMoves(Set squares, std::uint32_t size) : all_(squares), left_(squares), size_(size) {}

    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard, gnu::always_inline]] Square operator[](std::uint32_t k) const {
        if (k != next_) {
            seek(k);
        }
        const Square found = firstOf(left_);
        left_ = withoutFirst(left_);
        ++next_;
        return found;
    }

  private:
    /// Goes to move number k. It is kept out of line, so that operator[] is short where it is
    /// inlined and its variables stay in registers.
    [[gnu::noinline]] void seek(std::uint32_t k) const {
        left_ = all_;
        for (next_ = 0; next_ < k; ++next_) {
            left_ = withoutFirst(left_);
        }
    }

    Set all_;
    /// The squares from move number `next_` on.
    mutable Set left_;
    mutable std::uint32_t next_ = 0;
    std::uint32_t size_;
};

/// Returns the name of a square: `c2` for the third column and the second row. Columns are letters
/// from the left, rows numbers from the top. column < 26.
[[nodiscard]] inline std::string squareName(std::uint32_t column, std::uint32_t row) {
    return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
}

} // namespace prunus
