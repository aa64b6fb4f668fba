#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>

namespace prunus {

/// A square of a board, counted row by row from the upper left.
using Square = std::uint8_t;

/// One bit a square.
using Squares = std::uint64_t;

[[nodiscard]] constexpr Squares squareBit(std::uint32_t square) {
    return Squares{1} << square;
}

/// The lowest `count` squares; count <= 64.
[[nodiscard]] constexpr Squares firstSquares(std::uint32_t count) {
    return count == 64 ? ~Squares{0} : squareBit(count) - 1;
}

/// The moves of a position, in order. What lies beyond size() is not written.
template <std::size_t capacity> class MoveList {
  public:
    // The array stays as it is: filling it would cost more than most positions' moves.
    MoveList() {} // NOLINT(modernize-use-equals-default)
    /// The squares of the set, ascending.
    explicit MoveList(Squares squares) { addAll(squares, 0); }

    void add(Square move) { moves_[size_++] = move; }
    /// The squares of the set, ascending, each counted from `origin`.
    void addAll(Squares squares, std::uint32_t origin) {
        for (; squares != 0; squares &= squares - 1) {
            add(static_cast<Square>(origin +
                                    static_cast<std::uint32_t>(std::countr_zero(squares))));
        }
    }

    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] Square operator[](std::uint32_t k) const { return moves_[k]; }

  private:
    std::array<Square, capacity> moves_;
    std::uint32_t size_ = 0;
};

/// `c2` for the third column and the second row: columns are letters from the left, rows numbers
/// from the top. column < 26.
[[nodiscard]] inline std::string squareName(std::uint32_t column, std::uint32_t row) {
    return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
}

} // namespace prunus
