#include "ui/drawing/sharedlinespainter.h"

#include "ui/drawing/barwriter.h"
#include "ui/drawing/cloudcolours.h"

#include <QImage>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Where the k-th line of a frame begins. Lines are at least a pixel apart, so each has its own.
double topOf(const VisibleTree& visible, std::size_t k) {
    return std::round(visible.rows[k].y - bandHeight(visible.greatestScale) / 2);
}

/// What of the k-th line lies in an area: up to the next line, and the last as far as the others.
QRect lineOf(const VisibleTree& visible, std::size_t k, const QRectF& area) {
    const std::size_t end = std::max<std::size_t>(1, std::min(k + 1, visible.rows.size() - 1));
    const double height =
        end < visible.rows.size() ? topOf(visible, end) - topOf(visible, end - 1) : 1;
    return QRectF(area.left(), topOf(visible, k), area.width(), height)
        .toAlignedRect()
        .intersected(area.toAlignedRect());
}

CloudColumn columnOf(const StateCounts& counts, bool showPruned) {
    return {double(counts.visited), showPruned ? double(counts.cut) : 0, double(counts.notReached),
            counts.cutoffs};
}

/// The pixels between the first and the last of a line, some of them bare; each line of the picture
/// is the same.
QImage pictureOf(const std::vector<LineColumn>& columns, const MixedInk& ink, bool showPruned,
                 const QRect& row) {
    const int left = columns.front().x;
    QImage line(columns.back().x - left + 1, row.height(), QImage::Format_ARGB32_Premultiplied);
    line.fill(Qt::transparent);
    auto* const pixels = reinterpret_cast<QRgb*>(line.bits());
    for (const LineColumn& column : columns) {
        const CloudColumn shown = columnOf(column.counts, showPruned);
        if (shown.covered() > 0) {
            pixels[column.x - left] = ink.of(shown, column.x + row.top());
        }
    }
    for (int y = 1; y < line.height(); ++y) {
        std::copy_n(line.constScanLine(0), line.bytesPerLine(), line.scanLine(y));
    }
    return line;
}

void paintBars(QPainter& painter, const std::vector<LineColumn>& columns, const MixedInk& ink,
               bool showPruned, const QRect& row) {
    BarWriter bars(painter);
    for (const LineColumn& column : columns) {
        const CloudColumn shown = columnOf(column.counts, showPruned);
        if (shown.covered() > 0) {
            bars.fill(QRectF(column.x, row.top(), 1, row.height()),
                      QColor(ink.of(shown, column.x + row.top())));
        }
    }
}

void paintTicks(QPainter& painter, const TreePicture& picture,
                const std::vector<LineColumn>& columns, double top) {
    const QColor& mark = picture.theme->cutMark;
    BarWriter ticks(painter);
    for (const LineColumn& column : columns) {
        if (column.counts.cutoffs > 0) {
            ticks.fill(QRectF(column.x, top, 1, 1), mark);
        }
    }
}

} // namespace

void paintSharedLines(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area) {
    const MixedInk ink(cloudOfBoth(*picture.theme));
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t k = 0; k < frame.visible.rows.size(); ++k) {
        const std::vector<LineColumn>& columns = frame.visible.rows[k].shared;
        const QRect row = lineOf(frame.visible, k, area);
        if (columns.empty() || row.isEmpty()) {
            continue;
        }
        if (picture.exactShapes) {
            paintBars(painter, columns, ink, picture.showPruned, row);
        } else {
            painter.drawImage(QPoint(columns.front().x, row.top()),
                              pictureOf(columns, ink, picture.showPruned, row));
        }
    }
}

void paintSharedTicks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t k = 0; k < frame.visible.rows.size(); ++k) {
        const double top = topOf(frame.visible, k);
        if (top >= area.top() && top + 1 <= area.bottom()) {
            paintTicks(painter, picture, frame.visible.rows[k].shared, top);
        }
    }
}

} // namespace prunus
