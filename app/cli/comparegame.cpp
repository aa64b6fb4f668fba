#include "app/cli/comparegame.h"

#include "app/cli/gameargument.h"
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
        options.algorithm = algorithm;
        options.window = traits(algorithm).takesWindow ? flags.window.value_or(Window{}) : Window{};
        auto found = searchGame(*start, options, flags.evaluation.value_or(Evaluation::own),
                                flags.gameOrder);
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
