#pragma once

#include "ui/drawing/treepicture.h"

namespace prunus {

/// Returns the gap, in pixels, from which a node's size is computed; `own` is the gap to its nearer
/// neighbour. All nodes of one kind in a row are as large as the two nearest to each other can be,
/// while those can be read; where they cannot, a node with more room is larger.
[[nodiscard]] double gapInRow(const TreePicture& picture, Row row, ShapeKind kind, double own);

} // namespace prunus
