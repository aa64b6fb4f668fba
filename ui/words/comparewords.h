#pragma once

#include "core/analysis/lockstep.h"
#include "core/analysis/viewpoint.h"

#include <QStringList>

namespace prunus {

/// How searches side by side wait for each other, as a menu has it, with its letter.
[[nodiscard]] QString shownPace(Pace pace);
/// The same in a sentence.
[[nodiscard]] QString explainedPace(Pace pace);
/// How far a search is: whose side its numbers are from, its step, or at its end its value, and its
/// nodes, leaves and cutoffs. How many steps there are is told only where leaves to come may be.
[[nodiscard]] QStringList shownProgress(const Moment& moment, Side side, bool hidesUnreadLeaves);
/// What the marks of differences say: of nodes that only other searches cut, and of those that only
/// other searches visited; shortly, without saying that it is about visits.
[[nodiscard]] QString shownOnlyHere(bool shortly);
[[nodiscard]] QString shownOnlyElsewhere(bool shortly);

} // namespace prunus
