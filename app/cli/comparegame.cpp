#include "app/cli/comparegame.h"

#include "app/cli/gameargument.h"
#include "app/cli/run.h"
#include "app/cli/watch.h"
#include "core/games/playing.h"
#include "core/games/searchgame.h"

namespace prunus {

namespace {

ComparedSearch summarise(Algorithm algorithm, GameSearch found) {
    const SearchSummary& summary = found.summary;
    ComparedSearch result;
    result.algorithm = algorithm;
    result.value = summary.value;
    result.variation = std::move(found.variation);
    result.moves = std::move(found.moves);
    result.counts.nodesVisited = summary.nodesVisited;
    result.counts.leavesEvaluated = summary.leavesEvaluated;
    result.counts.interiorVisited = summary.interiorVisited;
    result.counts.cutoffs = summary.cutoffs;
    result.counts.recalls = summary.recalls;
    return result;
}

/// What is finished counts.
tl::expected<ComparedSearches, std::string> stoppedAt(Algorithm algorithm,
                                                      ComparedSearches finished) {
    const std::string id(traits(algorithm).id);
    if (finished.searches.empty()) {
        return tl::make_unexpected("stopped before " + id + " had ended");
    }
    complain("note: stopped before " + id + " had ended; only what is finished is shown");
    return finished;
}

} // namespace

tl::expected<ComparedSearches, std::string> compareOnGame(const CompareRequest& request,
                                                          const std::vector<Algorithm>& which) {
    const std::string& argument = request.tree.value();
    const auto start = readGame(argument);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    const SearchFlags& flags = request.search;
    SearchOptions options = flags.options;
    ComparedSearches comparison;
    comparison.game = ComparedGame{gameName(argument), options.depth, flags.gameOrder};
    comparison.root = toMove(*start);
    for (const Algorithm algorithm : which) {
        if (wasInterrupted()) { // as the last one ended
            return stoppedAt(algorithm, std::move(comparison));
        }
        options.algorithm = algorithm;
        options.window = traits(algorithm).takesWindow ? flags.window.value_or(Window{}) : Window{};
        Progress progress;
        tl::expected<GameSearch, SearchError> found;
        watch(progress, std::string(traits(algorithm).id), [&] {
            found = searchGame(*start, options, flags.evaluation.value_or(Evaluation::own),
                               flags.gameOrder, &progress);
        });
        if (!found && found.error().kind == SearchError::Kind::cancelled) {
            return stoppedAt(algorithm, std::move(comparison));
        }
        if (!found) {
            return tl::make_unexpected(argument + ": there is not enough memory for this search");
        }
        ComparedSearch result = summarise(algorithm, *std::move(found));
        result.bound = boundUnder(options.window, result.value);
        comparison.searches.push_back(std::move(result));
    }
    return comparison;
}

} // namespace prunus
