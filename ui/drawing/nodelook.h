#pragma once

#include "ui/drawing/visibletree.h"

#include <QPainter>
#include <QPolygonF>

namespace prunus {

/// How a node looks apart from its size.
enum class Look : std::uint8_t { max, min, leaf, cut, notReached };

[[nodiscard]] Look lookOf(const VisibleNode& node);
[[nodiscard]] const NodeColours& coloursOf(Look look, const Theme& theme);
/// Returns the pen for the outline of a node of this look; `wide` is the width for visited nodes.
[[nodiscard]] QPen outlinePen(Look look, const Theme& theme, const QColor& colour, double wide);
/// Paints slanted stripes over a convex polygon.
void paintHatch(QPainter& painter, QPolygonF polygon, double spacing, const QColor& colour);

} // namespace prunus
