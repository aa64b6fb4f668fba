#pragma once

#include "ui/practice/askedsheet.h"

namespace prunus {

/// Returns a line in words for each cutoff of the answer. `withRoom` adds empty lines to fill in:
/// as many lines in all as there could be cutoffs, but no more than a page has room for.
[[nodiscard]] std::vector<AskedQuestion::Line> linesForCuts(const Task& task, const Answer& answer,
                                                            bool withRoom);

} // namespace prunus
