#include "core/games/searchgame.h"

#include "core/games/offeredorders.h"
#include "core/games/orderedgame.h"
#include "core/games/playing.h"
#include "core/games/quiescentgame.h"
#include "core/games/searchposition.h"
#include "core/search/deepstack.h"

#include <algorithm>
#include <cassert>
#include <new>

namespace prunus {

namespace {

using Kind = SearchError::Kind;

/// How a search sees a game.
struct Way {
    Evaluation evaluation;
    GameMoveOrder order;
    Quiescence quiescence;
};

/// Searches the game as `seen`; `own` is the same position in the game's own order.
template <Game P, Game Own>
GameSearch searched(const P& seen, const Own& own, const SearchOptions& options, const Way& way,
                    Progress* progress) {
    GameSearch found = detail::searchPosition(seen, options, progress);
    if (way.order != GameMoveOrder::own) {
        detail::renumber(found, seen, own);
    }
    return found;
}

template <Game G>
GameSearch searchedSo(const G& game, const SearchOptions& options, const Way& way,
                      Progress* progress) {
    const auto seen = seenAs(game, way.evaluation, way.order);
    if constexpr (CapturingGame<G>) {
        if (way.quiescence != Quiescence::none) {
            // The position knows the limit, so that the search has none.
            const std::uint32_t limit = options.depth.value();
            SearchOptions whole = options;
            whole.depth.reset();
            return searched(QuiescentGame(seen, limit), QuiescentGame(game, limit), whole, way,
                            progress);
        }
    }
    return searched(seen, game, options, way, progress);
}

} // namespace

tl::expected<GameSearch, SearchError> searchGame(const AnyGame& start, const SearchOptions& options,
                                                 Evaluation evaluation, GameMoveOrder order,
                                                 Progress* progress) {
    return searchGame(start, options, evaluation, order, Quiescence::none, progress);
}

tl::expected<GameSearch, SearchError> searchGame(const AnyGame& start, const SearchOptions& wanted,
                                                 Evaluation evaluation, GameMoveOrder order,
                                                 Quiescence quiescence, Progress* progress) {
    assert(offers(start, order) && offers(start, quiescence));
    assert(quiescence == Quiescence::none || wanted.depth);
    SearchOptions options = wanted;
    if (!traits(options.algorithm).takesWindow) {
        options.window = {};
    }
    options.tableBytes = options.tableBytes.value_or(TranspositionTable::usualBytes);
    tl::expected<GameSearch, SearchError> found;
    // Where play need not end, a search without a limit would not either.
    if (boardKind(start) == BoardKind::chess) {
        options.depth = std::min(options.depth.value_or(longestGame), mostMoves(start));
    }
    const std::uint64_t levels = std::min(options.depth.value_or(longestGame), longestGame);
    const std::uint64_t further = quiescence == Quiescence::none ? 0 : longestExchange + 1;
    const bool ran = runWithStackFor(levels + 1 + further, [&] {
        try {
            if (progress != nullptr) {
                progress->begin(Stage::searching, 0);
            }
            const auto begin = std::chrono::steady_clock::now();
            found = std::visit(
                [&](const auto& game) {
                    return searchedSo(game, options, {evaluation, order, quiescence}, progress);
                },
                start);
            found->summary.took = std::chrono::steady_clock::now() - begin;
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
