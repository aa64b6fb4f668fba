#include "core/games/searchgame.h"

#include "core/games/variationlistener.h"
#include "core/search/countinglistener.h"
#include "core/search/deepstack.h"
#include "core/search/dispatch.h"

#include <algorithm>
#include <new>

namespace prunus {

namespace {

using Kind = SearchError::Kind;
using Listener =
    BothListeners<CountingListener, BothListeners<VariationListener, ProgressListener>>;

/// Nim's longest game takes eight heaps of 255 one by one; no other is nearly as long.
constexpr std::uint32_t longestGame = Nim::mostHeaps * Nim::mostCounters;

template <Game G>
GameSearch searched(const G& start, const SearchOptions& options, Evaluation evaluation,
                    Progress* progress) {
    Listener listener{CountingListener{}, {VariationListener{}, ProgressListener(progress)}};
    GameSearch found;
    found.summary.value =
        search(JudgedGame<G>(start, evaluation), options, start.toMove(), listener);
    const CountingListener& calls = listener.first;
    found.summary.nodesVisited = calls.interior + calls.leaves + calls.recalls;
    found.summary.leavesEvaluated = calls.leaves;
    found.summary.interiorVisited = calls.interior;
    found.summary.cutoffs = calls.cutoffs;
    found.summary.recalls = calls.recalls;
    found.variation = listener.second.first.variation();
    G position = start;
    for (const std::uint32_t k : found.variation) {
        const typename G::Move move = position.moves()[k];
        found.moves.push_back(position.moveName(move));
        position.apply(move);
    }
    return found;
}

} // namespace

tl::expected<GameSearch, SearchError> searchGame(const AnyGame& start, const SearchOptions& wanted,
                                                 Evaluation evaluation, Progress* progress) {
    SearchOptions options = wanted;
    if (!traits(options.algorithm).takesWindow) {
        options.window = {};
    }
    tl::expected<GameSearch, SearchError> found;
    const std::uint64_t levels = std::min(options.depth.value_or(longestGame), longestGame);
    const bool ran = runWithStackFor(levels + 1, [&] {
        try {
            if (progress != nullptr) {
                progress->begin(Stage::searching, 0);
            }
            found = std::visit(
                [&](const auto& game) { return searched(game, options, evaluation, progress); },
                start);
        } catch (const WorkCancelled&) {
            found = tl::make_unexpected(SearchError{Kind::cancelled, noNode});
        } catch (const std::bad_alloc&) {
            found = tl::make_unexpected(SearchError{Kind::outOfMemory, noNode});
        }
    });
    if (!ran) {
        found = tl::make_unexpected(SearchError{Kind::outOfMemory, noNode});
    }
    return found;
}

} // namespace prunus
