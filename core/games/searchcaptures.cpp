#include "core/games/orderedgame.h"
#include "core/games/quiescentgame.h"
#include "core/games/searchposition.h"

namespace prunus::detail {

namespace {

/// The position knows the limit, so that the search has none.
template <CapturingGame G>
GameSearch searchedWithCaptures(const G& start, const SearchOptions& options, Evaluation evaluation,
                                GameMoveOrder order, Progress* progress) {
    const std::uint32_t limit = options.depth.value();
    SearchOptions whole = options;
    whole.depth.reset();
    const QuiescentGame seen(seenAs(start, evaluation, order), limit);
    GameSearch found = searchPosition(seen, whole, progress);
    if (order != GameMoveOrder::own) {
        renumber(found, seen, QuiescentGame(seenAs(start, evaluation, GameMoveOrder::own), limit));
    }
    return found;
}

} // namespace

GameSearch searchCaptures(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
                          GameMoveOrder order, Progress* progress) {
    return std::visit(
        [&](const auto& game) -> GameSearch {
            if constexpr (CapturingGame<std::decay_t<decltype(game)>>) {
                return searchedWithCaptures(game, options, evaluation, order, progress);
            } else {
                return {};
            }
        },
        start);
}

} // namespace prunus::detail
