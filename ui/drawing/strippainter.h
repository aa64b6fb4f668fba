#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Draws nodes that are too near to each other for shapes of their own: one bar for each column,
/// divided from below into visited, cut (striped) and not reached (pale, with a line at its edge).
void paintColumns(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                  const QRectF& area);

} // namespace prunus
