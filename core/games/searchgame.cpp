#include "core/games/searchgame.h"

#include "core/games/offeredorders.h"
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

/// How a search goes.
struct Way {
    Evaluation evaluation;
    GameMoveOrder order;
    Quiescence quiescence;
};

GameSearch searchInOwnOrder(const AnyGame& start, const SearchOptions& options,
                            Evaluation evaluation, Progress* progress) {
    return std::visit(
        [&](const auto& game) {
            return detail::searchPosition(JudgedGame(game, evaluation), options, progress);
        },
        start);
}

GameSearch searchSo(const AnyGame& start, const SearchOptions& options, const Way& way,
                    Progress* progress) {
    if (way.quiescence != Quiescence::none) {
        return detail::searchCaptures(start, options, way.evaluation, way.order, progress);
    }
    return way.order == GameMoveOrder::own
               ? searchInOwnOrder(start, options, way.evaluation, progress)
               : detail::searchInOrder(start, options, way.evaluation, way.order, progress);
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
            found = searchSo(start, options, {evaluation, order, quiescence}, progress);
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
