#pragma once

#include "core/base/progress.h"
#include "core/trace/run.h"
#include "core/trace/searchtrace.h"

#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What a search found and did, without its steps.
struct CountedSearch {
    /// The result, from MAX's side.
    Value value = 0;
    /// The counts, as SearchTrace::totals() gives them.
    Counts counts;
    /// The line from the root on that Moment::bestLine() gives at the last step.
    std::vector<NodeId> bestLine;
};

/// Searches the tree as the options say. It takes a few bits a node, however long the search is, so
/// that it also finishes searches whose trace finds no room. A window is ignored by algorithms that
/// take none; the total of the progress is unknown. Positions are found as by recordSearch(), at 30
/// bytes a node more.
[[nodiscard]] tl::expected<CountedSearch, SearchError> countSearch(const GameTree& tree,
                                                                   const SearchOptions& options,
                                                                   Progress* progress = nullptr,
                                                                   FindPositions find = nullptr);

} // namespace prunus
