#pragma once

#include "core/generate/wished.h"

/// A tree of about thirty leaves with ties.
inline prunus::WishedTree wishing(std::vector<prunus::Wish> wishes) {
    prunus::WishedTree wished;
    wished.recipe.shape.minDepth = 2;
    wished.recipe.shape.maxDepth = 4;
    wished.recipe.shape.minBranching = 2;
    wished.recipe.shape.maxBranching = 3;
    wished.recipe.shape.high = 20;
    wished.wishes = std::move(wishes);
    wished.time = std::chrono::minutes(5); // tries decide, so that no result hangs on a clock
    return wished;
}
