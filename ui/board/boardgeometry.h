#pragma once

#include "core/games/board.h"

#include <QRectF>
#include <optional>

namespace prunus {

/// What a picture of a board must have room for. The room for a game's start holds every position
/// of the game, so that nothing moves from one picture to the next.
struct BoardRoom {
    BoardKind kind = BoardKind::marks;
    BoardMeasures measures;
    /// In Nim, the number of counters in the tallest heap.
    std::uint32_t tallest = 0;

    friend bool operator==(const BoardRoom&, const BoardRoom&) = default;
};

/// The room for this position alone, and for the counters that the last move took.
[[nodiscard]] BoardRoom roomFor(const Board& board);
/// The room for every position that can follow this one.
[[nodiscard]] BoardRoom roomFor(const AnyGame& start);
/// The width and height of the board without names, in squares, or in Nim in widths of a heap.
[[nodiscard]] QSizeF sizeOf(const BoardRoom& room);
/// The ratio of width to height of the board, without names.
[[nodiscard]] double aspectOf(const BoardRoom& room);

/// How far the frame around the small board to move on reaches beyond the whole board, as a part of
/// the whole board's width; 0 for games without small boards.
[[nodiscard]] double standsOut(const BoardRoom& room);

/// Where a counter of Nim lies: heaps are counted from the left, counters from the bottom, both
/// from 0.
struct CounterPlace {
    std::uint32_t heap = 0;
    std::uint32_t counter = 0;

    friend bool operator==(const CounterPlace&, const CounterPlace&) = default;
};

/// Where each square, heap and counter of a board lies in an area, in the area's units.
class BoardGeometry {
  public:
    /// Makes the board as large as the area allows, in its middle. `names` is how much of the room
    /// for the letters and numbers of columns and rows is kept at the edges: all of it for 1, a
    /// part for less, so that this room can grow.
    BoardGeometry(const BoardRoom& room, const QRectF& area, double names = 0);

    [[nodiscard]] const BoardRoom& room() const { return room_; }
    /// The rectangle of the whole board, without the names.
    [[nodiscard]] QRectF frame() const { return frame_; }
    /// The side of a square; in Nim the height of the place of one counter.
    [[nodiscard]] double cell() const { return cell_; }

    /// The number of squares. They are counted row by row from the upper left, as in Placement.
    [[nodiscard]] std::uint32_t squares() const;
    [[nodiscard]] QRectF square(std::uint32_t square) const;
    [[nodiscard]] std::optional<std::uint32_t> squareAt(QPointF point) const;
    /// In ultimate tic-tac-toe, the rectangle of one of the nine small boards.
    [[nodiscard]] QRectF smallBoard(std::uint32_t small) const;

    /// In Nim, the rectangle in which the counters of a heap can lie.
    [[nodiscard]] QRectF heap(std::uint32_t heap) const;
    [[nodiscard]] QRectF counter(CounterPlace place) const;
    /// In Nim, the counter at whose place the point is, whether the counter is there or taken; none
    /// outside of the heaps.
    [[nodiscard]] std::optional<CounterPlace> counterAt(QPointF point) const;

    /// The rectangle for the name of a column (in Nim of a heap), and the one for the name of a
    /// row; empty without names, and for rows where the game does not name them.
    [[nodiscard]] QRectF columnName(std::uint32_t column) const;
    [[nodiscard]] QRectF rowName(std::uint32_t row) const;

  private:
    [[nodiscard]] QPointF cornerOf(std::uint32_t column, std::uint32_t row) const;

    BoardRoom room_;
    QRectF frame_;
    double cell_ = 0;
    double names_ = 0;   ///< how wide the strip for names is
    double nameGap_ = 0; ///< how wide the gap between that strip and the board is
};

} // namespace prunus
