#pragma once

#include "core/practice/answer.h"

#include <vector>

namespace prunus {

/// What somebody crosses out who has not searched: nothing; everything; all but the first of leaves
/// side by side; the last of them; what is skipped from the right; leaves that are worth more than
/// the root.
[[nodiscard]] std::vector<Answer> guessedCrosses(const GameTree& tree, const Sheet& right);

} // namespace prunus
