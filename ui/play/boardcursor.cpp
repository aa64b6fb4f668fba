#include "ui/play/boardcursor.h"

#include "core/games/board.h"
#include "core/games/playing.h"

#include <algorithm>

namespace prunus {
namespace {

std::uint32_t shifted(std::uint32_t from, int by, std::uint32_t count) {
    return std::uint32_t(std::clamp(int(from) + by, 0, std::max(int(count) - 1, 0)));
}

} // namespace

std::optional<BoardPlace> placeAt(const BoardGeometry& geometry, QPointF point) {
    if (geometry.room().kind == BoardKind::heaps) {
        const auto counter = geometry.counterAt(point);
        return counter ? std::optional(BoardPlace{0, *counter}) : std::nullopt;
    }
    const auto square = geometry.squareAt(point);
    return square ? std::optional(BoardPlace{*square, {}}) : std::nullopt;
}

BoardPlace moved(const BoardRoom& room, BoardPlace from, int right, int down) {
    if (room.kind == BoardKind::heaps) {
        from.counter.heap = shifted(from.counter.heap, right, room.measures.columns);
        from.counter.counter = shifted(from.counter.counter, -down, room.tallest);
        return from;
    }
    const std::uint32_t columns = room.measures.columns;
    const std::uint32_t column = shifted(from.square % columns, right, columns);
    from.square = shifted(from.square / columns, down, room.measures.rows) * columns + column;
    return from;
}

std::uint32_t placeCount(const BoardRoom& room) {
    const bool heaps = room.kind == BoardKind::heaps;
    return room.measures.columns * (heaps ? room.tallest : room.measures.rows);
}

BoardPlace placeNumber(const BoardRoom& room, std::uint32_t k) {
    return room.kind == BoardKind::heaps ? BoardPlace{0, {k / room.tallest, k % room.tallest}}
                                         : BoardPlace{k, {}};
}

std::uint32_t numberOf(const BoardRoom& room, const BoardPlace& place) {
    return room.kind == BoardKind::heaps ? place.counter.heap * room.tallest + place.counter.counter
                                         : place.square;
}

BoardPlace landing(const BoardRoom& room, const Placement& placement, BoardPlace place) {
    const std::uint32_t columns = room.measures.columns;
    if (room.kind == BoardKind::columns) {
        std::uint32_t square = (room.measures.rows - 1) * columns + place.square % columns;
        while (square >= columns && placement.squares[square] != Mark::none) {
            square -= columns;
        }
        place.square = square;
    }
    return place;
}

std::optional<std::uint32_t> moveAt(const AnyGame& position, const BoardPlace& place) {
    if (hasEnded(position)) {
        return std::nullopt;
    }
    if (const auto pass = moveNamed(position, "pass"); pass && moveNames(position).size() == 1) {
        return pass;
    }
    const auto* nim = std::get_if<Nim>(&position);
    if (nim == nullptr) {
        return moveOnto(position, place.square);
    }
    const auto [heap, counter] = place.counter;
    if (heap >= Nim::mostHeaps || counter >= nim->heaps().at(heap)) {
        return std::nullopt;
    }
    const auto taken = static_cast<std::uint8_t>(nim->heaps().at(heap) - counter);
    return moveNamed(position, nim->moveName({static_cast<std::uint8_t>(heap), taken}));
}

std::optional<std::uint32_t> moveFrom(const AnyGame& position, std::uint32_t from,
                                      std::uint32_t to) {
    const std::vector<std::uint32_t> moves = movesBetween(position, from, to);
    return moves.empty() ? std::nullopt : std::optional(moves.front());
}

std::vector<std::uint32_t> goalsFrom(const AnyGame& position, std::uint32_t from) {
    std::vector<std::uint32_t> goals;
    for (std::uint32_t to = 0; to < placementOf(position).squares.size(); ++to) {
        if (moveFrom(position, from, to)) {
            goals.push_back(to);
        }
    }
    return goals;
}

Placement touched(Placement placement, const BoardRoom& room, const BoardPlace& place) {
    if (room.kind == BoardKind::chess) {
        return placement;
    }
    if (room.kind == BoardKind::heaps) {
        placement.heaps.resize(
            std::max<std::size_t>(placement.heaps.size(), place.counter.heap + 1));
        std::uint8_t& heap = placement.heaps.at(place.counter.heap);
        const std::uint32_t upTo = place.counter.counter + 1;
        heap = static_cast<std::uint8_t>(heap == upTo ? upTo - 1 : upTo);
        return placement;
    }
    Mark& mark = placement.squares.at(place.square);
    mark = mark == Mark::none ? Mark::first : mark == Mark::first ? Mark::second : Mark::none;
    return placement;
}

} // namespace prunus
