#pragma once

#include "core/formats/treeformat.h"

#include <QString>

namespace prunus {

/// What a file has no place for, in words that follow "These are left out:".
[[nodiscard]] QString shownLoss(const Lost& lost);
/// The same without saying how much of it.
[[nodiscard]] QString shownLoss(Loss what);

} // namespace prunus
