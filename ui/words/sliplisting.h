#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// The listing of a slip of this algorithm, as Listing::parse() reads it: one of resources/slips
/// with the lines that the slip has otherwise, these marked as wrong.
[[nodiscard]] QString slipListing(Algorithm algorithm, SlipId slip);

} // namespace prunus
