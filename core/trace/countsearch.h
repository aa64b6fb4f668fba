#pragma once

#include "core/base/progress.h"
#include "core/trace/run.h"
#include "core/trace/searchtrace.h"

#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What a search found and did, without its steps.
struct CountedSearch {
    /// From MAX's side.
    Value value = 0;
    /// As SearchTrace::totals().
    Counts counts;
    /// From the root on, as Moment::bestLine() at the end.
    std::vector<NodeId> bestLine;
};

/// Searches the tree as asked. Takes a few bits a node, however long the search is: it ends
/// where a trace has no room. A window is ignored by algorithms that take none; the
/// progress knows no total. Positions are found as by recordSearch(), at 30 bytes a node more.
[[nodiscard]] tl::expected<CountedSearch, SearchError> countSearch(const GameTree& tree,
                                                                   const SearchOptions& options,
                                                                   Progress* progress = nullptr,
                                                                   FindPositions find = nullptr);

} // namespace prunus
