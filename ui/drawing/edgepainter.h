#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>
#include <vector>

namespace prunus {

/// The arrows on the best line: where their tips are on an edge, and how far they reach back and
/// to the sides, in strokes of the usual size.
constexpr double arrowAt = 0.62;
constexpr double arrowLength = 9;
constexpr double arrowHalf = 8;

/// A line of its own width.
struct Stroke {
    QLineF line;
    double width = 1;
};

/// Draws the edges between the rows of a frame: visited, not reached, cut (dashed) and on top the
/// best line so far, thick. Returns the double slashes where cuts begin, as far as there is room
/// for them at their own edges: they are drawn over rings.
[[nodiscard]] std::vector<Stroke> paintEdges(QPainter& painter, const TreePicture& picture,
                                             const LabelledTree& frame, const QRectF& area);
void paintSlashes(QPainter& painter, const TreePicture& picture,
                  const std::vector<Stroke>& slashes);

} // namespace prunus
