#include "core/search/countinglistener.h"
#include "core/search/treecursor.h"
#include "core/trace/countonce.h"
#include "core/trace/deepstackguard.h"
#include "core/trace/run.h"
#include "core/trace/runrepeating.h"

namespace prunus {

tl::expected<SearchSummary, SearchError> summariseSearch(const GameTree& tree,
                                                         const SearchOptions& wanted,
                                                         Progress* progress, FindPositions find) {
    using Listener = BothListeners<CountingListener, ProgressListener>;
    const SearchOptions options = settled(wanted);
    const Player root = options.root.value_or(tree.header().root);
    SearchSummary summary;
    const auto outcome = detail::guarded(detail::levels(tree, options), [&] {
        const SearchOrder order = detail::orderFor(tree, options, progress);
        const auto positions = detail::positionsFor(tree, options, progress, find);
        Listener listener{CountingListener{}, ProgressListener(progress)};
        if (progress != nullptr) {
            progress->begin(Stage::searching, 0);
        }
        const TreeCursor from(tree, order, positions.get());
        const auto start = std::chrono::steady_clock::now();
        summary.value = traits(options.algorithm).repeats
                            ? countRepeating(from, options, root, listener)
                            : countOnce(from, options, root, listener);
        summary.took = std::chrono::steady_clock::now() - start;
        summary.nodesVisited =
            listener.first.interior + listener.first.leaves + listener.first.recalls;
        summary.leavesEvaluated = listener.first.leaves;
        summary.interiorVisited = listener.first.interior;
        summary.cutoffs = listener.first.cutoffs;
        summary.recalls = listener.first.recalls;
    });
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    return summary;
}

} // namespace prunus
