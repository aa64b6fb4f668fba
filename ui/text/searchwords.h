#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// A search in a few words: its algorithm, and what of its options matters or is unusual.
[[nodiscard]] QString shownSearch(const SearchOptions& options);

} // namespace prunus
