#pragma once

#include "core/growth/growthplan.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <QPen>
#include <QPointF>
#include <variant>

namespace prunus {

/// How a line of the chart looks: an algorithm has its own colour and shape of marks, and an order
/// has its own dashes, so that nothing is shown by colour alone.
class LineStyle {
  public:
    LineStyle(const GrowthLine& line, const Theme& theme);

    [[nodiscard]] QPen pen() const;
    void paintMark(QPainter& painter, QPointF centre) const;
    /// Paints a line from the lower to the upper quartile, with a bar at either end.
    void paintWhisker(QPainter& painter, QPointF lower, QPointF upper) const;

  private:
    int shape_;
    bool hollow_;
    Qt::PenStyle dashes_;
    QColor colour_;
    QColor background_;
};

/// The theories that measurements are compared with: the nodes or leaves of a uniform tree, either
/// all or the fewest that prove its value; the rate at which those of alpha-beta grow in random
/// order, after Pearl; and the square root of what minimax visits, which is to that number as the
/// fewest are to all.
enum class Theory : std::uint8_t { all, minimal, pearl, rootOfMinimax };

[[nodiscard]] QPen theoryPen(Theory theory, const Theme& theme);

/// What a curve of the chart shows: a line that is measured, or a theory.
using CurveOf = std::variant<GrowthLine, Theory>;

[[nodiscard]] QPen curvePen(const CurveOf& of, const Theme& theme);
/// Paints a piece of a curve as a legend shows it, with a mark in its middle if the curve has
/// marks.
void paintSample(QPainter& painter, const QLineF& line, const CurveOf& of, const Theme& theme);

} // namespace prunus
