// How pieces of chess are put on the board: dragged, touched one after the other, or by letters.

#include "ui/play/accessibleboard.h"
#include "ui/play/boardwidget.h"

#include <QKeyEvent>
#include <utility>

namespace prunus {

bool BoardWidget::setsUpMen() const {
    return use_ == Use::setUp && room_.kind == BoardKind::chess;
}

void BoardWidget::put(const SidesMan& man, QPointF point) {
    if (const auto place = placeUnder(point); place && setsUpMen()) {
        cursor_ = *place;
        emit edited(withMan(board_.placement, place->square, man));
    }
}

/// It is in the hand of the mouse until that is let go.
void BoardWidget::lift(std::uint32_t square) {
    const auto man = manOn(board_.placement, square);
    lifted_ = square;
    if (man) {
        setCursor(carryingCursor(*man, rectOf({square, {}}).width(), themeFor(palette())));
    }
    update();
}

/// On another square, or beside the board; where it was lifted it was only touched.
void BoardWidget::letGo(QPointF point) {
    unsetCursor();
    const std::uint32_t from = *std::exchange(lifted_, std::nullopt);
    const auto place = placeUnder(point);
    if (place && place->square == from) {
        touchToSetUp(from);
    } else if (manOn(board_.placement, from)) {
        from_.reset();
        cursor_ = place.value_or(cursor_);
        emit edited(place ? withManMoved(board_.placement, from, place->square)
                          : withMan(board_.placement, from, std::nullopt));
    }
    tell();
}

void BoardWidget::dropLifted() {
    if (lifted_) {
        lifted_.reset();
        unsetCursor();
    }
}

/// The piece that is to be put elsewhere, and then where.
void BoardWidget::touchToSetUp(std::uint32_t square) {
    const auto from = std::exchange(from_, std::nullopt);
    if (from && from != square) {
        emit edited(withManMoved(board_.placement, *from, square));
    } else if (!from && manOn(board_.placement, square)) {
        from_ = square;
    }
}

/// What a key puts at the cursor, or takes away from there; whether it does.
bool BoardWidget::putByKey(const QKeyEvent& event) {
    const QString text = event.text();
    const auto man = text.size() == 1 ? manOfLetter(text[0]) : std::nullopt;
    const bool removes = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    const bool command = (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    if (!setsUpMen() || command || (!man && !removes)) {
        return false;
    }
    from_.reset();
    emit edited(withMan(board_.placement, cursor_.square, man));
    return true;
}

} // namespace prunus
