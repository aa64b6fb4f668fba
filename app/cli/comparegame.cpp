#include "app/cli/comparegame.h"

#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "core/games/playing.h"
#include "core/games/searchgame.h"

namespace prunus {

namespace {

ComparedSearch summarise(const SearchOptions& options, GameSearch found) {
    const SearchSummary& summary = found.summary;
    ComparedSearch result;
    result.algorithm = options.algorithm;
    result.value = summary.value;
    result.variation = std::move(found.variation);
    result.moves = std::move(found.moves);
    result.counts.nodesVisited = summary.nodesVisited;
    result.counts.leavesEvaluated = summary.leavesEvaluated;
    result.counts.interiorVisited = summary.interiorVisited;
    result.counts.cutoffs = summary.cutoffs;
    result.counts.recalls = summary.recalls;
    result.bound = boundUnder(options.window, summary.value);
    return result;
}

} // namespace

tl::expected<Comparing, std::string> comparingGame(const CompareRequest& request) {
    const auto start = readGame(*request.tree);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    const SearchFlags& flags = request.search;
    Comparing comparing;
    comparing.about.game =
        ComparedGame{gameName(*request.tree), flags.options.depth, flags.gameOrder};
    comparing.about.root = toMove(*start);
    comparing.search = [start = *start,
                        &flags](Algorithm algorithm,
                                Progress& progress) -> tl::expected<ComparedSearch, std::string> {
        const SearchOptions options = optionsFor(algorithm, flags);
        auto found = searchGame(start, options, flags.evaluation.value_or(Evaluation::own),
                                flags.gameOrder, &progress);
        if (!found) {
            return tl::make_unexpected(std::string("there is not enough memory for this search"));
        }
        return summarise(options, *std::move(found));
    };
    return comparing;
}

} // namespace prunus
