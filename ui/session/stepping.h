#pragma once

#include "core/analysis/lockstep.h"
#include "core/trace/moment.h"

namespace prunus {

/// Returns the step at which the innermost open node returns, or between two passes the root in the
/// next pass; at step 0, the end of the search.
[[nodiscard]] Step endOfNode(const Moment& moment);

/// The step of another search of the same tree that shows what `moment` shows: the same event of
/// the same node, or of the nearest node above it that the other search came to. The start stays
/// the start and the end the end.
[[nodiscard]] Step samePlace(const Moment& moment, const SearchTrace& other);

/// Returns the beat up to which a timeline is drawn whose end is hidden: it has room for the steps
/// that minimax takes, or for the first thousand of them, and for twice as many whenever they have
/// been taken.
[[nodiscard]] Beat roomForBeats(const Counts& minimax, Beat taken);

} // namespace prunus
