#include "ui/board/boardgeometry.h"

#include <algorithm>

namespace prunus {

namespace {

/// Between small boards, in squares.
constexpr double gutter = 0.4;
/// How wide the strip of names is, in squares (or of a heap's width).
constexpr double nameStrip = 0.6;
/// How far the frame of a small board to move on stands out of it, in squares.
constexpr double nextFrameReach = 0.18;
/// Between the names and the nine boards, in squares.
constexpr double nestedNameGap = nextFrameReach + 0.04;
/// How high a counter is, of its heap's width.
constexpr double counterHeight = 0.42;
/// A tall heap is pressed together instead of making the picture a thin stroke.
constexpr double tallestAspect = 1.6;

bool isNested(const BoardRoom& room) {
    return room.kind == BoardKind::nested;
}

bool isHeaps(const BoardRoom& room) {
    return room.kind == BoardKind::heaps;
}

/// How long so many squares in a row are, in squares.
double length(const BoardRoom& room, std::uint32_t squares) {
    const std::uint32_t gutters = (squares + 2) / 3 - 1;
    return squares + (isNested(room) ? gutter * gutters : 0.0);
}

std::uint32_t tallestOf(const Placement& placement) {
    std::uint32_t tallest = 1;
    for (const std::uint8_t heap : placement.heaps) {
        tallest = std::max<std::uint32_t>(tallest, heap);
    }
    return tallest;
}

} // namespace

BoardRoom roomFor(const Board& board) {
    BoardRoom room{board.kind, board.measures, 0};
    if (isHeaps(room)) {
        room.tallest = tallestOf(board.placement);
        if (board.taken) {
            const std::uint32_t heap = board.taken->heap;
            const std::uint32_t left =
                heap < board.placement.heaps.size() ? board.placement.heaps[heap] : 0U;
            room.tallest = std::max(room.tallest, left + board.taken->taken);
            room.measures.columns = std::max(room.measures.columns, heap + 1);
        }
    }
    return room;
}

BoardRoom roomFor(const AnyGame& start) {
    return roomFor(boardOf(start));
}

QSizeF sizeOf(const BoardRoom& room) {
    const double wide = room.measures.columns;
    if (isHeaps(room)) {
        return {wide, std::min(counterHeight * room.tallest, tallestAspect * std::max(wide, 2.0))};
    }
    return {length(room, room.measures.columns), length(room, room.measures.rows)};
}

double aspectOf(const BoardRoom& room) {
    const QSizeF size = sizeOf(room);
    return size.width() / size.height();
}

double standsOut(const BoardRoom& room) {
    return isNested(room) ? nextFrameReach / sizeOf(room).width() : 0;
}

BoardGeometry::BoardGeometry(const BoardRoom& room, const QRectF& area, double names)
    : room_(room) {
    const QSizeF size = sizeOf(room);
    const double gap = isNested(room) ? nestedNameGap * names : 0;
    const double strip = nameStrip * names + gap;
    const bool besideRows = room.kind != BoardKind::columns && !isHeaps(room);
    const double unit = std::min(area.width() / (size.width() + (besideRows ? strip : 0)),
                                 area.height() / (size.height() + strip));
    names_ = nameStrip * names * unit;
    nameGap_ = gap * unit;
    frame_ = QRectF(QPointF(), size * unit);
    frame_.moveCenter(area.center());
    const double by = strip * unit / 2;
    frame_.translate(besideRows ? by : 0, isHeaps(room) ? -by : by);
    cell_ = isHeaps(room) ? frame_.height() / room.tallest : unit;
}

std::uint32_t BoardGeometry::squares() const {
    return room_.measures.columns * room_.measures.rows;
}

QPointF BoardGeometry::cornerOf(std::uint32_t column, std::uint32_t row) const {
    const double gap = isNested(room_) ? gutter : 0;
    const std::uint32_t across = column / 3;
    const std::uint32_t down = row / 3;
    return frame_.topLeft() + QPointF(column + gap * across, row + gap * down) * cell_;
}

QRectF BoardGeometry::square(std::uint32_t square) const {
    return {cornerOf(square % room_.measures.columns, square / room_.measures.columns),
            QSizeF(cell_, cell_)};
}

std::optional<std::uint32_t> BoardGeometry::squareAt(QPointF point) const {
    for (std::uint32_t k = 0; k < squares(); ++k) {
        if (square(k).contains(point)) {
            return k;
        }
    }
    return std::nullopt;
}

QRectF BoardGeometry::smallBoard(std::uint32_t small) const {
    return {cornerOf(small % 3 * 3, small / 3 * 3), QSizeF(3 * cell_, 3 * cell_)};
}

QRectF BoardGeometry::heap(std::uint32_t heap) const {
    const double wide = frame_.width() / room_.measures.columns;
    return QRectF(frame_.left() + heap * wide, frame_.top(), wide, frame_.height())
        .adjusted(0.1 * wide, 0, -0.1 * wide, 0);
}

QRectF BoardGeometry::counter(CounterPlace place) const {
    const QRectF column = heap(place.heap);
    return {column.left(), column.bottom() - (place.counter + 0.93) * cell_, column.width(),
            0.86 * cell_};
}

std::optional<CounterPlace> BoardGeometry::counterAt(QPointF point) const {
    for (std::uint32_t k = 0; isHeaps(room_) && k < room_.measures.columns; ++k) {
        const QRectF column = heap(k);
        if (column.contains(point)) {
            const auto counter = static_cast<std::uint32_t>((column.bottom() - point.y()) / cell_);
            return CounterPlace{k, std::min(counter, room_.tallest - 1)};
        }
    }
    return std::nullopt;
}

QRectF BoardGeometry::columnName(std::uint32_t column) const {
    if (names_ == 0) {
        return {};
    }
    if (isHeaps(room_)) {
        const QRectF over = heap(column);
        return {over.left(), frame_.bottom(), over.width(), names_};
    }
    return {cornerOf(column, 0).x(), frame_.top() - nameGap_ - names_, cell_, names_};
}

QRectF BoardGeometry::rowName(std::uint32_t row) const {
    if (names_ == 0 || room_.kind == BoardKind::columns || isHeaps(room_)) {
        return {};
    }
    return {frame_.left() - nameGap_ - names_, cornerOf(0, row).y(), names_, cell_};
}

} // namespace prunus
