#include "ui/drawing/endboard.h"

#include "ui/board/boardpainter.h"
#include "ui/look/canvastext.h"

#include <algorithm>

namespace prunus {
namespace {

/// Above the board, for the tail, and beneath it.
constexpr double tailRoom = 8;
constexpr double roomBeneath = 6;
/// To the edges of the area, and between board and caption.
constexpr double edgeRoom = 10;
constexpr int greatestCaption = 15;

/// As large as the height lets it be, and under `x` where that is in the area.
QRectF boardPlace(const QRectF& area, double x, double aspect) {
    double height = area.height() - tailRoom - roomBeneath;
    const double width = std::min(height * aspect, area.width() - 2 * edgeRoom);
    height = std::min(height, width / aspect);
    const double left =
        std::clamp(x - width / 2, area.left() + edgeRoom,
                   std::max(area.left() + edgeRoom, area.right() - edgeRoom - width));
    return {left, area.top() + tailRoom, width, height};
}

/// At the right of the board, or at its left where there is more room.
void paintCaption(QPainter& painter, const QRectF& area, const QRectF& board,
                  const QString& caption) {
    const bool right = area.right() - board.right() >= board.left() - area.left();
    const double room =
        (right ? area.right() - board.right() : board.left() - area.left()) - 2 * edgeRoom;
    int pixels = greatestCaption;
    while (pixels > leastTextPixels && textSize(caption, Face::bold, pixels).width() > room) {
        --pixels;
    }
    const QSizeF size = textSize(caption, Face::bold, pixels);
    if (size.width() > room) {
        return;
    }
    const double left = right ? board.right() + edgeRoom : board.left() - edgeRoom - size.width();
    drawText(painter, {left, board.center().y() - size.height() / 2}, caption, Face::bold, pixels);
}

} // namespace

QPen playoutPen(const Theme& theme) {
    return {theme.ring, 2.5, Qt::DotLine, Qt::RoundCap};
}

void paintEndBoard(QPainter& painter, const QRectF& area, double x, const EndBoard& end,
                   const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    BoardLook look;
    look.room = roomFor(end.start);
    const QRectF place = boardPlace(area, x, aspectOf(*look.room));
    if (area.left() <= x && x <= area.right()) {
        painter.setPen(playoutPen(theme));
        painter.drawLine(QPointF(x, area.top()), QPointF(place.center().x(), place.top()));
    }
    const double rim = std::max(1.5, standsOut(*look.room) * place.width());
    paintBoard(painter, end.board, place.adjusted(rim, rim, -rim, -rim), theme, look);
    painter.setPen(theme.text);
    paintCaption(painter, area, place, end.caption);
}

} // namespace prunus
