#pragma once

#include "core/generate/recipe.h"

#include <QString>

namespace prunus {

/// Why a recipe gives no tree, and what would be right; one sentence.
[[nodiscard]] QString shownFault(const RecipeFault& fault);

} // namespace prunus
