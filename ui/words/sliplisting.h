#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// The listing of a search with a slip, as Listing::parse() reads it: one of resources/slips with
/// the lines that the slip has otherwise, these marked as wrong. Without windows there are no lines
/// about them.
[[nodiscard]] QString slipListing(const SearchOptions& options);

} // namespace prunus
