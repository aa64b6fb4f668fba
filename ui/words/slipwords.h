#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// A slip in a few words, as a list has it: its misconception's name, or where that has several
/// forms, the form's. Empty for a course's own way.
[[nodiscard]] QString shownSlip(const SearchOptions& options);
/// Why it is one, in a sentence or two; or what the course does.
[[nodiscard]] QString explainedSlip(const SearchOptions& options);
/// What is carried out: the algorithm's name, and that it has a slip, and which.
[[nodiscard]] QString shownProgram(const SearchOptions& options);
/// Why nothing is told that only follows from a usual search; empty if this is one.
[[nodiscard]] QString whyNothingProved(const SearchOptions& options);

} // namespace prunus
