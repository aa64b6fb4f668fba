#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Whether one of the searches side by side has visited the node and another has cut it off.
[[nodiscard]] bool differs(const TreePicture& picture, NodeId n);
/// Whether any node of a range of a row does. Exact where children are searched as written; else
/// a few are asked of those that only some of the searches come to in the end.
[[nodiscard]] bool anyDiffers(const TreePicture& picture, NodeRange nodes);

/// Marks the nodes that differ: a bracket around each shape, and a line beneath the columns that
/// hold one. Nothing where no other search is shown.
void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);

} // namespace prunus
