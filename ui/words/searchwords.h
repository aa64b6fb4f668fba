#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// A search in a few words: its algorithm, and what of its options matters or is unusual.
[[nodiscard]] QString shownSearch(const SearchOptions& options);
/// The same without the algorithm, for several of them; empty where nothing is to be said.
[[nodiscard]] QString shownConditions(const SearchOptions& options);

} // namespace prunus
