#include "ui/play/hintmark.h"

#include "core/games/playing.h"

#include <algorithm>

namespace prunus {
namespace {

/// Of a square's side, or a counter's height.
constexpr double outlinePart = 0.05;
constexpr double cornerPart = 0.28;

std::vector<QRectF> countersTaken(const BoardGeometry& geometry, const Nim& nim,
                                  std::uint32_t move) {
    const Nim::Move taken = nim.moves()[move];
    const std::uint32_t lie = nim.heaps().at(taken.heap);
    std::vector<QRectF> places;
    for (std::uint32_t k = lie - taken.taken; k < lie; ++k) {
        places.push_back(geometry.counter({taken.heap, k}));
    }
    return places;
}

/// Chess: from where and where to.
std::vector<QRectF> betweenSquares(const BoardGeometry& geometry, const AnyGame& position,
                                   std::uint32_t move) {
    for (std::uint32_t from = 0; from < geometry.squares(); ++from) {
        for (std::uint32_t to = 0; to < geometry.squares(); ++to) {
            const std::vector<std::uint32_t> moves = movesBetween(position, from, to);
            if (std::find(moves.begin(), moves.end(), move) != moves.end()) {
                return {geometry.square(from), geometry.square(to)};
            }
        }
    }
    return {};
}

/// The piece that would be put there, in outline.
void paintGhost(QPainter& painter, const QRectF& square, BoardKind kind, Player mover) {
    const double inset = 0.24 * square.width();
    const QRectF in = square.adjusted(inset, inset, -inset, -inset);
    const bool marks = kind == BoardKind::marks || kind == BoardKind::nested;
    if (marks && mover == Player::max) {
        painter.drawLine(in.topLeft(), in.bottomRight());
        painter.drawLine(in.bottomLeft(), in.topRight());
        return;
    }
    painter.drawEllipse(in);
    if (!marks && mover == Player::max) { // the full discs
        painter.setBrush(painter.pen().color());
        painter.drawEllipse(in.center(), 0.07 * square.width(), 0.07 * square.width());
    }
}

/// The four corners of a frame.
void paintCorners(QPainter& painter, const QRectF& frame, double length) {
    for (const QPointF& corner :
         {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()}) {
        const double across = corner.x() == frame.left() ? length : -length;
        const double down = corner.y() == frame.top() ? length : -length;
        painter.drawPolyline(
            QPolygonF{corner + QPointF(across, 0), corner, corner + QPointF(0, down)});
    }
}

} // namespace

std::vector<QRectF> placesOfMove(const BoardGeometry& geometry, const AnyGame& position,
                                 std::uint32_t move) {
    if (const auto* nim = std::get_if<Nim>(&position)) {
        return countersTaken(geometry, *nim, move);
    }
    const Placement placement = placementOf(position);
    if (geometry.room().kind == BoardKind::chess) {
        return betweenSquares(geometry, position, move);
    }
    // From below, because a disc falls to the lowest free square of its column.
    for (std::uint32_t square = geometry.squares(); square-- > 0;) {
        if (placement.squares.at(square) == Mark::none && moveOnto(position, square) == move) {
            return {geometry.square(square)};
        }
    }
    return {};
}

void paintHint(QPainter& painter, const BoardGeometry& geometry, const AnyGame& position,
               std::uint32_t move, const Theme& theme) {
    const std::vector<QRectF> places = placesOfMove(geometry, position, move);
    if (places.empty()) {
        return;
    }
    painter.save();
    const BoardKind kind = geometry.room().kind;
    const Player mover = toMove(position);
    const QColor colour = (mover == Player::max ? theme.max : theme.min).line;
    QRectF all = places.front();
    for (const QRectF& place : places) {
        const double wide = std::clamp(outlinePart * place.height(), 1.4, 3.0);
        painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(kind == BoardKind::heaps ? QBrush(theme.background) : Qt::NoBrush);
        if (kind == BoardKind::heaps) {
            const double round = place.height() / 2;
            painter.drawRoundedRect(place.adjusted(wide, wide, -wide, -wide), round, round);
        } else if (kind != BoardKind::chess) {
            paintGhost(painter, place, kind, mover);
        }
        all |= place;
    }
    const double side = kind == BoardKind::heaps ? geometry.cell() : places.front().width();
    const double wide = std::clamp(outlinePart * side, 2.0, 3.0);
    painter.setPen(QPen(theme.bestLine, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const double in = kind == BoardKind::heaps ? -1.5 * wide : 0.08 * side + wide;
    for (const QRectF& frame : kind == BoardKind::chess ? places : std::vector<QRectF>{all}) {
        paintCorners(painter, frame.adjusted(in, in, -in, -in), std::max(cornerPart * side, 5.0));
    }
    painter.restore();
}

} // namespace prunus
