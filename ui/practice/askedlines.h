#pragma once

#include "ui/practice/askedsheet.h"

namespace prunus {

/// Cutoffs, each on a line in words; and lines to fill in, if there is to be room: as many in all
/// as there could be cutoffs, but no more than a page has room for.
[[nodiscard]] std::vector<AskedQuestion::Line> linesForCuts(const Task& task, const Answer& answer,
                                                            bool withRoom);

} // namespace prunus
