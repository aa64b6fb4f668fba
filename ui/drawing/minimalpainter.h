#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

// The overlay of the minimal tree. Nothing is painted for a picture without a minimal tree, or with
// the minimal tree of another tree.

/// Returns the picture's minimal tree if it belongs to the picture's tree (by the number of nodes),
/// else null.
[[nodiscard]] const MinimalTree* minimalTreeOf(const TreePicture& picture);
/// Returns the letter of a critical type, P, C or A; empty for CriticalType::none.
[[nodiscard]] QString letterOf(CriticalType type);

/// Paints a broad band under each edge of the minimal tree, and in dense rows a line under the
/// columns that hold nodes of the minimal tree.
void paintCriticalEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                        const QRectF& area);
/// Paints the letter of its type (P, C or A) below each node that the proof needs.
void paintCriticalTypes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                        const QRectF& area);

} // namespace prunus
