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
    /// The squares on which the last move put something, numbered as in Placement. In chess, every
    /// square that the move changed, so also the one that a piece left.
    std::vector<std::uint8_t> put;
    /// The squares whose discs the last move turned over.
    std::vector<std::uint8_t> turned;
    /// Nim: the heap that the last move took from, and how many counters it took.
    std::optional<Nim::Move> taken;
    /// Whether the last move was a pass.
    bool passed = false;
    /// Whether the side to move stood pat instead of making a move: see Quiescence.
    bool stoodPat = false;
    /// The squares of every line that wins. In ultimate tic-tac-toe, all squares of the small
    /// boards that make the line.
    std::vector<std::uint8_t> line;
    /// Ultimate tic-tac-toe: who has won each small board, and whether each is closed.
    std::array<Mark, 9> small{};
    std::array<bool, 9> closed{};
    /// Go: until play ends, the points where a stone is forbidden only because it would repeat a
    /// board; once play has ended, whose each free point is, in Placement's order.
    std::vector<std::uint8_t> ko;
    std::vector<Mark> territory;
    /// Chess: the square of the king that is in check; nullopt if there is none.
    std::optional<std::uint8_t> checked;
    /// Whether play has ended, and who won and by how much, from MAX's side.
    bool ended = false;
    Value result = 0;
};

/// Returns the picture of a position and of the move that led to it from the position `before`,
/// which is null if there was none. O(squares).
[[nodiscard]] Board boardOf(const AnyGame& position, const AnyGame* before = nullptr);

/// Returns the number of the move that a player means by touching this square of the board (in
/// Connect Four, any square of the column); nullopt if there is no such move. It is always nullopt
/// in Nim, whose moves are named by heap and number, and in chess: see movesBetween().
[[nodiscard]] std::optional<std::uint32_t> moveOnto(const AnyGame& position, std::uint32_t square);

/// Chess: the numbers of the moves that lead from one square to another: several where a pawn is
/// promoted, the queen first.
[[nodiscard]] std::vector<std::uint32_t> movesBetween(const AnyGame& position, std::uint32_t from,
                                                      std::uint32_t to);

} // namespace prunus
