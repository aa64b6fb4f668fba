#include "ui/play/mantray.h"

#include "ui/board/chessmen.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace prunus {

ManTray::ManTray(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("manTray"));
    setAccessibleName(tr("Pieces to put on the board"));
    setToolTip(
        tr("Drag a piece to the board, or one beside the board to take it away. With the "
           "keyboard, K Q R B N P put White’s pieces at the cursor, k q r b n p Black’s, and "
           "Delete takes one away."));
    setAccessibleDescription(toolTip());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setBishops(true);
}

void ManTray::setBishops(bool there) {
    men_ = {Man::king, Man::queen, Man::rook, Man::bishop, Man::knight, Man::pawn};
    if (!there) {
        std::erase(men_, Man::bishop);
    }
    update();
}

/// Larger with the text, but no larger than the squares of a small board.
double ManTray::wantedCell() const {
    constexpr double most = 44;
    return std::min(2.0 * fontMetrics().lineSpacing(), most);
}

double ManTray::cell() const {
    return std::min({wantedCell(), width() / 2.0, height() / 6.0});
}

QSize ManTray::sizeHint() const {
    return (QSizeF(2, 6) * wantedCell()).toSize();
}

QRectF ManTray::rectOf(const SidesMan& man) const {
    const auto at = std::find(men_.begin(), men_.end(), man.man);
    const double top = (height() - double(men_.size()) * cell()) / 2;
    return at == men_.end() ? QRectF()
                            : QRectF(man.side == Mark::first ? 0 : cell(),
                                     top + double(at - men_.begin()) * cell(), cell(), cell());
}

void ManTray::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours colours = boardColours(themeFor(palette()), BoardTone::full);
    for (const Mark side : {Mark::first, Mark::second}) {
        for (const Man man : men_) {
            const QRectF place = rectOf({side, man});
            painter.fillRect(place.adjusted(1, 1, -1, -1), colours.lightSquare);
            paintMan(painter, place, man, side, colours);
        }
    }
}

void ManTray::mousePressEvent(QMouseEvent* event) {
    for (const Mark side : {Mark::first, Mark::second}) {
        for (const Man man : men_) {
            if (event->button() == Qt::LeftButton &&
                rectOf({side, man}).contains(event->position())) {
                carried_ = {side, man};
                setCursor(carryingCursor(*carried_, cell(), themeFor(palette())));
            }
        }
    }
}

void ManTray::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && carried_) {
        unsetCursor();
        emit dropped(*std::exchange(carried_, std::nullopt), event->globalPosition());
    }
}

} // namespace prunus

#include "moc_mantray.cpp"
