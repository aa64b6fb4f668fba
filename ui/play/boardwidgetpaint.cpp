// How the board is painted.

#include "core/games/playing.h"
#include "ui/board/boardpainter.h"
#include "ui/play/boardwidget.h"
#include "ui/play/hintmark.h"

#include <QPainter>
#include <algorithm>

namespace prunus {
namespace {

/// A dot where a move is possible, of a square's side.
constexpr double dotPart = 0.12;

} // namespace

/// What a touch would be about: under the mouse, or else at the cursor.
std::optional<BoardPlace> BoardWidget::pointed() const {
    return hovered_ ? hovered_ : hasFocus() ? std::optional(cursor_) : std::nullopt;
}

/// Where a move is possible; none in Nim, where it nearly always is.
std::vector<QRectF> BoardWidget::possible() const {
    std::vector<QRectF> places;
    const BoardGeometry where = geometry();
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
    BoardLook look;
    look.names = true;
    look.room = room_;
    paintBoard(painter, board_, area(), theme, look);
    paintPossible(painter);
    if (hint_) {
        paintHint(painter, geometry(), position_, *hint_, theme);
    }
    paintCursor(painter);
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
    const auto place = pointed();
    if (!place || use_ == Use::look) {
        return;
    }
    const bool plays = use_ == Use::play && moveAt(position_, *place);
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
