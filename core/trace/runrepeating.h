#pragma once

#include "core/search/countinglistener.h"
#include "core/search/treecursor.h"
#include "core/trace/searchtrace.h"

#include <memory>

namespace prunus {

// The part of run.cpp for the algorithms that may visit a node again. Both functions throw what
// searches throw, need a stack that is deep enough, and report progress without a known total.

/// Searches the tree in this order and keeps every call. `positions` are the nodes that the
/// search's table takes for the same position; null where every node is a position of its own.
[[nodiscard]] std::shared_ptr<const SearchTrace>
recordRepeating(const GameTree& tree, const SearchOptions& options, Player root, SearchOrder order,
                std::shared_ptr<const SamePositions> positions, Progress* progress);

/// Searches from this place in a tree, while the listener counts; returns the value from MAX's
/// side.
[[nodiscard]] Value countRepeating(TreeCursor from, const SearchOptions& options, Player root,
                                   BothListeners<CountingListener, ProgressListener>& listener);

} // namespace prunus
