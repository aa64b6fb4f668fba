#include "ui/canvas/strippainter.h"

#include "ui/canvas/cloudcolours.h"

#include <QImage>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Rows nearer than this leave no room between them for the marks of cutoffs.
constexpr double leastGapForMarks = 6;
/// Diagonal strokes of the hatch are this many pixels apart.
constexpr int hatchSpacing = 4;

struct Bars {
    CloudColours colours;
    QColor mark;
    int height = 0;
    bool showPruned = true;
    bool marksInside = false;
};

/// The first line of pixels of a row's bar. Rows at least a pixel apart do not share it, and bars
/// that overlap leave it alone.
double topOf(double middle, double height) {
    return std::round(middle - height / 2);
}

/// Writes a row into a picture of its own: a column of pixels at a time, far cheaper than as many
/// rectangles.
QImage stripOf(const CloudRow& cloud, const Bars& bars) {
    QImage strip(static_cast<int>(cloud.columns.size()), bars.height,
                 QImage::Format_ARGB32_Premultiplied);
    strip.fill(Qt::transparent);
    const auto stride = strip.bytesPerLine() / qsizetype(sizeof(QRgb));
    auto* const pixels = reinterpret_cast<QRgb*>(strip.bits());
    const QRgb visited = bars.colours.visited.rgb();
    const QRgb hatch = bars.colours.cut.rgb();
    const QRgb between = bars.colours.betweenCut.rgb();
    const QRgb rest = bars.colours.notReached.rgb();
    for (int x = 0; x < strip.width(); ++x) {
        const CloudColumn& column = cloud.columns[static_cast<std::size_t>(x)];
        const double covered = column.covered();
        if (covered <= 0) {
            continue;
        }
        const int alpha = static_cast<int>(std::lround(std::min(1.0, covered) * 255));
        const auto ink = [alpha](QRgb c) {
            return alpha == 255 ? c : qPremultiply(qRgba(qRed(c), qGreen(c), qBlue(c), alpha));
        };
        const BarParts parts = barParts(column, bars.height);
        const int cutFrom = parts.notReached;
        const int cutTo = cutFrom + parts.cut;
        QRgb* at = pixels + x;
        for (int y = 0; y < bars.height; ++y, at += stride) {
            if (y < cutFrom) {
                *at = ink(rest);
            } else if (y >= cutTo) {
                *at = ink(visited);
            } else if (bars.showPruned) {
                *at = ink((x + cloud.left + y) % hatchSpacing == 0 ? hatch : between);
            }
        }
        if (bars.marksInside && column.cutoffs > 0) {
            pixels[x] = bars.mark.rgb();
        }
    }
    return strip;
}

void paintStrip(QPainter& painter, const CloudRow& cloud, double middle, const Bars& bars) {
    QImage strip = stripOf(cloud, bars);
    const double ratio = std::ceil(painter.device()->devicePixelRatioF());
    if (ratio > 1) {
        strip = strip.scaled(strip.size() * ratio);
        strip.setDevicePixelRatio(ratio);
    }
    painter.drawImage(QPointF(cloud.left, topOf(middle, bars.height)), strip);
}

/// Fills bars, joining neighbours that look alike.
class BarWriter {
  public:
    explicit BarWriter(QPainter& painter) : painter_(painter) {}
    ~BarWriter() { flush(); }
    BarWriter(const BarWriter&) = delete;
    BarWriter& operator=(const BarWriter&) = delete;

    void fill(const QRectF& bar, const QColor& colour) {
        if (bar.isEmpty()) {
            return;
        }
        if (colour == colour_ && bar.left() == bar_.right() && bar.top() == bar_.top() &&
            bar.height() == bar_.height()) {
            bar_.setRight(bar.right());
            return;
        }
        flush();
        bar_ = bar;
        colour_ = colour;
    }

  private:
    void flush() {
        if (!bar_.isEmpty()) {
            painter_.fillRect(bar_, colour_);
        }
    }

