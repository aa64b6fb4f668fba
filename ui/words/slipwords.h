#pragma once

#include "core/search/options.h"

#include <QString>

namespace prunus {

/// A slip in a few words, as a list has it: its misconception's name, or where that has several
/// forms, the form's.
[[nodiscard]] QString shownSlip(SlipId slip);
/// Why it is one, in a sentence or two.
[[nodiscard]] QString explainedSlip(SlipId slip);
/// What is carried out: the algorithm's name, and that it has a slip, and which.
[[nodiscard]] QString shownProgram(const SearchOptions& options);

} // namespace prunus
