#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// Returns the listing of a search with a slip, as a text for Listing::parse(): one of
/// resources/slips, in which the lines that the slip changes are replaced and marked as wrong. If
/// the algorithm has no windows, the lines about them are left out.
[[nodiscard]] QString slipListing(const SearchOptions& options);

} // namespace prunus
