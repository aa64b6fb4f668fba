#pragma once

#include "core/games/placement.h"
#include "ui/board/boardgeometry.h"

#include <optional>
#include <vector>

namespace prunus {

/// A place on a board that keys and mouse can be at: a square, or in Nim a counter.
struct BoardPlace {
    std::uint32_t square = 0;
    CounterPlace counter;

    friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// Returns the place at this point; none if the point is beside the board.
[[nodiscard]] std::optional<BoardPlace> placeAt(const BoardGeometry& geometry, QPointF point);
/// Returns the place so many columns further to the right and rows further down, as far as the
/// board goes. In Nim columns are heaps, and rows are counters.
[[nodiscard]] BoardPlace moved(const BoardRoom& room, BoardPlace from, int right, int down);
/// Returns how many places there are. Their numbers begin at 0: squares are numbered row by row,
/// counters heap by heap.
[[nodiscard]] std::uint32_t placeCount(const BoardRoom& room);
[[nodiscard]] BoardPlace placeNumber(const BoardRoom& room, std::uint32_t k);
[[nodiscard]] std::uint32_t numberOf(const BoardRoom& room, const BoardPlace& place);
/// Returns where a disc lands that falls into the column of this place; in games without falling
/// discs the place itself.
[[nodiscard]] BoardPlace landing(const BoardRoom& room, const Placement& placement,
                                 BoardPlace place);
/// Returns the number of the move that a player means by this place, or none. In Nim the move takes
/// the counter and those above it. A pass that is the only move is meant anywhere. In chess it is
/// always none: see moveFrom().
[[nodiscard]] std::optional<std::uint32_t> moveAt(const AnyGame& position, const BoardPlace& place);
/// Chess: returns the number of the move from one square to another, or none. Where a pawn is
/// promoted, it becomes a queen.
[[nodiscard]] std::optional<std::uint32_t> moveFrom(const AnyGame& position, std::uint32_t from,
                                                    std::uint32_t to);
/// Chess: returns the squares that the piece on this square can go to.
[[nodiscard]] std::vector<std::uint32_t> goalsFrom(const AnyGame& position, std::uint32_t from);
/// Returns what lies where after the place was touched in setting up. A square gets the first
/// player's piece, the second player's, and nothing, in turn; in Nim the heap then reaches up to
/// the counter, or ends below it if it was the last one. Pieces of chess stay as they are.
[[nodiscard]] Placement touched(Placement placement, const BoardRoom& room,
                                const BoardPlace& place);

} // namespace prunus
