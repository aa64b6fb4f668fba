#pragma once

#include "core/analysis/viewpoint.h"
#include "ui/words/listing.h"
#include "ui/words/naming.h"

#include <QString>

namespace prunus {

/// The heading of the listing of a search. If `oneOfTwo`, each player has a function of their own,
/// and the heading names `player`.
[[nodiscard]] QString listingHeading(const SearchOptions& searched, bool oneOfTwo, Player player);

/// Returns the variables of the current call with the values that the code has:
/// `node C   depth all   v = 2   α = 3   β = 2`; empty before the first step. If `side` is not the
/// side of the code, the text also says which side the code's numbers are from. The level is
/// included if the form looks at it.
[[nodiscard]] QString shownVariables(const Naming& naming, Side side, ListingForm form);

} // namespace prunus
