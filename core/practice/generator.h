#pragma once

#include "core/base/progress.h"
#include "core/practice/demands.h"

#include <tl/expected.hpp>

namespace prunus {

/// Why there is no tree: what the nearest one still lacks. That none was found proves nothing.
struct NoTree {
    std::vector<UnmetDemand> unmet;
    bool stopped = false;
};

/// A tree that meets the demands, the same for the same demands on every platform: uneven trees are
/// drawn, and changed leaf by leaf as long as that brings them no farther. The progress counts the
/// trees that were tried; it can stop the search.
[[nodiscard]] tl::expected<GameTree, NoTree> generateFor(const Demands& demands,
                                                         Progress* progress = nullptr);

} // namespace prunus
