#pragma once

#include "core/base/progress.h"
#include "core/search/deepstack.h"
#include "core/search/searchorder.h"
#include "core/search/treecursor.h"
#include "core/trace/run.h"

#include <algorithm>
#include <new>

// What every search of a tree is run with.
namespace prunus::detail {

/// How deep the recursion of a search can get.
[[nodiscard]] inline std::uint64_t levels(const GameTree& tree, const SearchOptions& options) {
    return std::min(tree.height(), options.depth.value_or(tree.height())) + std::uint64_t{1};
}

/// Orders by value look at the whole tree down to the limit, so they need every value there.
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

/// What a table of this search takes for one position; null if it has none.
[[nodiscard]] inline std::shared_ptr<const SamePositions> positionsFor(const GameTree& tree,
                                                                       const SearchOptions& options,
                                                                       Progress* progress,
                                                                       FindPositions find) {
    return find != nullptr && traits(options.algorithm).remembers ? find(tree, progress) : nullptr;
}

/// Runs work that may throw what searches throw, deep enough, and turns all of it into errors.
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
