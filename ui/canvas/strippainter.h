#pragma once

#include "ui/canvas/treelabels.h"

#include <QPainter>

namespace prunus {

/// Draws nodes that are too near to each other for shapes of their own: a bar a column, divided
/// from below into visited, cut (striped) and not reached (half as wide a band).
void paintColumns(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                  const QRectF& area);
/// Where rows share a line of pixels: a tick in each of its columns in which a cutoff of any of
/// them begins. It lies over the nodes, since one node can cover hundreds of rows.
void paintSharedTicks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);

} // namespace prunus
