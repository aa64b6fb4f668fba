#pragma once

#include "core/base/progress.h"
#include "core/search/deepstack.h"
#include "core/search/searchorder.h"
#include "core/search/treecursor.h"
#include "core/trace/run.h"

#include <algorithm>
#include <new>

// The frame in which every search of a tree is run.
namespace prunus::detail {

/// How deep the recursion of a search can get.
[[nodiscard]] inline std::uint64_t levels(const GameTree& tree, const SearchOptions& options) {
    return std::min(tree.height(), options.depth.value_or(tree.height())) + std::uint64_t{1};
}

/// Returns the order in which the search takes the children. Orders by value look at the whole tree
/// down to the depth limit, and throw MissingStaticValue if a static value is missing there.
[[nodiscard]] inline SearchOrder orderFor(const GameTree& tree, const SearchOptions& options,
                                          Progress* progress) {
    if (options.order == MoveOrder::bestFirst || options.order == MoveOrder::worstFirst) {
        const NodeId missing = firstWithoutStaticValue(tree, options);
        if (missing != noNode) {
            throw MissingStaticValue{missing};
        }
    }
    return makeOrder(tree, options, progress);
}

/// Which nodes the transposition table of this search takes for the same position; null if it has
/// no table.
[[nodiscard]] inline std::shared_ptr<const SamePositions> positionsFor(const GameTree& tree,
                                                                       const SearchOptions& options,
                                                                       Progress* progress,
                                                                       FindPositions find) {
    return find != nullptr && traits(options.algorithm).remembers ? find(tree, progress) : nullptr;
}

/// Runs work that may throw what searches throw, on a stack deep enough for this many levels, and
/// turns all that it throws into errors.
template <class Work>
tl::expected<void, SearchError> guarded(std::uint64_t depth, const Work& work) {
    using Kind = SearchError::Kind;
    tl::expected<void, SearchError> outcome;
    const bool ran = runWithStackFor(depth, [&] {
        try {
            work();
        } catch (const MissingStaticValue& missing) {
            outcome = tl::unexpected(SearchError{Kind::missingStaticValue, missing.node});
        } catch (const WorkCancelled&) {
            outcome = tl::unexpected(SearchError{Kind::cancelled, noNode});
        } catch (const std::bad_alloc&) {
            outcome = tl::unexpected(SearchError{Kind::outOfMemory, noNode});
        }
    });
    if (!ran) {
        outcome = tl::unexpected(SearchError{Kind::outOfMemory, noNode});
    }
    return outcome;
}

} // namespace prunus::detail