    QPainter& painter_;
    QRectF bar_;
    QColor colour_;
};

/// The same for a file, where shapes stay shapes.
void paintBars(QPainter& painter, const CloudRow& cloud, double middle, const Bars& bars) {
    const double top = topOf(middle, bars.height);
    BarWriter visited(painter);
    BarWriter cut(painter);
    BarWriter rest(painter);
    BarWriter marks(painter);
    for (std::size_t k = 0; k < cloud.columns.size(); ++k) {
        const CloudColumn& column = cloud.columns[k];
        const BarParts parts = barParts(column, bars.height);
        const int x = cloud.left + static_cast<int>(k);
        // In steps, so that neighbours can be joined.
        const double width = std::min(1.0, std::ceil(column.covered() * 4) / 4);
        rest.fill(QRectF(x, top, width, parts.notReached), bars.colours.notReached);
        if (bars.showPruned) {
            const bool stroke = x % hatchSpacing == 0;
            cut.fill(QRectF(x, top + parts.notReached, width, parts.cut),
                     stroke ? bars.colours.cut : bars.colours.betweenCut);
        }
        visited.fill(QRectF(x, top + bars.height - parts.visited, width, parts.visited),
                     bars.colours.visited);
        if (bars.marksInside && column.cutoffs > 0) {
            marks.fill(QRectF(x, top, 1, 1), bars.mark);
        }
    }
}

/// A line of pixels, clear between its ticks.
QImage lineOf(const std::vector<CutColumn>& columns, const QColor& mark) {
    const int left = columns.front().x;
    QImage line(columns.back().x - left + 1, 1, QImage::Format_ARGB32_Premultiplied);
    line.fill(Qt::transparent);
    auto* const pixels = reinterpret_cast<QRgb*>(line.bits());
    for (const CutColumn& column : columns) {
        pixels[column.x - left] = mark.rgb();
    }
    return line;
}

} // namespace

void paintColumns(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                  const QRectF& area) {
    const Theme& theme = *picture.theme;
    painter.setRenderHint(QPainter::Antialiasing, false);
    Bars bars;
    bars.mark = theme.cutMark;
    bars.height = static_cast<int>(bandHeight(frame.visible.greatestScale));
    bars.showPruned = picture.showPruned;
    bars.marksInside = picture.view.rowGap < leastGapForMarks;
    for (const VisibleRow& row : frame.visible.rows) {
        if (row.columns.empty() || row.y + bars.height < area.top() ||
            row.y - bars.height > area.bottom()) {
            continue;
        }
        const bool max = picture.trace().playerAt(row.row) == Player::max;
        const bool leaves = row.row.value == picture.tree().height();
        bars.colours = leaves ? leafCloud(theme) : max ? maxCloud(theme) : minCloud(theme);
        const CloudRow cloud = cloudOf(row, area);
        if (cloud.empty()) {
            continue;
        }
        if (picture.exactShapes) {
            paintBars(painter, cloud, row.y, bars);
        } else {
            paintStrip(painter, cloud, row.y, bars);
        }
    }
}

void paintSharedTicks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area) {
    const QColor& mark = picture.theme->cutMark;
    const double height = bandHeight(frame.visible.greatestScale);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const VisibleRow& row : frame.visible.rows) {
        const double top = topOf(row.y, height);
        if (row.cutoffs.empty() || top < area.top() || top + 1 > area.bottom()) {
            continue;
        }
        if (picture.exactShapes) {
            BarWriter ticks(painter);
            for (const CutColumn& column : row.cutoffs) {
                ticks.fill(QRectF(column.x, top, 1, 1), mark);
            }
        } else {
            const QImage line = lineOf(row.cutoffs, mark);
            painter.drawImage(QRectF(row.cutoffs.front().x, top, line.width(), 1), line);
        }
    }
}

} // namespace prunus
