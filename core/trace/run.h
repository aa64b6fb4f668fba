#pragma once

#include "core/base/progress.h"
#include "core/search/samepositions.h"
#include "core/trace/searchtrace.h"

#include <chrono>
#include <memory>
#include <tl/expected.hpp>

namespace prunus {

/// Why a search has no result.
struct SearchError {
    enum class Kind : std::uint8_t {
        /// The search needs the static value of `node`, which has none: a node at the depth limit,
        /// or in UCT a leaf.
        missingStaticValue,
        cancelled,
        outOfMemory,
    };
    Kind kind = Kind::cancelled;
    NodeId node = noNode;
};

using RecordedSearch = tl::expected<std::shared_ptr<const SearchTrace>, SearchError>;

/// Searches the tree as the options say and keeps the trace. It runs on a stack sized for the tree.
/// A window is ignored by algorithms that take none. For an algorithm with a transposition table,
/// `find` finds the nodes that are the same position; for other algorithms it is not called.
[[nodiscard]] RecordedSearch recordSearch(const GameTree& tree, const SearchOptions& options,
                                          Progress* progress = nullptr,
                                          FindPositions find = nullptr);

/// The result and the counts of a search, without a trace and the memory for it. Pruned nodes are
/// not counted: they are all nodes down to the depth limit except those visited. Because they are
/// not counted, the total of the progress is unknown.
struct SearchSummary {
    /// The result, from MAX's side.
    Value value = 0;
    std::uint64_t nodesVisited = 0;
    std::uint64_t leavesEvaluated = 0;
    std::uint64_t interiorVisited = 0;
    std::uint64_t cutoffs = 0;
    /// How many calls a transposition table answered.
    std::uint64_t recalls = 0;
    /// The time on the clock that the search alone took, without the sorting of children before it.
    std::chrono::nanoseconds took{0};
};
[[nodiscard]] tl::expected<SearchSummary, SearchError>
summariseSearch(const GameTree& tree, const SearchOptions& options, Progress* progress = nullptr,
                FindPositions find = nullptr);

} // namespace prunus
