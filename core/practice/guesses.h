#pragma once

#include "core/practice/answer.h"

#include <vector>

namespace prunus {

/// The crosses of somebody who guesses and does not search, an answer each: none; all leaves; all
/// but the first of leaves side by side; the last of leaves side by side; what a search from the
/// other side skips; leaves that are worth more than the root.
[[nodiscard]] std::vector<Answer> guessedCrosses(const GameTree& tree, const Sheet& right);

} // namespace prunus
