#pragma once

#include "core/games/squares.h"

namespace prunus {

/// A board on which so many stones in a row, straight or diagonal, are a line; at most 64 squares.
///
/// Squares are numbered across, so a line goes by steps of 1, width, width + 1 or width - 1. A line
/// must not run over the edge into the next row: `starts` are the squares where a whole line in
/// that direction finds room.
class LineBoard {
  public:
    /// Needs 1 <= width, 1 <= height, width * height <= 64, 1 <= inRow <= max(width, height).
    constexpr LineBoard(std::uint32_t width, std::uint32_t height, std::uint32_t inRow)
        : width_(width), height_(height),
          inRow_(inRow), directions_{Direction{1, room(inRow, 1, 0)},
                                     Direction{width, room(1, inRow, 0)},
                                     Direction{width + 1, room(inRow, inRow, 0)},
                                     Direction{width - 1, room(inRow, inRow, inRow - 1)}} {}

    [[nodiscard]] constexpr std::uint32_t width() const { return width_; }
    [[nodiscard]] constexpr std::uint32_t height() const { return height_; }
    [[nodiscard]] constexpr std::uint32_t inRow() const { return inRow_; }
    [[nodiscard]] constexpr Squares squares() const { return firstSquares(width_ * height_); }

    /// Whether the stones hold a line.
    [[nodiscard]] constexpr bool hasLine(Squares stones) const {
        return ((linesIn(stones, directions_[0]) | linesIn(stones, directions_[1])) |
                (linesIn(stones, directions_[2]) | linesIn(stones, directions_[3]))) != 0;
    }

    /// How many lines these squares hold.
    [[nodiscard]] constexpr std::uint32_t countLines(Squares squares) const {
        int count = 0;
        for (const Direction& direction : directions_) {
            count += std::popcount(linesIn(squares, direction));
        }
        return static_cast<std::uint32_t>(inRow_ == 1 ? count / 4 : count);
    }

    friend constexpr bool operator==(const LineBoard&, const LineBoard&) = default;

  private:
    struct Direction {
        std::uint32_t step;
        Squares starts;

        friend constexpr bool operator==(const Direction&, const Direction&) = default;
    };

    /// The squares with `across` squares to the right and `down` downwards, themselves included,
    /// and `before` to the left.
    [[nodiscard]] constexpr Squares room(std::uint32_t across, std::uint32_t down,
                                         std::uint32_t before) const {
        Squares found = 0;
        const std::uint32_t right = before == 0 ? across : 1;
        for (std::uint32_t y = 0; y + down <= height_; ++y) {
            for (std::uint32_t x = before; x + right <= width_; ++x) {
                found |= squareBit(y * width_ + x);
            }
        }
        return found;
    }

    /// Where a line of these squares starts: runs of 1, 2, 4, … squares until they are long enough.
    /// A shift never exceeds the length of a line, which is less than 64 where there is room.
    [[nodiscard]] constexpr Squares linesIn(Squares squares, const Direction& direction) const {
        if (direction.starts == 0) {
            return 0;
        }
        Squares runs = squares;
        for (std::uint32_t length = 1; length < inRow_;) {
            const std::uint32_t longer = length < inRow_ - length ? length : inRow_ - length;
            runs &= runs >> (longer * direction.step);
            length += longer;
        }
        return runs & direction.starts;
    }

    std::uint32_t width_;
    std::uint32_t height_;
    std::uint32_t inRow_;
    std::array<Direction, 4> directions_;
};

/// A board whose measures are part of the type, so that the compiler works them in.
template <std::uint32_t width, std::uint32_t height, std::uint32_t inRow> struct FixedBoard {
    static constexpr LineBoard measures{width, height, inRow};

    friend constexpr bool operator==(FixedBoard, FixedBoard) { return true; }
};

/// A board of any measures.
struct AnyBoard {
    LineBoard measures;

    friend constexpr bool operator==(const AnyBoard&, const AnyBoard&) = default;
};

/// Judges a game of lines: how many lines are still open to the first player, less those open to
/// the second, as a decimal fraction: out of the power of ten that is more than all lines of the
/// board. Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971, for tic-tac-toe.
[[nodiscard]] constexpr double openLines(const LineBoard& board, Squares first, Squares second) {
    double whole = 10;
    while (whole <= board.countLines(board.squares())) {
        whole *= 10;
    }
    const double open = board.countLines(board.squares() & ~second);
    return (open - board.countLines(board.squares() & ~first)) / whole;
}

} // namespace prunus
