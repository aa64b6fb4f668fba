#include "ui/drawing/strippainter.h"

#include "ui/drawing/barwriter.h"
#include "ui/drawing/cloudcolours.h"

#include <QImage>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Rows nearer than this leave no room between them for the marks of cutoffs.
constexpr double leastGapForMarks = 6;
/// To round what is not negative: std::lround is a call, thousands of times a frame.
constexpr double half = 0.5;
/// Lower bars have too few pixels to divide.
constexpr int leastDividedBar = 4;

/// What the rows of a player, or the leaves, are drawn with.
struct Inks {
    explicit Inks(const CloudColours& c)
        : colours(c), visited(c.visited.rgb()), cut(c.cut.rgb()), betweenCut(c.betweenCut.rgb()),
          notReached(c.notReached.rgb()), notReachedLine(c.notReachedLine.rgb()), mixed(c) {}
    CloudColours colours;
    QRgb visited;
    QRgb cut;
    QRgb betweenCut;
    QRgb notReached;
    QRgb notReachedLine;
    MixedInk mixed;
};

struct Bars {
    const Inks* inks = nullptr;
    QColor mark;
    int height = 0;
    bool showPruned = true;
    bool marksInside = false;
};

CloudColumn shownOf(CloudColumn column, bool showPruned) {
    column.cut = showPruned ? column.cut : 0;
    return column;
}

/// The first line of pixels of a row's bar. Rows at least a pixel apart do not share it, and bars
/// that overlap leave it alone.
double topOf(double middle, double height) {
    return std::round(middle - height / 2);
}

/// A column of a bar as high as `pixels`, from above.
class ColumnWriter {
  public:
    ColumnWriter(const Bars& bars, QImage& strip)
        : bars_(bars), stride_(strip.bytesPerLine() / qsizetype(sizeof(QRgb))) {}

    /// `x` is counted from the edge of the picture, for the hatch.
    void write(QRgb* at, const CloudColumn& column, int x) const {
        const int alpha = static_cast<int>(std::min(1.0, column.covered()) * 255 + half);
        const auto ink = [alpha](QRgb c) {
            return alpha == 255 ? c : qPremultiply(qRgba(qRed(c), qGreen(c), qBlue(c), alpha));
        };
        if (bars_.height < leastDividedBar) {
            const CloudColumn shown = shownOf(column, bars_.showPruned);
            for (int y = 0; y < bars_.height && shown.covered() > 0; ++y, at += stride_) {
                *at = ink(bars_.inks->mixed.of(shown, x + y));
            }
            return;
        }
        const Inks& inks = *bars_.inks;
        const BarParts parts = barParts(column, bars_.height);
        for (int y = 0; y < bars_.height; ++y, at += stride_) {
            if (y < parts.notReached) {
                const bool edge = y == 0 || y == bars_.height - 1;
                *at = ink(edge ? inks.notReachedLine : inks.notReached);
            } else if (y >= parts.notReached + parts.cut) {
                *at = ink(inks.visited);
            } else if (bars_.showPruned) {
                *at = ink((x + y) % hatchSpacing == 0 ? inks.cut : inks.betweenCut);
            }
        }
    }

  private:
    const Bars& bars_;
    qsizetype stride_;
};

/// Writes a row into a picture of its own: a column of pixels at a time, far cheaper than as many
/// rectangles.
QImage stripOf(const CloudRow& cloud, const Bars& bars) {
    QImage strip(static_cast<int>(cloud.columns.size()), bars.height,
                 QImage::Format_ARGB32_Premultiplied);
    strip.fill(Qt::transparent);
    auto* const pixels = reinterpret_cast<QRgb*>(strip.bits());
    const ColumnWriter writer(bars, strip);
    for (int x = 0; x < strip.width(); ++x) {
        const CloudColumn& column = cloud.columns[static_cast<std::size_t>(x)];
        if (column.covered() > 0) {
            writer.write(pixels + x, column, x + cloud.left);
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

/// The same for a file, where shapes stay shapes.
class BarsWriter {
  public:
    BarsWriter(QPainter& painter, const Bars& bars, double top)
        : bars_(bars), top_(top), visited_(painter), cut_(painter), rest_(painter), edge_(painter),
          foot_(painter) {}

    void write(const CloudColumn& column, int x) {
        // In steps, so that neighbours can be joined.
        const double width = std::min(1.0, std::ceil(column.covered() * 4) / 4);
        const CloudColumn shown = shownOf(column, bars_.showPruned);
        if (bars_.height >= leastDividedBar) {
            divide(column, x, width);
        } else if (shown.covered() > 0) {
            rest_.fill(QRectF(x, top_, width, bars_.height),
                       QColor(bars_.inks->mixed.of(shown, x)));
        }
    }

  private:
    void divide(const CloudColumn& column, int x, double width) {
        const CloudColours& colours = bars_.inks->colours;
        const BarParts parts = barParts(column, bars_.height);
        const int edge = parts.notReached > 0 ? 1 : 0;
        const int foot = parts.notReached == bars_.height ? 1 : 0;
        edge_.fill(QRectF(x, top_, width, edge), colours.notReachedLine);
        rest_.fill(QRectF(x, top_ + 1, width, parts.notReached - edge - foot), colours.notReached);
        foot_.fill(QRectF(x, top_ + bars_.height - 1, width, foot), colours.notReachedLine);
        if (bars_.showPruned) {
            cut_.fill(QRectF(x, top_ + parts.notReached, width, parts.cut),
                      x % hatchSpacing == 0 ? colours.cut : colours.betweenCut);
        }
        visited_.fill(QRectF(x, top_ + bars_.height - parts.visited, width, parts.visited),
                      colours.visited);
    }

    const Bars& bars_;
    double top_;
    BarWriter visited_;
    BarWriter cut_;
    BarWriter rest_;
    BarWriter edge_; ///< of what is not reached, above and below
    BarWriter foot_;
};

void paintBars(QPainter& painter, const CloudRow& cloud, double middle, const Bars& bars) {
    const double top = topOf(middle, bars.height);
    {
        BarsWriter writer(painter, bars, top);
        for (std::size_t k = 0; k < cloud.columns.size(); ++k) {
            writer.write(cloud.columns[k], cloud.left + static_cast<int>(k));
        }
    }
    BarWriter marks(painter);
    for (std::size_t k = 0; k < cloud.columns.size() && bars.marksInside; ++k) {
        if (cloud.columns[k].cutoffs > 0) {
            marks.fill(QRectF(cloud.left + double(k), top, 1, 1), bars.mark);
        }
    }
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
    const Inks ofMax(maxCloud(theme));
    const Inks ofMin(minCloud(theme));
    const Inks ofLeaves(leafCloud(theme));
    for (const VisibleRow& row : frame.visible.rows) {
        if (row.columns.empty() || row.y + bars.height < area.top() ||
            row.y - bars.height > area.bottom()) {
            continue;
        }
        const bool max = picture.trace().playerAt(row.row) == Player::max;
        const bool leaves = row.row.value == picture.tree().height();
        bars.inks = leaves ? &ofLeaves : max ? &ofMax : &ofMin;
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

} // namespace prunus
