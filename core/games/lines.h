#pragma once

#include "core/games/squares.h"

#include <algorithm>
#include <array>

namespace prunus {

/// A board on which `inRow` stones in a row, straight or diagonal, are a line; at most 64 squares.
///
/// Squares are numbered across, so a line goes by steps of 1, width, width + 1 or width - 1. A line
/// must not run over the edge into the next row: `starts` are the squares where a whole line in
/// that direction finds room.
class LineBoard {
  public:
    struct Direction {
        std::uint32_t step;
        Squares starts;
        /// The word, and the shift in it, at which `starts` is placed when lines are counted.
        std::uint32_t word = 0;
        std::uint32_t shift = 0;

        friend constexpr bool operator==(const Direction&, const Direction&) = default;
    };

    /// Needs 1 <= width, 1 <= height, width * height <= 64, 1 <= inRow <= max(width, height).
    constexpr LineBoard(std::uint32_t width, std::uint32_t height, std::uint32_t inRow)
        : width_(width), height_(height),
          inRow_(inRow), directions_{Direction{1, room(inRow, 1, 0)},
                                     Direction{width, room(1, inRow, 0)},
                                     Direction{width + 1, room(inRow, inRow, 0)},
                                     Direction{width - 1, room(inRow, inRow, inRow - 1)}} {
        pack();
        for (std::uint32_t y = 1; y <= height_; ++y) {
            rowEnds_ |= squareBit(y * width_ - 1);
        }
        while (power_ <= countLines(squares())) {
            power_ *= 10;
        }
    }

    [[nodiscard]] constexpr std::uint32_t width() const { return width_; }
    [[nodiscard]] constexpr std::uint32_t height() const { return height_; }
    [[nodiscard]] constexpr std::uint32_t inRow() const { return inRow_; }
    [[nodiscard]] constexpr Squares squares() const { return firstSquares(width_ * height_); }

    /// The last square of each row.
    [[nodiscard]] constexpr Squares rowEnds() const { return rowEnds_; }

    /// Whether the stones hold a line.
    [[nodiscard]] constexpr bool hasLine(Squares stones) const {
        return ((linesIn(stones, directions_[0]) | linesIn(stones, directions_[1])) |
                (linesIn(stones, directions_[2]) | linesIn(stones, directions_[3]))) != 0;
    }

    /// How many lines these squares hold.
    [[nodiscard]] constexpr std::uint32_t countLines(Squares squares) const {
        std::array<Squares, 4> words{};
        for (const Direction& direction : directions_) {
            words[direction.word] |= linesIn(squares, direction) << direction.shift;
        }
        std::uint32_t count = 0;
        for (std::uint32_t word = 0; word < words_; ++word) {
            count += countOf(words[word]);
        }
        return inRow_ == 1 ? count / 4 : count;
    }
    /// Direction number k: across, down, and along the two diagonals.
    [[nodiscard]] constexpr const Direction& direction(std::size_t k) const {
        return directions_[k];
    }
    [[nodiscard]] constexpr std::uint32_t words() const { return words_; }
    /// The least power of ten that is greater than the number of lines of the board.
    [[nodiscard]] constexpr std::uint32_t powerAboveLines() const { return power_; }

    friend constexpr bool operator==(const LineBoard&, const LineBoard&) = default;

  private:
    /// Returns the squares where a line has room: with `down` squares downwards and `across`
    /// squares to the right, both with the square itself, or, if `before` is not 0, with that many
    /// squares to its left instead of the right.
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

    /// Returns the squares where a line within `squares` starts, found from runs of 1, 2, 4, …
    /// squares until they are long enough. A shift never exceeds the length of a line, which is
    /// less than 64 where there is room.
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

    /// Places the starts of all directions side by side in as few words as they fit into, since
    /// each word takes time to count.
    constexpr void pack() {
        std::array<Squares, 4> taken{};
        for (Direction& direction : directions_) {
            const auto room = static_cast<std::uint32_t>(std::countl_zero(direction.starts | 1U));
            while ((taken[direction.word] & direction.starts << direction.shift) != 0) {
                if (++direction.shift > room) {
                    direction.shift = 0;
                    ++direction.word;
                }
            }
            taken[direction.word] |= direction.starts << direction.shift;
            words_ = std::max(words_, direction.word + 1);
        }
    }

