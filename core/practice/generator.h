#pragma once

#include "core/base/progress.h"
#include "core/practice/demands.h"

#include <tl/expected.hpp>

namespace prunus {

/// The reason why no tree was found: the demands that the nearest tree does not meet. It does not
/// prove that there is no tree.
struct NoTree {
    std::vector<UnmetDemand> unmet;
    bool stopped = false;
};

/// A tree that meets the demands, the same for the same demands on every platform. Uneven trees are
/// drawn, and changed leaf by leaf as long as no change takes them farther from the demands. The
/// progress counts the trees that were tried; it can stop the search.
[[nodiscard]] tl::expected<GameTree, NoTree> generateFor(const Demands& demands,
                                                         Progress* progress = nullptr);

} // namespace prunus
