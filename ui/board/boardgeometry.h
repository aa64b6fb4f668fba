#pragma once

#include "core/games/board.h"

#include <QRectF>
#include <optional>

namespace prunus {

/// What a picture of a board must have room for. That of a game's start holds every position of the
/// game, so that nothing moves from one picture to the next.
struct BoardRoom {
    BoardKind kind = BoardKind::marks;
    BoardMeasures measures;
    /// Nim: the counters of the tallest heap.
    std::uint32_t tallest = 0;

    friend bool operator==(const BoardRoom&, const BoardRoom&) = default;
};

/// Room for this position alone, and for the counters that the last move took.
[[nodiscard]] BoardRoom roomFor(const Board& board);
/// Room for whatever can follow on this position.
[[nodiscard]] BoardRoom roomFor(const AnyGame& start);
/// Width and height of the board in squares, or in widths of a heap; without names.
[[nodiscard]] QSizeF sizeOf(const BoardRoom& room);
/// Width to height of the board, without names.
[[nodiscard]] double aspectOf(const BoardRoom& room);

/// How far the frame of a small board to move on stands out of the whole, as a part of its width; 0
/// for boards without such a frame.
[[nodiscard]] double standsOut(const BoardRoom& room);

/// Where a counter lies: heaps from the left, counters from the bottom, both from 0.
struct CounterPlace {
    std::uint32_t heap = 0;
    std::uint32_t counter = 0;

    friend bool operator==(const CounterPlace&, const CounterPlace&) = default;
};

/// Where each square, heap and counter of a board lies in an area, in the area's units.
class BoardGeometry {
  public:
    /// The board is as large as the area lets it be, in its middle. With `names` there is room at
    /// the edges for the letters and numbers of columns and rows: all of it for 1, part of it for
    /// less, so that it can grow.
    BoardGeometry(const BoardRoom& room, const QRectF& area, double names = 0);

    [[nodiscard]] const BoardRoom& room() const { return room_; }
    /// All of the board, without the names.
    [[nodiscard]] QRectF frame() const { return frame_; }
    /// The side of a square; in Nim the height that a counter has for itself.
    [[nodiscard]] double cell() const { return cell_; }

    /// Squares are counted row by row from the upper left, as in Placement.
    [[nodiscard]] std::uint32_t squares() const;
    [[nodiscard]] QRectF square(std::uint32_t square) const;
    [[nodiscard]] std::optional<std::uint32_t> squareAt(QPointF point) const;
    /// Ultimate tic-tac-toe: one of the nine.
    [[nodiscard]] QRectF smallBoard(std::uint32_t small) const;

    /// Nim: where the counters of a heap can lie.
    [[nodiscard]] QRectF heap(std::uint32_t heap) const;
    [[nodiscard]] QRectF counter(CounterPlace place) const;
    /// The counter, there or taken, whose place this is.
    [[nodiscard]] std::optional<CounterPlace> counterAt(QPointF point) const;

    /// Beside which edge the name of a column (in Nim of a heap) stands, and that of a row; empty
    /// without names, and where the game names no rows.
    [[nodiscard]] QRectF columnName(std::uint32_t column) const;
    [[nodiscard]] QRectF rowName(std::uint32_t row) const;

  private:
    [[nodiscard]] QPointF cornerOf(std::uint32_t column, std::uint32_t row) const;

    BoardRoom room_;
    QRectF frame_;
    double cell_ = 0;
    double names_ = 0;   ///< how wide the strip for names is
    double nameGap_ = 0; ///< between it and the board
};

} // namespace prunus
