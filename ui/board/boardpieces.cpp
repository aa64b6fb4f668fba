#include "ui/board/boardpieces.h"

#include <algorithm>

namespace prunus {

BoardColours boardColours(const Theme& theme, BoardTone tone) {
    const NodeColours* const dull = tone == BoardTone::notReached ? &theme.notReached
                                    : tone == BoardTone::cut      ? &theme.cut
                                                                  : nullptr;
    BoardColours c;
    c.paper = dull != nullptr ? dull->fill : theme.background;
    c.felt = dull != nullptr ? dull->fill : theme.leaf.fill;
    c.grid = dull != nullptr ? dull->line : theme.mutedText;
    c.faintGrid = blended(c.felt, c.grid, 0.5);
    c.text = dull != nullptr ? dull->text : theme.mutedText;
    c.lastLine = dull != nullptr ? dull->line : theme.ringOutline;
    c.lastFill = dull != nullptr ? dull->fill : blended(theme.background, theme.ring, 0.3);
    const QColor ink = dull != nullptr ? dull->text : theme.text;
    const bool dark = c.paper.lightness() < ink.lightness();
    c.white = dark ? ink : c.paper;
    c.black = dark ? c.paper : ink;
    // Every piece has both colours, one of which stands out from all squares.
    c.lightSquare = blended(c.paper, ink, dark ? 0.3 : 0.1);
    c.darkSquare = blended(c.paper, ink, dark ? 0.14 : 0.32);
    c.check = dull != nullptr ? dull->line : theme.witness;
    c.first = dull != nullptr ? *dull : theme.max;
    c.second = dull != nullptr ? *dull : theme.min;
    return c;
}

void paintMark(QPainter& painter, const QRectF& square, Mark side, const QColor& colour,
               double weight) {
    const double wide = std::max(weight * square.width(), std::min(1.4, 0.3 * square.width()));
    const double inset = 0.17 * square.width() + wide / 2;
    const QRectF in = square.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    if (side == Mark::first) {
        painter.drawLine(in.topLeft(), in.bottomRight());
        painter.drawLine(in.bottomLeft(), in.topRight());
    } else {
        painter.drawEllipse(in);
    }
}

void paintDisc(QPainter& painter, const QRectF& square, Mark side, const NodeColours& colours) {
    const double wide = std::max(0.13 * square.width(), std::min(1.0, 0.3 * square.width()));
    const double inset = 0.1 * square.width() + wide / 2;
    painter.setPen(QPen(colours.line, wide));
    painter.setBrush(side == Mark::first ? colours.line : colours.fill);
    painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset));
}

void paintTurned(QPainter& painter, const QRectF& square, Mark side, const BoardColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(side == Mark::first ? colours.felt : colours.second.line);
    painter.drawEllipse(square.center(), 0.12 * square.width(), 0.12 * square.width());
}

void paintStrike(QPainter& painter, const QRectF& from, const QRectF& to, const QColor& colour,
                 const QColor& halo) {
    QLineF line(from.center(), to.center());
    if (line.isNull()) {
        return;
    }
    const double cell = from.width();
    const double beyond = 0.4 * cell * (line.dx() != 0 && line.dy() != 0 ? 1.3 : 1) / line.length();
    const QPointF reach(line.dx() * beyond, line.dy() * beyond);
    line = QLineF(line.p1() - reach, line.p2() + reach);
    const double wide = std::max(0.07 * cell, 1.4);
    painter.setPen(QPen(halo, wide + std::max(0.05 * cell, 1.0), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
}

} // namespace prunus
