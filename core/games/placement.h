#pragma once

#include "core/games/squares.h"
#include "core/tree/value.h"

#include <functional>
#include <vector>

namespace prunus {

/// The kind of board that a game is played on, as drawing needs it.
enum class BoardKind : std::uint8_t {
    marks,   ///< crosses and noughts on the squares of a grid
    columns, ///< discs that fall into columns
    discs,   ///< discs of two sides, put on a green board and turned over
    nested,  ///< nine small boards of marks that make a large one
    heaps,   ///< heaps of counters
    stones,  ///< stones of two sides on the points of a grid
    chess,   ///< several kinds of pieces on light and dark squares
};

/// The size of a board: the squares across and down, or the number of heaps and no rows.
struct BoardMeasures {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    /// How many pieces in a row win; 0 in games where no row wins.
    std::uint32_t inRow = 0;

    friend bool operator==(const BoardMeasures&, const BoardMeasures&) = default;
};

/// Whose piece lies on a square; the first player is MAX.
enum class Mark : std::uint8_t { none, first, second };

/// The kinds of pieces of chess.
enum class Man : std::uint8_t { pawn, knight, bishop, rook, queen, king, none };

/// The castling moves that are still allowed, one bit for each king and rook.
enum Castling : std::uint8_t { whiteShort = 1, whiteLong = 2, blackShort = 4, blackLong = 8 };

/// Where all pieces lie in a position of a game, as players see them. It has no history: in a
/// position made from it, who wins and which moves are legal follow from it alone.
struct Placement {
    static constexpr std::uint8_t anyBoard = 9;
    static constexpr std::uint8_t noSquare = 64;

    /// Whose piece lies on each square, row by row from the upper left; empty in games of heaps.
    /// Nested boards have nine by nine squares.
    std::vector<Mark> squares;
    /// The number of counters in each heap, which may be 0.
    std::vector<std::uint8_t> heaps;
    Player toMove = Player::max;
    /// The small board to move on, from 0, or anyBoard.
    std::uint8_t sentTo = anyBoard;
    /// Chess: the kind of piece on each square. Empty in other games.
    std::vector<Man> men = {};
    /// Chess: bits of Castling, and the square that a pawn has just passed over where it can be
    /// captured, or noSquare.
    std::uint8_t castling = 0;
    std::uint8_t enPassant = noSquare;

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Returns the placement of these pieces. `squareOf` turns the number of a square as players see it
/// into the game's own number.
template <class SquareOf = std::identity>
[[nodiscard]] Placement placementOn(BoardMeasures board, Squares first, Squares second,
                                    Player toMove, SquareOf squareOf = {}) {
    Placement found;
    found.toMove = toMove;
    for (std::uint32_t shown = 0; shown < board.columns * board.rows; ++shown) {
        const Squares bit = squareBit(squareOf(shown));
        found.squares.push_back((first & bit) != 0    ? Mark::first
                                : (second & bit) != 0 ? Mark::second
                                                      : Mark::none);
    }
    return found;
}

/// Returns the game's squares on which this mark lies; `squareOf` is as in placementOn().
template <class SquareOf = std::identity>
[[nodiscard]] Squares squaresWith(Mark mark, const Placement& placement, SquareOf squareOf = {}) {
    Squares found = 0;
    for (std::uint32_t shown = 0; shown < placement.squares.size(); ++shown) {
        found |= placement.squares[shown] == mark ? squareBit(squareOf(shown)) : 0;
    }
    return found;
}

} // namespace prunus
