#pragma once

#include "core/practice/sheet.h"

#include <vector>

namespace prunus {

/// What is crossed out of a run: what it skips, or what a misconception takes for that.
[[nodiscard]] std::vector<NodeId> crossesOf(const GameTree& tree, const Sheet& sheet);

} // namespace prunus
