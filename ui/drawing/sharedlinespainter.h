#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Where rows share a line of pixels: the line, each pixel in the mixture of all that it covers.
void paintSharedLines(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);
/// A tick in each pixel of such a line in which a cutoff begins. It lies over the nodes, since one
/// node can cover hundreds of rows.
void paintSharedTicks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);

} // namespace prunus
