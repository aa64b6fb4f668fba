#pragma once

#include "core/games/squares.h"
#include "core/tree/value.h"

#include <array>
#include <bit>

namespace prunus {

/// Tables of the squares that the pieces of chess reach on a board of size by size squares. Squares
/// are numbered row by row from the upper left; White moves up.
template <std::uint32_t size> class ChessBoard {
  public:
    static constexpr std::uint32_t squares = size * size;
    static constexpr Squares all = firstSquares(squares);
    static constexpr Squares topRow = firstSquares(size);
    static constexpr Squares bottomRow = topRow << (squares - size);

    constexpr ChessBoard() {
        for (std::uint32_t from = 0; from < squares; ++from) {
            knight_[from] = jumps(from, {1, 2, 2, 1, -1, -2, -2, -1}, {2, 1, -1, -2, -2, -1, 1, 2});
            king_[from] = jumps(from, {1, 1, 0, -1, -1, -1, 0, 1}, {0, 1, 1, 1, 0, -1, -1, -1});
            pawn_[0][from] = jumps(from, {1, -1, 9, 9, 9, 9, 9, 9}, {-1, -1, 0, 0, 0, 0, 0, 0});
            pawn_[1][from] = jumps(from, {1, -1, 9, 9, 9, 9, 9, 9}, {1, 1, 0, 0, 0, 0, 0, 0});
            lines_[from] = {{{ray(from, -1, 0), ray(from, 1, 0)},
                             {ray(from, 0, -1), ray(from, 0, 1)},
                             {ray(from, -1, -1), ray(from, 1, 1)},
                             {ray(from, 1, -1), ray(from, -1, 1)}}};
            straight_[from] = lines_[from][0].all() | lines_[from][1].all();
            diagonal_[from] = lines_[from][2].all() | lines_[from][3].all();
        }
        for (std::uint32_t from = 0; from < squares; ++from) {
            for (const Line& line : lines_[from]) {
                // Both rays, so that none is walked twice.
                for (Squares left = line.all(); left != 0; left = withoutFirst(left)) {
                    const Square to = firstOf(left);
                    const Squares ends = squareBit(from) | squareBit(to);
                    between_[from][to] = reached(line, squareBit(to)) &
                                         (to < from ? line.before : line.after) & ~ends;
                }
            }
        }
    }

    [[nodiscard]] constexpr Squares knight(std::uint32_t from) const { return knight_[from]; }
    [[nodiscard]] constexpr Squares king(std::uint32_t from) const { return king_[from]; }
    /// The squares on which a pawn of this side captures.
    [[nodiscard]] constexpr Squares pawn(Player side, std::uint32_t from) const {
        return pawn_[static_cast<std::size_t>(side)][from];
    }
    /// The squares in the same row or column as this one, whatever stands between; diagonal() has
    /// those on the same diagonals.
    [[nodiscard]] constexpr Squares straight(std::uint32_t from) const { return straight_[from]; }
    [[nodiscard]] constexpr Squares diagonal(std::uint32_t from) const { return diagonal_[from]; }
    /// The squares between two squares of one row, column or diagonal; empty for any other two.
    [[nodiscard]] constexpr Squares between(std::uint32_t a, std::uint32_t b) const {
        return between_[a][b];
    }
    /// The squares that a rook or a bishop reaches: in each direction up to the first piece, whose
    /// square is among them, since it may be captured.
    [[nodiscard]] constexpr Squares rook(std::uint32_t from, Squares pieces) const {
        return reached(lines_[from][0], pieces) | reached(lines_[from][1], pieces);
    }
    [[nodiscard]] constexpr Squares bishop(std::uint32_t from, Squares pieces) const {
        return reached(lines_[from][2], pieces) | reached(lines_[from][3], pieces);
    }

  private:
    /// The other squares of a line through a square: those with lower and those with higher
    /// numbers.
    struct Line {
        Squares before = 0;
        Squares after = 0;

        [[nodiscard]] constexpr Squares all() const { return before | after; }
    };

    /// Returns the squares of the line up to the nearest piece on either side. Twice the bit of the
    /// first piece after the square, minus the bit of the last piece before it, leaves the bits
    /// from one piece to the other. G. Isenberg, "Obstruction Difference", Chess Programming Wiki.
    [[nodiscard]] static constexpr Squares reached(const Line& line, Squares pieces) {
        const Squares before = (line.before & pieces) | 1U;
        const Squares after = line.after & pieces;
        const Squares last = Squares{1} << (63 - std::countl_zero(before));
        return (2 * (after & (0 - after)) - last) & line.all();
    }

    [[nodiscard]] static constexpr Squares at(int column, int row) {
        constexpr int end = static_cast<int>(size);
        const bool inside = column >= 0 && column < end && row >= 0 && row < end;
        return inside ? squareBit(static_cast<std::uint32_t>(row * end + column)) : 0;
    }
    [[nodiscard]] static constexpr Squares
    jumps(std::uint32_t from, const std::array<int, 8>& across, const std::array<int, 8>& down) {
        Squares found = 0;
        for (std::size_t k = 0; k < 8; ++k) {
            found |= at(static_cast<int>(from % size) + across[k],
                        static_cast<int>(from / size) + down[k]);
        }
        return found;
    }
    [[nodiscard]] static constexpr Squares ray(std::uint32_t from, int across, int down) {
        Squares found = 0;
        int column = static_cast<int>(from % size);
        int row = static_cast<int>(from / size);
        for (Squares next = 1; next != 0; found |= next) {
            next = at(column += across, row += down);
        }
        return found;
    }

    std::array<Squares, squares> knight_{};
    std::array<Squares, squares> king_{};
    std::array<std::array<Squares, squares>, 2> pawn_{};
    std::array<std::array<Line, 4>, squares> lines_{};
    std::array<Squares, squares> straight_{};
    std::array<Squares, squares> diagonal_{};
    std::array<std::array<Squares, squares>, squares> between_{};
};

} // namespace prunus
