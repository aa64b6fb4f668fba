#pragma once

#include "core/games/squares.h"
#include "core/tree/value.h"

#include <functional>
#include <vector>

namespace prunus {

/// What a game is played on, for whoever draws it.
enum class BoardKind : std::uint8_t {
    marks,   ///< crosses and noughts on the squares of a grid
    columns, ///< discs that fall into columns
    discs,   ///< discs of two sides, put on a green board and turned over
    nested,  ///< nine small boards of marks that make a large one
    heaps,   ///< heaps of counters
    stones,  ///< stones of two sides on the points of a grid
    chess,   ///< several kinds of pieces on light and dark squares
};

/// How a board is laid out: squares across and down; heaps across and no rows.
struct BoardMeasures {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    /// How many in a row win; 0 where nothing does.
    std::uint32_t inRow = 0;

    friend bool operator==(const BoardMeasures&, const BoardMeasures&) = default;
};

/// Whose piece lies on a square: the first player's is MAX's.
enum class Mark : std::uint8_t { none, first, second };

/// The kinds of pieces of chess.
enum class Man : std::uint8_t { pawn, knight, bishop, rook, queen, king, none };

/// Castling that the king and a rook of a side may still do, one bit each.
enum Castling : std::uint8_t { whiteShort = 1, whiteLong = 2, blackShort = 4, blackLong = 8 };

/// Where everything lies in a position of a game, as players see it. No history: who wins and what
/// can be done follow from it.
struct Placement {
    static constexpr std::uint8_t anyBoard = 9;
    static constexpr std::uint8_t noSquare = 64;

    /// Row by row from the upper left; empty where there are heaps. Nested boards are nine by nine.
    std::vector<Mark> squares;
    /// The counters of each heap, which may be none.
    std::vector<std::uint8_t> heaps;
    Player toMove = Player::max;
    /// The small board to move on, from 0, or anyBoard.
    std::uint8_t sentTo = anyBoard;
    /// Chess: which piece is on each square; elsewhere empty.
    std::vector<Man> men = {};
    /// Chess: bits of Castling, and the square that a pawn has just passed over where it can be
    /// captured, or noSquare.
    std::uint8_t castling = 0;
    std::uint8_t enPassant = noSquare;

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The placement of these pieces. `squareOf` says which square of the game lies at one as players
/// see it.
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

/// The squares of the game on which the mark lies.
template <class SquareOf = std::identity>
[[nodiscard]] Squares squaresWith(Mark mark, const Placement& placement, SquareOf squareOf = {}) {
    Squares found = 0;
    for (std::uint32_t shown = 0; shown < placement.squares.size(); ++shown) {
        found |= placement.squares[shown] == mark ? squareBit(squareOf(shown)) : 0;
    }
    return found;
}

} // namespace prunus
