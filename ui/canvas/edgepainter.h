#pragma once

#include "ui/canvas/treelabels.h"

#include <QPainter>

namespace prunus {

/// Draws the edges between the rows of a frame: visited, not reached, cut (dashed, and struck with
/// a double slash where the cut begins) and on top the best line so far, thick.
void paintEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                const QRectF& area);

} // namespace prunus
