#pragma once

#include "ui/drawing/cloudrow.h"
#include "ui/drawing/treepicture.h"

#include <QPainter>

namespace prunus {

/// The edges between two rows without shapes, steep and countless: a shade in the mixture of what
/// each column of pixels covers, and a mark for every column in which a cutoff begins.
class EdgeCloud {
  public:
    EdgeCloud(QPainter& painter, const TreePicture& picture, const VisibleRow& row,
              const QRectF& area)
        : painter_(painter), picture_(picture), area_(area), shade_(emptyCloud(row, area)) {}

    /// Columns and marks come from left to right.
    void addShade(VisibleColumn column);
    void addMark(QPointF place);

    void drawShade(double top, double bottom);
    /// A tick a column; those that stand alone are struck with the double slash of larger nodes.
    void drawMarks(double rowGap);

    /// A slash takes this much room beside the next, in pixels.
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
