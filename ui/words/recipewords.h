#pragma once

#include "core/generate/recipe.h"

#include <QString>

namespace prunus {

/// Says why a recipe gives no tree, and what would be right.
[[nodiscard]] QString shownFault(const RecipeFault& fault);

} // namespace prunus
