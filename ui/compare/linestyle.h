#pragma once

#include "core/growth/growthplan.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QPen>
#include <QPointF>

namespace prunus {

/// How a line of the chart looks: an algorithm has its colour and the shape of its marks, an order
/// its dashes, so that nothing rests on colour alone.
class LineStyle {
  public:
    LineStyle(const GrowthLine& line, const Theme& theme);

    [[nodiscard]] QPen pen() const;
    void paintMark(QPainter& painter, QPointF centre) const;
    /// From the lower to the upper quartile, with a bar at either end.
    void paintWhisker(QPainter& painter, QPointF lower, QPointF upper) const;

  private:
    int shape_;
    bool hollow_;
    Qt::PenStyle dashes_;
    QColor colour_;
    QColor background_;
};

/// The theory that measurements are held against.
enum class Theory : std::uint8_t { all, minimal, pearl };

[[nodiscard]] QPen theoryPen(Theory theory, const Theme& theme);

} // namespace prunus
