#include "ui/board/boardground.h"

#include "ui/look/canvastext.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

void paintLines(QPainter& painter, const QRectF& rect, std::uint32_t columns, std::uint32_t rows) {
    for (std::uint32_t k = 1; k < columns; ++k) {
        const double x = rect.left() + rect.width() * k / columns;
        painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
    }
    for (std::uint32_t k = 1; k < rows; ++k) {
        const double y = rect.top() + rect.height() * k / rows;
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y));
    }
}

void paintNestedGrid(QPainter& painter, const BoardGeometry& places, const BoardColours& colours,
                     double wide) {
    painter.setPen(QPen(colours.faintGrid, wide, Qt::SolidLine, Qt::FlatCap));
    for (std::uint32_t small = 0; places.cell() >= roomForHoles && small < 9; ++small) {
        paintLines(painter, places.smallBoard(small), 3, 3);
    }
    painter.setPen(QPen(colours.grid, std::max(1.0, 1.8 * wide), Qt::SolidLine, Qt::FlatCap));
    paintLines(painter, places.frame(), 3, 3);
}

/// Of all squares: discs cover theirs.
void paintHoles(QPainter& painter, const BoardGeometry& places, const BoardColours& colours) {
    const double cell = places.cell();
    painter.setPen(QPen(colours.faintGrid, std::clamp(0.04 * cell, 0.7, 3.0)));
    painter.setBrush(colours.paper);
    for (std::uint32_t k = 0; cell >= roomForHoles && k < places.squares(); ++k) {
        painter.drawEllipse(places.square(k).center(), 0.36 * cell, 0.36 * cell);
    }
}

void paintName(QPainter& painter, const QRectF& place, const QString& name) {
    const double across = std::min(place.width(), place.height());
    const int pixels = static_cast<int>(std::lround(std::min(0.8 * across, 26.0)));
    const QSizeF size =
        pixels >= leastTextPixels ? textSize(name, Face::regular, pixels) : QSizeF();
    if (size.isEmpty() || size.width() > place.width()) {
        return;
    }
    const QPointF half(size.width() / 2, size.height() / 2);
    drawText(painter, place.center() - half, name, Face::regular, pixels);
}

} // namespace

QVector<QLineF> pointLines(const BoardGeometry& places) {
    const BoardMeasures& measures = places.room().measures;
    const QPointF last = places.square(places.squares() - 1).center();
    const QPointF first = places.square(0).center();
    QVector<QLineF> lines;
    for (std::uint32_t column = 0; measures.rows > 1 && column < measures.columns; ++column) {
        const double x = places.square(column).center().x();
        lines << QLineF(x, first.y(), x, last.y());
    }
    for (std::uint32_t row = 0; measures.columns > 1 && row < measures.rows; ++row) {
        const double y = places.square(row * measures.columns).center().y();
        lines << QLineF(first.x(), y, last.x(), y);
    }
    return lines;
}

QRectF onPoint(const QRectF& square) {
    const double inset = 0.36 * square.width();
    return square.adjusted(inset, inset, -inset, -inset);
}

bool isOnFelt(BoardKind kind) {
    return kind == BoardKind::columns || kind == BoardKind::discs;
}

void paintPaper(QPainter& painter, const BoardGeometry& places, const BoardColours& colours) {
    const BoardKind kind = places.room().kind;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isOnFelt(kind) ? colours.felt : colours.paper);
    const double round = kind == BoardKind::columns ? 0.2 * places.cell() : 0;
    painter.drawRoundedRect(places.frame(), round, round);
    if (kind == BoardKind::chess) {
        for (std::uint32_t square = 0; square < places.squares(); ++square) {
            painter.fillRect(places.square(square), isLight(places.room(), square)
                                                        ? colours.lightSquare
                                                        : colours.darkSquare);
        }
    }
}

bool isLight(const BoardRoom& room, std::uint32_t square) {
    const std::uint32_t columns = room.measures.columns;
    // The lower right is light.
    return (square % columns + square / columns + columns + room.measures.rows) % 2 == 0;
}

void paintGrid(QPainter& painter, const BoardGeometry& places, const BoardColours& colours) {
    const BoardKind kind = places.room().kind;
    const double cell = places.cell();
    const QRectF frame = places.frame();
    painter.setBrush(Qt::NoBrush);
    if (kind == BoardKind::heaps) {
        const double wide = std::clamp(frame.width() / 100, 1.0, 3.0);
        painter.setPen(QPen(colours.grid, wide, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(frame.bottomLeft(), frame.bottomRight());
        return;
    }
    const double wide = std::clamp(0.045 * cell, 0.6, 5.0);
    if (kind == BoardKind::nested) {
        paintNestedGrid(painter, places, colours, wide);
        return;
    }
    painter.setPen(
        QPen(isOnFelt(kind) ? colours.faintGrid : colours.grid, wide, Qt::SolidLine, Qt::FlatCap));
    if (kind == BoardKind::columns) {
        painter.drawRoundedRect(frame, 0.2 * cell, 0.2 * cell);
        paintHoles(painter, places, colours);
        return;
    }
    if (kind == BoardKind::stones) {
        QPen pen = painter.pen();
        pen.setCapStyle(Qt::SquareCap);
        painter.setPen(pen);
        painter.drawLines(pointLines(places));
        return;
    }
    if (kind == BoardKind::marks || (kind != BoardKind::chess && cell >= roomForHoles)) {
        paintLines(painter, frame, places.room().measures.columns, places.room().measures.rows);
    }
    if (kind == BoardKind::discs || kind == BoardKind::chess) {
        painter.drawRect(frame);
    }
}

void paintNames(QPainter& painter, const BoardGeometry& places, const BoardColours& colours) {
    const BoardMeasures& measures = places.room().measures;
    const bool numbers = places.room().kind == BoardKind::columns;
    const bool heaps = places.room().kind == BoardKind::heaps;
    painter.setPen(colours.text);
    for (std::uint32_t column = 0; column < measures.columns; ++column) {
        const auto letter = static_cast<char16_t>((heaps ? u'A' : u'a') + column);
        paintName(painter, places.columnName(column),
                  numbers ? QString::number(column + 1) : QString(QChar(letter)));
    }
    for (std::uint32_t row = 0; !numbers && row < measures.rows; ++row) {
        const bool fromBelow = places.room().kind == BoardKind::chess;
        paintName(painter, places.rowName(row),
                  QString::number(fromBelow ? measures.rows - row : row + 1));
    }
}

} // namespace prunus
