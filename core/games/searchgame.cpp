#include "core/games/searchgame.h"

#include "core/games/offeredorders.h"
#include "core/games/playing.h"
#include "core/games/searchposition.h"
#include "core/search/deepstack.h"

#include <algorithm>
#include <cassert>
#include <new>

namespace prunus {

namespace {

using Kind = SearchError::Kind;

GameSearch searchInOwnOrder(const AnyGame& start, const SearchOptions& options,
                            Evaluation evaluation, Progress* progress) {
    return std::visit(
        [&](const auto& game) {
            return detail::searchPosition(JudgedGame(game, evaluation), options, progress);
        },
        start);
}

} // namespace

tl::expected<GameSearch, SearchError> searchGame(const AnyGame& start, const SearchOptions& wanted,
                                                 Evaluation evaluation, GameMoveOrder order,
                                                 Progress* progress) {
    assert(offers(start, order));
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
    const bool ran = runWithStackFor(levels + 1, [&] {
        try {
            if (progress != nullptr) {
                progress->begin(Stage::searching, 0);
            }
            const auto begin = std::chrono::steady_clock::now();
            found = order == GameMoveOrder::own
                        ? searchInOwnOrder(start, options, evaluation, progress)
                        : detail::searchInOrder(start, options, evaluation, order, progress);
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
