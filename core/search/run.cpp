#include "core/search/run.h"

#include "core/search/countinglistener.h"
#include "core/search/deepstack.h"
#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "core/trace/recorder.h"

#include <algorithm>
#include <new>
#include <utility>

namespace prunus {

namespace {

using Kind = SearchError::Kind;

/// How deep the recursion of a search can get.
std::uint64_t levels(const GameTree& tree, const SearchOptions& options) {
    return std::min(tree.height(), options.depth.value_or(tree.height())) + std::uint64_t{1};
}

/// Runs work that may throw what searches throw, deep enough, and turns all of it into errors.
template <class Work>
tl::expected<void, SearchError> guarded(std::uint64_t depth, const Work& work) {
    tl::expected<void, SearchError> outcome;
    const bool ran = runWithStackFor(depth, [&] {
        try {
            work();
        } catch (const MissingStaticValue& missing) {
            outcome = tl::unexpected(SearchError{Kind::missingStaticValue, missing.node});
        } catch (const SearchCancelled&) {
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

/// Orders by value look at the whole tree down to the limit, so they need every value there.
SearchOrder orderFor(const GameTree& tree, const SearchOptions& options) {
    if (options.order == MoveOrder::bestFirst || options.order == MoveOrder::worstFirst) {
        const NodeId missing = firstWithoutStaticValue(tree, options);
        if (missing != noNode) {
            throw MissingStaticValue{missing};
        }
    }
    return makeOrder(tree, options);
}

/// What the options come to on this tree: nobody but the algorithms with a window gets one.
SearchOptions settled(SearchOptions options) {
    if (!traits(options.algorithm).takesWindow) {
        options.window = {};
    }
    return options;
}

} // namespace

RecordedSearch recordSearch(const GameTree& tree, const SearchOptions& wanted,
                            SearchControl* control) {
    using Listener = BothListeners<Recorder, ProgressListener>;
    const SearchOptions options = settled(wanted);
    const Player root = options.root.value_or(tree.header().root);
    std::shared_ptr<const SearchTrace> trace;
    const auto outcome = guarded(levels(tree, options), [&] {
        Listener listener{Recorder(tree, options, orderFor(tree, options)),
                          ProgressListener(control)};
        const SearchOrder& order = listener.first.order();
        const Value value = search(TreeCursor(tree, order), options, root, listener);
        trace = std::move(listener.first).finish(value);
    });
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    return trace;
}

tl::expected<SearchSummary, SearchError>
summariseSearch(const GameTree& tree, const SearchOptions& wanted, SearchControl* control) {
    using Listener = BothListeners<CountingListener, ProgressListener>;
    const SearchOptions options = settled(wanted);
    const Player root = options.root.value_or(tree.header().root);
    SearchSummary summary;
    const auto outcome = guarded(levels(tree, options), [&] {
        const SearchOrder order = orderFor(tree, options);
        Listener listener{CountingListener{}, ProgressListener(control)};
        summary.value = search(TreeCursor(tree, order), options, root, listener);
        summary.nodesVisited = listener.first.interior + listener.first.leaves;
        summary.leavesEvaluated = listener.first.leaves;
        summary.interiorVisited = listener.first.interior;
        summary.cutoffs = listener.first.cutoffs;
    });
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    return summary;
}

} // namespace prunus
