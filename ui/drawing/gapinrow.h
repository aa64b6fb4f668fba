#pragma once

#include "ui/drawing/treepicture.h"

namespace prunus {

/// The gap that a node's size goes by. All of a row that are of its kind are as large as the
/// nearest to each other can be, while those can still be read; where they cannot, whoever has more
/// room takes it.
[[nodiscard]] double gapInRow(const TreePicture& picture, Row row, ShapeKind kind, double own);

} // namespace prunus
