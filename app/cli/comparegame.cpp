#include "app/cli/comparegame.h"

#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "app/cli/uctarguments.h"
#include "core/games/playing.h"
#include "core/games/searchgame.h"
#include "core/uct/recorduct.h"

#include <algorithm>

namespace prunus {

namespace {

ComparedSearch summarise(const SearchOptions& options, GameSearch found) {
    const SearchSummary& summary = found.summary;
    ComparedSearch result;
    result.algorithm = {options.algorithm};
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

tl::unexpected<std::string> noMemory() {
    return tl::make_unexpected(std::string("there is not enough memory for this search"));
}

} // namespace

ComparedSearch summarised(const UctTrace& trace) {
    const UctSummary found = summaryOf(trace);
    ComparedSearch result;
    result.value = found.estimate;
    result.variation = found.line;
    NodeId at = GameTree::root();
    for (const std::uint32_t k : found.line) {
        at = trace.tree().children(at)[k];
        result.moves.emplace_back(trace.tree().moves().at(at));
    }
    // Unless every move of a game is there under its name, child numbers say more.
    if (trace.tree().header().game.empty() || std::ranges::count(result.moves, "") != 0) {
        result.moves.clear();
    }
    result.counts.leavesEvaluated = found.counts.leavesEvaluated;
    result.uct = found.counts;
    return result;
}

tl::expected<Comparing, std::string> comparingGame(const CompareRequest& request) {
    const auto start = readGameWithNote(*request.tree);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    const SearchFlags& flags = request.search;
    Comparing comparing;
    const Quiescence quiescence = flags.quiescence.value_or(Quiescence::none);
    comparing.about.game =
        ComparedGame{gameName(*request.tree), flags.options.depth, flags.gameOrder, quiescence};
    comparing.about.root = toMove(*start);
    comparing.search = [start = *start, uct = uctOptionsOf(request.uct, flags.options), quiescence,
                        &flags](AnyAlgorithm algorithm,
                                Progress& progress) -> tl::expected<ComparedSearch, std::string> {
        if (algorithm.isUct()) {
            const auto trace = recordUct(start, uct, &progress);
            return trace ? tl::expected<ComparedSearch, std::string>(summarised(**trace))
                         : noMemory();
        }
        const SearchOptions options = optionsFor(*algorithm.exact, flags);
        auto found = searchGame(start, options, flags.evaluation.value_or(Evaluation::own),
                                flags.gameOrder, quiescence, &progress);
        if (!found) {
            return noMemory();
        }
        return summarise(options, *std::move(found));
    };
    return comparing;
}

} // namespace prunus
