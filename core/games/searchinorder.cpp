#include "core/games/orderedgame.h"
#include "core/games/searchposition.h"

namespace prunus::detail {

namespace {

template <OrderingGame G>
GameSearch searched(const G& start, const SearchOptions& options, Evaluation evaluation,
                    GameMoveOrder order, Progress* progress) {
    using Searched = OrderedGame<JudgedGame<G>>;
    const Searched ordered(JudgedGame<G>(start, evaluation), order);
    GameSearch found = searchPosition(ordered, options, progress);
    renumber(found, ordered, start);
    return found;
}

} // namespace

GameSearch searchInOrder(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
                         GameMoveOrder order, Progress* progress) {
    return std::visit(
        [&](const auto& game) -> GameSearch {
            if constexpr (OrderingGame<std::decay_t<decltype(game)>>) {
                return searched(game, options, evaluation, order, progress);
            } else {
                return {};
            }
        },
        start);
}

} // namespace prunus::detail
