#pragma once

#include "core/growth/growthplan.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QPen>
#include <QPointF>
#include <variant>

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

/// What measurements are held against: a uniform tree's nodes or leaves, all of them or the fewest
/// that prove its value; how fast those of alpha-beta grow in random order; and the root of what
/// minimax visits, which is to that as the fewest are to all.
enum class Theory : std::uint8_t { all, minimal, pearl, rootOfMinimax };

[[nodiscard]] QPen theoryPen(Theory theory, const Theme& theme);

/// What a curve of the chart is of.
using CurveOf = std::variant<GrowthLine, Theory>;

[[nodiscard]] QPen curvePen(const CurveOf& of, const Theme& theme);
/// A piece of the curve as a legend shows it, with a mark in its middle if it has marks.
void paintSample(QPainter& painter, const QLineF& line, const CurveOf& of, const Theme& theme);

} // namespace prunus
