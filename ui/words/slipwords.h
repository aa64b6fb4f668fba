#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// The name of a slip in a list: that of its misconception, or of its form if the misconception has
/// several. Empty for a course's own way of searching, which is no mistake.
[[nodiscard]] QString shownSlip(const SearchOptions& options);
/// Says in a sentence or two why a slip is a mistake, or what a course's own way of searching does.
[[nodiscard]] QString explainedSlip(const SearchOptions& options);
/// The name of the program that runs: the algorithm's name, and the slip, if it has one.
[[nodiscard]] QString shownProgram(const SearchOptions& options);
/// Says why things are left out that only follow from a usual search; empty if the search is usual.
[[nodiscard]] QString whyNothingProved(const SearchOptions& options);

} // namespace prunus
