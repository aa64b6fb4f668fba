#pragma once

#include "core/search/countinglistener.h"
#include "core/search/treecursor.h"
#include "core/trace/searchtrace.h"

#include <memory>

namespace prunus {

// The part of run.cpp for the algorithms that may visit a node again. Both throw what searches
// throw, need a stack deep enough, and report progress of which the total is not known.

/// Searches the tree in this order and keeps every call. `positions` are as the table sees them;
/// null where every node is one of its own.
[[nodiscard]] std::shared_ptr<const SearchTrace>
recordRepeating(const GameTree& tree, const SearchOptions& options, Player root, SearchOrder order,
                std::shared_ptr<const SamePositions> positions, Progress* progress);

/// Searches from here; the result is from MAX's side.
[[nodiscard]] Value countRepeating(TreeCursor from, const SearchOptions& options, Player root,
                                   BothListeners<CountingListener, ProgressListener>& listener);

} // namespace prunus
