#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// A search in a few words: its algorithm, and the options that matter or are unusual.
[[nodiscard]] QString shownSearch(const SearchOptions& options);
/// The options of a search that matter or are unusual, without the algorithm, as for several
/// algorithms; empty if there are none.
[[nodiscard]] QString shownConditions(const SearchOptions& options);

} // namespace prunus
