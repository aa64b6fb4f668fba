#pragma once

#include "ui/drawing/cloudrow.h"
#include "ui/drawing/treepicture.h"

#include <QPainter>

namespace prunus {

/// The edges between two rows, where they are too steep and too many for lines. They are drawn as a
/// shade, mixed from what each column of pixels covers, with a mark in every column in which a
/// cutoff begins.
class EdgeCloud {
  public:
    EdgeCloud(QPainter& painter, const TreePicture& picture, const VisibleRow& row,
              const QRectF& area)
        : painter_(painter), picture_(picture), area_(area), shade_(emptyCloud(row, area)) {}

    /// Adds a column to the shade. Columns and marks must be added from left to right.
    void addShade(VisibleColumn column);
    void addMark(QPointF place);

    void drawShade(double top, double bottom);
    /// Draws the marks, a tick for each column; a mark that stands alone is drawn as the double
    /// slash of larger nodes.
    void drawMarks(double rowGap);

    /// The room, in pixels, that a slash needs up to the next mark.
    static constexpr double leastMarkGap = 5;
    static constexpr double slashPen = 1.6;

  private:
    [[nodiscard]] bool standsAlone(std::size_t k) const;

    QPainter& painter_;
    const TreePicture& picture_;
    QRectF area_;
    CloudRow shade_;
    bool shaded_ = false;
    std::vector<QPointF> marks_;
};

} // namespace prunus
