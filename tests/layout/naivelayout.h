#pragma once

#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// The tidy drawing by its definition, in floating point and quadratic time, for comparison. Every
/// subtree knows its whole outline. Subtrees of a family are placed from the left: each as close to
/// those before it as the rows allow, one unit between roots and between any two nodes of a row.
/// Where a row pushes a subtree away from one that is not next to it, those between move along, in
/// equal parts (Walker, 1990). Parents stand in the middle of their first and last child; the
/// smallest x is 0.
[[nodiscard]] std::vector<double> naiveLayout(const GameTree& tree);

} // namespace prunus
