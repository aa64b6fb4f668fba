#include "ui/canvas/strippainter.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

struct BarColours {
    QColor visited;
    QColor cut;
    QColor betweenCut;
    QColor notReached;
};

/// Fills bars, joining neighbours that look alike.
class BarWriter {
  public:
    explicit BarWriter(QPainter& painter) : painter_(painter) {}
    ~BarWriter() { flush(); }
    BarWriter(const BarWriter&) = delete;
    BarWriter& operator=(const BarWriter&) = delete;

    void fill(const QRectF& bar, const QColor& colour) {
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

void paintRow(QPainter& painter, const VisibleRow& row, double height, const BarColours& colours,
              bool showPruned, const QRectF& area) {
    const double bottom = std::round(row.y + height / 2);
    BarWriter visitedBars(painter);
    BarWriter cutBars(painter);
    BarWriter restBars(painter);
    for (const VisibleColumn& column : row.columns) {
        if (column.left + column.width < area.left() || column.left > area.right()) {
            continue;
        }
        const double each = height / column.nodes.size();
        const double visited = std::round(column.counts.visited * each);
        const double cut = std::round(column.counts.cut * each);
        if (visited > 0) {
            visitedBars.fill({column.left, bottom - visited, column.width, visited},
                             colours.visited);
        }
        if (cut > 0 && showPruned) {
            // Stripes, where single nodes would be hatched.
            const bool stripe = std::fmod(std::abs(std::floor(column.left)), 3) < 1;
            cutBars.fill({column.left, bottom - visited - cut, column.width, cut},
                         stripe ? colours.cut : colours.betweenCut);
        }
        const double rest = height - visited - cut;
        if (column.counts.notReached > 0 && rest > 0) {
            const double thin = std::max(1.0, std::round(rest / 3));
            restBars.fill({column.left, std::round(bottom - visited - cut - rest / 2 - thin / 2),
                           column.width, thin},
                          colours.notReached);
        }
    }
}

} // namespace

void paintColumns(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                  const QRectF& area) {
    const Theme& theme = *picture.theme;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double height =
        std::max(2.0, std::round(std::min(36 * frame.visible.greatestScale, 24.0)));
    for (const VisibleRow& row : frame.visible.rows) {
        if (row.columns.empty()) {
            continue;
        }
        const bool max = picture.trace().playerAt(row.row) == Player::max;
        const bool leaves = row.row.value == picture.tree().height();
        const QColor visited = leaves ? theme.leaf.line : max ? theme.max.line : theme.min.line;
        paintRow(painter, row, height,
                 {visited, theme.cut.line, blended(theme.background, theme.cut.line, 0.35),
                  theme.notReached.line},
                 picture.showPruned, area);
    }
}

} // namespace prunus
