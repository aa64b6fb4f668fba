#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

// The overlay of the minimal tree: nothing without one, or with that of another tree.

/// That of the picture, if it is of the picture's tree; else null.
[[nodiscard]] const MinimalTree* minimalTreeOf(const TreePicture& picture);
/// P, C or A; for no type nothing.
[[nodiscard]] QString letterOf(CriticalType type);

/// A broad band under each edge of the critical tree; under the columns of a dense row a line where
/// they hold nodes of it.
void paintCriticalEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                        const QRectF& area);
/// The letter of its type below each node that the proof needs: P, C or A.
void paintCriticalTypes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                        const QRectF& area);

} // namespace prunus
