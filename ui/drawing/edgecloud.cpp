#include "ui/drawing/edgecloud.h"

#include "ui/drawing/cloudcolours.h"

#include <QImage>
#include <algorithm>
#include <cmath>

namespace prunus {

void EdgeCloud::addShade(VisibleColumn column) {
    if (!picture_.showPruned) {
        column.counts.cut = 0;
    }
    shade_.add(column);
    shaded_ = true;
}

void EdgeCloud::addMark(QPointF place) {
    if (area_.contains(place)) {
        marks_.push_back(place);
    }
}

void EdgeCloud::drawShade(double top, double bottom) {
    const QRectF part =
        QRectF(QPointF(area_.left(), top), QPointF(area_.right(), bottom)).intersected(area_);
    if (!shaded_ || part.isEmpty()) {
        return;
    }
    const auto isBare = [](const CloudColumn& column) { return column.covered() <= 0; };
    const auto& columns = shade_.columns;
    const auto first = std::ranges::find_if_not(columns, isBare) - columns.begin();
    const auto last =
        std::ranges::find_if_not(columns.rbegin(), columns.rend(), isBare).base() - columns.begin();
    if (first >= last) {
        return;
    }
    // One line of pixels, repeated: all columns at once cost no more than filling the area does.
    QImage line(static_cast<int>(last - first), 1, QImage::Format_RGB32);
    auto* const pixels = reinterpret_cast<QRgb*>(line.bits());
    const EdgeShade shade(*picture_.theme);
    for (auto k = first; k < last; ++k) {
        pixels[k - first] = shade.of(columns[std::size_t(k)]);
    }
    const double left = shade_.left + double(first);
    const QRectF target(left, std::round(part.top()), line.width(),
                        std::round(part.bottom()) - std::round(part.top()));
    if (picture_.exactShapes) {
        // In a file, a rectangle for each stretch alike.
        for (int x = 0, end = 0; x < line.width(); x = end) {
            while (end < line.width() && pixels[end] == pixels[x]) {
                ++end;
            }
            if (QColor(pixels[x]) != picture_.theme->background) {
                painter_.fillRect(QRectF(left + x, target.top(), end - x, target.height()),
                                  QColor(pixels[x]));
            }
        }
    } else if (painter_.device()->devicePixelRatioF() == 1) {
        painter_.setBrushOrigin(target.topLeft());
        painter_.fillRect(target, QBrush(line));
        painter_.setBrushOrigin(0, 0);
    } else {
        painter_.drawImage(target, line);
    }
}

bool EdgeCloud::standsAlone(std::size_t k) const {
    const double x = marks_[k].x();
    return (k == 0 || x - marks_[k - 1].x() >= leastMarkGap) &&
           (k + 1 == marks_.size() || marks_[k + 1].x() - x >= leastMarkGap);
}

void EdgeCloud::drawMarks(double rowGap) {
    const double height = std::clamp(std::round(rowGap / 8), 1.0, 5.0);
    const QColor& colour = picture_.theme->cutMark;
    QList<QLineF> slashes;
    QRectF tick;
    for (std::size_t k = 0; k < marks_.size(); ++k) {
        const QPointF at = marks_[k];
        if (rowGap >= 16 && standsAlone(k)) {
            for (const double dy : {-1.5, 1.5}) {
                slashes.push_back({at + QPointF(-2.5, dy - 1), at + QPointF(2.5, dy + 1)});
            }
            continue;
        }
        const double x = std::floor(at.x());
        if (tick.isEmpty() || x > tick.right()) {
            painter_.fillRect(tick, colour);
            tick = QRectF(x, std::round(at.y() - height / 2), 1, height);
        }
        tick.setRight(x + 1);
    }
    painter_.fillRect(tick, colour);
    if (!slashes.empty()) {
        painter_.setRenderHint(QPainter::Antialiasing, true);
        painter_.setPen(QPen(colour, slashPen));
        painter_.drawLines(slashes);
    }
}

} // namespace prunus
