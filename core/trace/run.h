#pragma once

#include "core/base/progress.h"
#include "core/search/samepositions.h"
#include "core/trace/searchtrace.h"

#include <chrono>
#include <memory>
#include <tl/expected.hpp>

namespace prunus {

/// Why a search left no result.
struct SearchError {
    enum class Kind : std::uint8_t {
        missingStaticValue, ///< `node` lies at the depth limit and has none
        cancelled,
        outOfMemory,
    };
    Kind kind = Kind::cancelled;
    NodeId node = noNode;
};

using RecordedSearch = tl::expected<std::shared_ptr<const SearchTrace>, SearchError>;

/// Searches the tree as asked and keeps the trace. Runs on a stack sized for the tree. A window is
/// ignored by algorithms that take none. An algorithm with a transposition table takes for one
/// position what `find` finds, which is not asked for others.
[[nodiscard]] RecordedSearch recordSearch(const GameTree& tree, const SearchOptions& options,
                                          Progress* progress = nullptr,
                                          FindPositions find = nullptr);

/// The result and the calls alone, without a trace and its memory. What was pruned is not counted:
/// it is all nodes to the depth limit less those visited. For the same reason its progress knows no
/// total.
struct SearchSummary {
    /// From MAX's side.
    Value value = 0;
    std::uint64_t nodesVisited = 0;
    std::uint64_t leavesEvaluated = 0;
    std::uint64_t interiorVisited = 0;
    std::uint64_t cutoffs = 0;
    /// Calls that a transposition table answered.
    std::uint64_t recalls = 0;
    /// By the clock, of the search alone: without what sorts the children of a tree before it.
    std::chrono::nanoseconds took{0};
};
[[nodiscard]] tl::expected<SearchSummary, SearchError>
summariseSearch(const GameTree& tree, const SearchOptions& options, Progress* progress = nullptr,
                FindPositions find = nullptr);

} // namespace prunus
