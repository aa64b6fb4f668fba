#pragma once

#include "core/games/playing.h"

#include <array>
#include <optional>

namespace prunus {

/// A position as a picture shows it: what lies where, and what the last move did.
struct Board {
    BoardKind kind = BoardKind::marks;
    BoardMeasures measures;
    Placement placement;
    /// The squares that the last move put something on, in Placement's order; in chess from which
    /// a piece came, too.
    std::vector<std::uint8_t> put;
    /// The discs that it turned over.
    std::vector<std::uint8_t> turned;
    /// Nim: the heap that the last move took from, and how many.
    std::optional<Nim::Move> taken;
    /// Whether the last move was a pass.
    bool passed = false;
    /// Whether it was none: whoever was to move stood pat, see Quiescence.
    bool stoodPat = false;
    /// The squares of every line that wins; of small boards too, in ultimate tic-tac-toe the
    /// squares of the small boards that make the line.
    std::vector<std::uint8_t> line;
    /// Ultimate tic-tac-toe: who has won each small board, and whether it is closed.
    std::array<Mark, 9> small{};
    std::array<bool, 9> closed{};
    /// Go: the points where a stone is forbidden only because a board would be repeated; and at the
    /// end whose each free point is, in Placement's order.
    std::vector<std::uint8_t> ko;
    std::vector<Mark> territory;
    /// Chess: the square of a king that is in check.
    std::optional<std::uint8_t> checked;
    /// Whether play has ended, and who won and by how much, from MAX's side.
    bool ended = false;
    Value result = 0;
};

/// The picture of a position, and of the move that led there from the one before, if there was one.
/// O(squares).
[[nodiscard]] Board boardOf(const AnyGame& position, const AnyGame* before = nullptr);

/// The number of the move that a player means by touching this square of the board (a square of the
/// column in Connect Four), or none. Not for Nim, whose moves are named by heap and number, and not
/// for chess: see movesBetween().
[[nodiscard]] std::optional<std::uint32_t> moveOnto(const AnyGame& position, std::uint32_t square);

/// Chess: the numbers of the moves that lead from one square to another: several where a pawn is
/// promoted, the queen first.
[[nodiscard]] std::vector<std::uint32_t> movesBetween(const AnyGame& position, std::uint32_t from,
                                                      std::uint32_t to);

} // namespace prunus
