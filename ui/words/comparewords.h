#pragma once

#include "core/analysis/lockstep.h"

#include <QString>

namespace prunus {

/// How searches side by side wait for each other, as a menu has it, with its letter.
[[nodiscard]] QString shownPace(Pace pace);
/// The same in a sentence.
[[nodiscard]] QString explainedPace(Pace pace);
/// What the marks of differences say: of nodes that only other searches cut, and of those that only
/// other searches visited; shortly, without saying that it is about visits.
[[nodiscard]] QString shownOnlyHere(bool shortly);
[[nodiscard]] QString shownOnlyElsewhere(bool shortly);

} // namespace prunus
