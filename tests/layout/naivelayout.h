#pragma once

#include "core/generate/randomtree.h"
#include "core/layout/tidylayout.h"

#include <string>
#include <vector>

namespace prunus {

/// The tidy drawing by its definition, in floating point and quadratic time, for comparison. Every
/// subtree knows its whole outline. Subtrees of a family are placed from the left: each as close to
/// those before it as the rows allow, one unit between roots and between any two nodes of a row.
/// Where a row pushes a subtree away from one that is not next to it, those between move along, in
/// equal parts (Walker, 1990). Parents stand in the middle of their first and last child; the
/// smallest x is 0.
[[nodiscard]] std::vector<double> naiveLayout(const GameTree& tree);

/// Places are rounded once, at the end, to this; nothing may add up over families or levels.
inline constexpr double fixedPoint = 1.0 / 256;

/// What in the drawing is not as in any tidy one, in words; empty if nothing is.
[[nodiscard]] std::string untidiness(const GameTree& tree, const TidyLayout& layout);

/// The first tree of this shape, by its seed, that does not die out before it has half of the nodes
/// that it may have.
[[nodiscard]] GameTree grown(RandomShape shape);

} // namespace prunus
