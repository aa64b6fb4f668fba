#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Draws nodes that are too near to each other for shapes of their own: a bar a column, divided
/// from below into visited, cut (striped) and not reached (half as wide a band).
void paintColumns(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                  const QRectF& area);

} // namespace prunus
