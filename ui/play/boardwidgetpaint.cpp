// How the board is painted.

#include "core/games/playing.h"
#include "ui/board/boardpainter.h"
#include "ui/board/boardpieces.h"
#include "ui/play/boardwidget.h"
#include "ui/play/hintmark.h"

#include <QPainter>
#include <algorithm>

namespace prunus {
namespace {

/// A dot where a move is possible, of a square's side.
constexpr double dotPart = 0.12;

/// About the piece of chess that is to move.
void paintFrame(QPainter& painter, const QRectF& square, const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(square.adjusted(1.5, 1.5, -1.5, -1.5));
}

} // namespace

/// What a touch would be about: under the mouse, or else at the cursor.
std::optional<BoardPlace> BoardWidget::pointed() const {
    return hovered_ ? hovered_ : hasFocus() ? std::optional(cursor_) : std::nullopt;
}

/// Where a move is possible; none in Nim, where it nearly always is; in chess where the piece that
/// was touched can go.
std::vector<QRectF> BoardWidget::possible() const {
    std::vector<QRectF> places;
    const BoardGeometry where = geometry();
    if (room_.kind == BoardKind::chess) {
        if (from_ && use_ == Use::play) {
            for (const std::uint32_t to : goalsFrom(position_, *from_)) {
                places.push_back(where.square(to));
            }
        }
        return places;
    }
    const bool falls = room_.kind == BoardKind::columns;
    for (std::uint32_t k = where.squares(); use_ == Use::play && k-- > 0;) {
        const bool lands = !falls || k + room_.measures.columns >= where.squares() ||
                           board_.placement.squares[k + room_.measures.columns] != Mark::none;
        if (board_.placement.squares[k] == Mark::none && lands && moveOnto(position_, k)) {
            places.push_back(where.square(k));
        }
    }
    return places;
}

void BoardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeFor(palette());
    painter.fillRect(rect(), theme.background);
    paintPieces(painter, theme);
    paintPossible(painter);
    if (hint_) {
        paintHint(painter, geometry(), hintOf_, *hint_, theme);
    }
    paintCursor(painter);
}

/// While the last move slides, all but what it put there lies on the board.
void BoardWidget::paintPieces(QPainter& painter, const Theme& theme) const {
    BoardLook look;
    look.names = true;
    look.room = room_;
    Board resting = board_;
    if (slides()) {
        for (const std::uint8_t square : board_.put) {
            resting.placement.squares[square] = Mark::none;
        }
        resting.put.clear();
        resting.line.clear();
    }
    if (lifted_) {
        resting.placement.squares.at(*lifted_) = Mark::none;
    }
    paintBoard(painter, resting, area(), theme, look);
    if (slides()) {
        paintSlide(painter, theme);
    }
}

/// A disc drops from above its column, other pieces from the next square; counters leave upwards.
void BoardWidget::paintSlide(QPainter& painter, const Theme& theme) const {
    const BoardGeometry where = geometry();
    const double part = slide_.currentValue().toDouble();
    const BoardColours colours = boardColours(theme, BoardTone::full);
    for (const std::uint8_t square : board_.put) {
        const QRectF place = where.square(square);
        const double above = room_.kind == BoardKind::columns ? place.bottom() - where.frame().top()
                                                              : place.height();
        const QRectF at = place.translated(0, -above * (1 - part));
        const Mark side = board_.placement.squares[square];
        if (room_.kind == BoardKind::columns || room_.kind == BoardKind::discs ||
            room_.kind == BoardKind::stones) {
            paintDisc(painter, at, side, colours.of(side));
        } else {
            paintMark(painter, at, side, colours.of(side).line);
        }
    }
    if (!board_.taken) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.grid);
    painter.setOpacity(1 - part);
    const std::uint32_t left = board_.placement.heaps.size() > board_.taken->heap
                                   ? board_.placement.heaps[board_.taken->heap]
                                   : 0U;
    for (std::uint32_t k = left; k < left + board_.taken->taken; ++k) {
        const QRectF place = where.counter({board_.taken->heap, k});
        const double round = place.height() / 2;
        painter.drawRoundedRect(place.translated(0, -2 * where.cell() * part), round, round);
    }
    painter.setOpacity(1);
}

void BoardWidget::paintPossible(QPainter& painter) const {
    if (!underMouse() && !hasFocus() && !hint_) {
        return;
    }
    const Theme& theme = themeFor(palette());
    const NodeColours& mover = board_.placement.toMove == Player::max ? theme.max : theme.min;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mover.line);
    for (const QRectF& each : possible()) {
        const double radius = std::max(dotPart * each.width() / 2, 2.0);
        painter.drawEllipse(each.center(), radius, radius);
    }
}

/// A ring about the place that a touch would be about; in Nim about all counters that it takes.
void BoardWidget::paintCursor(QPainter& painter) const {
    if (from_ && use_ != Use::look) {
        paintFrame(painter, rectOf({*from_, {}}), themeFor(palette()).bestLine);
    }
    const auto place = pointed();
    if (!place || use_ == Use::look) {
        return;
    }
    const bool plays = use_ == Use::play && moveOf(*place);
    QRectF ring = rectOf(use_ == Use::play ? landing(room_, board_.placement, *place) : *place);
    if (room_.kind == BoardKind::heaps && plays) {
        const auto heap = place->counter.heap;
        const std::uint32_t top = board_.placement.heaps.at(heap) - 1U;
        ring |= rectOf({0, {heap, top}});
    }
    const Theme& theme = themeFor(palette());
    // Counters lie next to each other, squares have room inside.
    const double inwards = room_.kind == BoardKind::heaps ? -3 : 3;
    const QRectF inner = ring.adjusted(inwards, inwards, -inwards, -inwards);
    painter.setBrush(Qt::NoBrush);
    if (room_.kind != BoardKind::heaps) {
        painter.setPen(QPen(theme.background, 7));
        painter.drawRoundedRect(inner, 4, 4);
    }
    // Dotted where nothing can be played. The last move is marked in another way.
    const bool possible = plays || use_ == Use::setUp;
    painter.setPen(QPen(theme.selection, 3, possible ? Qt::SolidLine : Qt::DotLine));
    painter.drawRoundedRect(inner, 4, 4);
}

} // namespace prunus
