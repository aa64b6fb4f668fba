#pragma once

#include "core/practice/sheet.h"

#include <vector>

namespace prunus {

/// The nodes that are crossed out for a run: those that it skips, or those that its misconception
/// takes for skipped.
[[nodiscard]] std::vector<NodeId> crossesOf(const GameTree& tree, const Sheet& sheet);

} // namespace prunus
