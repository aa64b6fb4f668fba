#pragma once

#include "core/practice/sheet.h"

namespace prunus {

/// How much there is to do by hand in a run of alpha-beta, estimated: calls and comparisons, and
/// more for cuts, for those whose bound comes from further up, for ties on a bound, for cuts of
/// MAX, and for leaves on several levels. Up to 20 is easy, to 40 medium, to 60 hard; what is above
/// is too long for an exam.
[[nodiscard]] std::uint64_t difficultyOf(const GameTree& tree, const Sheet& right);

} // namespace prunus
