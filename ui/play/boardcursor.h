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

/// Where the mouse is; none if it is beside the board.
[[nodiscard]] std::optional<BoardPlace> placeAt(const BoardGeometry& geometry, QPointF point);
/// The place so many columns further to the right, and rows further down, as far as the board goes.
/// In Nim these are heaps, and counters down.
[[nodiscard]] BoardPlace moved(const BoardRoom& room, BoardPlace from, int right, int down);
/// How many places there are, and the place of this number: squares row by row, counters heap by
/// heap.
[[nodiscard]] std::uint32_t placeCount(const BoardRoom& room);
[[nodiscard]] BoardPlace placeNumber(const BoardRoom& room, std::uint32_t k);
[[nodiscard]] std::uint32_t numberOf(const BoardRoom& room, const BoardPlace& place);
/// Where a disc comes to lie that falls into the column of this place; elsewhere the place itself.
[[nodiscard]] BoardPlace landing(const BoardRoom& room, const Placement& placement,
                                 BoardPlace place);
/// The number of the move that a player means there, or none: in Nim taking the counter and those
/// above it. A pass is meant anywhere. In chess none: see moveFrom().
[[nodiscard]] std::optional<std::uint32_t> moveAt(const AnyGame& position, const BoardPlace& place);
/// Chess: the number of the move that leads from one square to another, to a queen where a pawn is
/// promoted; or none.
[[nodiscard]] std::optional<std::uint32_t> moveFrom(const AnyGame& position, std::uint32_t from,
                                                    std::uint32_t to);
/// Chess: the squares that a piece here can go to.
[[nodiscard]] std::vector<std::uint32_t> goalsFrom(const AnyGame& position, std::uint32_t from);
/// What lies where once the place was touched in setting up: on a square the first player's, the
/// second's, nothing, in turn; in Nim the heap reaches up to the counter, or ends below it if it
/// was the last one. Pieces of chess stay as they are.
[[nodiscard]] Placement touched(Placement placement, const BoardRoom& room,
                                const BoardPlace& place);

} // namespace prunus