    std::uint32_t width_;
    std::uint32_t height_;
    std::uint32_t inRow_;
    std::array<Direction, 4> directions_;
    Squares rowEnds_ = 0;
    std::uint32_t words_ = 1;
    std::uint32_t power_ = 10;
};

/// A board whose measures are part of the type, so that the compiler can use them: it does the same
/// as LineBoard, without loops.
template <std::uint32_t width, std::uint32_t height, std::uint32_t inRow> struct FixedBoard {
    static constexpr LineBoard measures{width, height, inRow};

    /// Whether the stones hold a line; on the smallest boards this is looked up in a table.
    [[nodiscard]] static constexpr bool hasLine(Squares stones) {
        if constexpr (width * height <= mostLookedUp) {
            return withLine[stones];
        } else {
            return ((linesAlong<0>(stones) | linesAlong<1>(stones)) |
                    (linesAlong<2>(stones) | linesAlong<3>(stones))) != 0;
        }
    }
    [[nodiscard]] static constexpr std::uint32_t countLines(Squares squares) {
        const std::uint32_t count =
            counted<0>(squares) + counted<1>(squares) + counted<2>(squares) + counted<3>(squares);
        return inRow == 1 ? count / 4 : count;
    }
    /// How many squares of the board the set has.
    [[nodiscard]] static constexpr std::uint32_t count(Squares set) {
        return width * height <= mostOfFew ? countOfFew(set) : countOf(set);
    }

    friend constexpr bool operator==(FixedBoard, FixedBoard) { return true; }

  private:
    static constexpr std::uint32_t mostLookedUp = 9;

    /// For each set of stones on one of the smallest boards, whether it holds a line.
    static constexpr auto withLine = [] {
        std::array<bool, std::size_t{1} << std::min(width * height, mostLookedUp)> found{};
        for (Squares stones = 0; width * height <= mostLookedUp && stones < found.size();
             ++stones) {
            found[stones] = measures.hasLine(stones);
        }
        return found;
    }();

    template <std::uint32_t step, std::uint32_t length = 1>
    [[nodiscard]] static constexpr Squares runs(Squares squares) {
        if constexpr (length < inRow) {
            constexpr std::uint32_t longer = std::min(length, inRow - length);
            return runs<step, length + longer>(squares & squares >> longer * step);
        } else {
            return squares;
        }
    }
    template <std::size_t k> [[nodiscard]] static constexpr Squares linesAlong(Squares squares) {
        constexpr LineBoard::Direction along = measures.direction(k);
        if constexpr (along.starts == 0) {
            return 0;
        } else {
            return runs<along.step>(squares) & along.starts;
        }
    }
    /// Returns the number of lines in those directions that have their places in this word.
    template <std::uint32_t word>
    [[nodiscard]] static constexpr std::uint32_t counted(Squares squares) {
        if constexpr (word >= measures.words()) {
            return 0;
        } else {
            return countOf(placed<0, word>(squares) | placed<1, word>(squares) |
                           placed<2, word>(squares) | placed<3, word>(squares));
        }
    }
    template <std::size_t k, std::uint32_t word>
    [[nodiscard]] static constexpr Squares placed(Squares squares) {
        constexpr LineBoard::Direction along = measures.direction(k);
        if constexpr (along.word == word) {
            return linesAlong<k>(squares) << along.shift;
        } else {
            return 0;
        }
    }
};

/// A board of any measures.
struct AnyBoard {
    LineBoard measures;

    [[nodiscard]] constexpr bool hasLine(Squares stones) const { return measures.hasLine(stones); }
    [[nodiscard]] constexpr std::uint32_t countLines(Squares squares) const {
        return measures.countLines(squares);
    }
    [[nodiscard]] static constexpr std::uint32_t count(Squares set) { return countOf(set); }

    friend constexpr bool operator==(const AnyBoard&, const AnyBoard&) = default;
};

/// Returns an evaluation for games of lines: the number of lines still open to the first player,
/// less those open to the second, divided by the power of ten that is greater than the number of
/// all lines of the board. Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971, for
/// tic-tac-toe.
template <class Board>
[[nodiscard]] constexpr double openLines(const Board& board, Squares first, Squares second) {
    const Squares squares = board.measures.squares();
    const auto open = static_cast<int>(board.countLines(squares & ~second));
    const auto others = static_cast<int>(board.countLines(squares & ~first));
    return static_cast<double>(open - others) / board.measures.powerAboveLines();
}

} // namespace prunus
