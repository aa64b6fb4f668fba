#pragma once

#include "core/analysis/viewpoint.h"
#include "ui/words/listing.h"
#include "ui/words/naming.h"

#include <QString>

namespace prunus {

/// What stands above the listing of a search, whose functions may be one for each player.
[[nodiscard]] QString listingHeading(const SearchOptions& searched, bool oneOfTwo, Player player);

/// The variables of the call at work, as the code has them, and if `side` is another, whose side
/// that is: `node C   depth all   v = 2   α = 3   β = 2`. The level is one where the form looks at
/// it.
[[nodiscard]] QString shownVariables(const Naming& naming, Side side, ListingForm form);

} // namespace prunus
