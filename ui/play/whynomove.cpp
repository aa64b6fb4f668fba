#include "ui/play/whynomove.h"

#include "core/games/playing.h"
#include "ui/words/gamewords.h"

#include <QCoreApplication>

namespace prunus {
namespace {

class WhyNoMove {
    Q_DECLARE_TR_FUNCTIONS(WhyNoMove)

  public:
    static QString name(const BoardRoom& room, std::uint32_t square);
    static QString counters(const Nim& nim, const CounterPlace& place);
    static QString square(const AnyGame& position, std::uint32_t square);
    static QString man(const AnyGame& position, std::uint32_t square);
    static QString way(const AnyGame& position, std::uint32_t from, std::uint32_t to);

  private:
    static QString point(const Go& go, const BoardRoom& room, std::uint32_t point);
    static QString small(const Placement& placement);
};

QString WhyNoMove::name(const BoardRoom& room, std::uint32_t square) {
    const std::uint32_t column = square % room.measures.columns;
    const std::uint32_t row = square / room.measures.columns;
    if (room.kind == BoardKind::columns) {
        return tr("column %1, row %2").arg(column + 1).arg(room.measures.rows - row);
    }
    const bool fromBelow = room.kind == BoardKind::chess;
    return QString(QChar(u'a' + int(column))) +
           QString::number(fromBelow ? room.measures.rows - row : row + 1);
}

QString WhyNoMove::man(const AnyGame& position, std::uint32_t square) {
    const Placement placement = placementOf(position);
    const QString where = name(roomFor(position), square);
    const Mark mover = placement.toMove == Player::max ? Mark::first : Mark::second;
    if (placement.squares.at(square) == mover) {
        return tr("The piece on %1 has no move.").arg(where);
    }
    return tr("There is no piece on %1 that could move.").arg(where);
}

QString WhyNoMove::way(const AnyGame& position, std::uint32_t from, std::uint32_t to) {
    const BoardRoom room = roomFor(position);
    //: Two squares.
    return tr("The piece on %1 cannot go to %2.").arg(name(room, from), name(room, to));
}

QString WhyNoMove::counters(const Nim& nim, const CounterPlace& place) {
    const std::uint32_t lie = nim.heaps().at(place.heap);
    const QChar heap(u'A' + int(place.heap));
    if (lie == 0) {
        return tr("Heap %1 is empty.").arg(heap);
    }
    return place.counter >= lie
               ? tr("No counter lies there in heap %1.").arg(heap)
               : tr("At most %n counters may be taken at once.", nullptr, int(nim.take()));
}

QString WhyNoMove::small(const Placement& placement) {
    if (placement.sentTo == Placement::anyBoard) {
        return tr("This small board is closed.");
    }
    const std::uint32_t first = placement.sentTo / 3U * 27U + placement.sentTo % 3U * 3U;
    const BoardRoom room{BoardKind::nested, {9, 9, 3}, 0};
    return tr("The last move sends you to the small board from %1 to %2.")
        .arg(name(room, first), name(room, first + 20));
}

QString WhyNoMove::point(const Go& go, const BoardRoom& room, std::uint32_t point) {
    return (go.forbidden().has(point)
                ? tr("A stone on %1 would make the board what it was before.")
                : tr("A stone on %1 would have no liberty, and take none of the other player’s."))
        .arg(name(room, point));
}

QString WhyNoMove::square(const AnyGame& position, std::uint32_t square) {
    const Placement placement = placementOf(position);
    const BoardRoom room = roomFor(position);
    if (room.kind == BoardKind::columns) {
        return tr("Column %1 is full.").arg(square % room.measures.columns + 1);
    }
    if (room.kind == BoardKind::chess) {
        return man(position, square);
    }
    if (placement.squares.at(square) != Mark::none) {
        return tr("Square %1 is taken.").arg(name(room, square));
    }
    if (const auto* const go = std::get_if<Go>(&position)) {
        return point(*go, room, square);
    }
    return room.kind == BoardKind::discs
               ? tr("A disc on %1 would turn over none of the other player’s.")
                     .arg(name(room, square))
               : small(placement);
}

} // namespace

QString whyNoMove(const AnyGame& position, const BoardPlace& place) {
    const auto* const nim = std::get_if<Nim>(&position);
    return nim != nullptr ? WhyNoMove::counters(*nim, place.counter)
                          : WhyNoMove::square(position, place.square);
}

QString whyNoMoveFrom(const AnyGame& position, std::uint32_t from, std::uint32_t to) {
    return WhyNoMove::way(position, from, to);
}

QString shownSquare(const BoardRoom& room, std::uint32_t square) {
    return WhyNoMove::name(room, square);
}

} // namespace prunus
