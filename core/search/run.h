#pragma once

#include "core/trace/searchtrace.h"

#include <atomic>
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

/// Shared between a search and whoever waits for it, on any threads.
struct SearchControl {
    std::atomic<bool> cancel = false;
    /// Nodes visited so far, brought up to date now and then.
    std::atomic<std::uint64_t> nodesVisited = 0;
};

using RecordedSearch = tl::expected<std::shared_ptr<const SearchTrace>, SearchError>;

/// Searches the tree as asked and keeps the trace. Runs on a stack sized for the tree. A window is
/// ignored by algorithms that take none.
[[nodiscard]] RecordedSearch recordSearch(const GameTree& tree, const SearchOptions& options,
                                          SearchControl* control = nullptr);

/// The result and the calls alone, without a trace and its memory. What was pruned is not counted:
/// it is all nodes to the depth limit less those visited.
struct SearchSummary {
    /// From MAX's side.
    Value value = 0;
    std::uint64_t nodesVisited = 0;
    std::uint64_t leavesEvaluated = 0;
    std::uint64_t interiorVisited = 0;
    std::uint64_t cutoffs = 0;
};
[[nodiscard]] tl::expected<SearchSummary, SearchError>
summariseSearch(const GameTree& tree, const SearchOptions& options,
                SearchControl* control = nullptr);

} // namespace prunus
