#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>
#include <vector>

namespace prunus {

/// The arrows on the best line: the place of their tips on an edge, as a part of the way from row
/// to row, and how far they reach back and to the sides, in pixels for strokes of the usual size.
constexpr double arrowAt = 0.62;
constexpr double arrowLength = 9;
constexpr double arrowHalf = 8;

/// A line with its own width.
struct Stroke {
    QLineF line;
    double width = 1;
};

/// Draws the edges between the rows of a frame: visited, not reached, cut (dashed), and on top the
/// best line so far (thick). Returns the double slashes where cuts begin, for the edges that have
/// room for them; the caller draws them later, over rings.
[[nodiscard]] std::vector<Stroke> paintEdges(QPainter& painter, const TreePicture& picture,
                                             const LabelledTree& frame, const QRectF& area);
void paintSlashes(QPainter& painter, const TreePicture& picture,
                  const std::vector<Stroke>& slashes);

} // namespace prunus
