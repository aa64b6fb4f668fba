#include "core/games/orderedgame.h"
#include "core/games/searchposition.h"

namespace prunus::detail {

namespace {

/// The number that the game's own order gives to a move.
template <Game G> std::uint32_t ownNumber(const G& position, typename G::Move move) {
    const auto moves = position.moves();
    std::uint32_t k = 0;
    while (!(moves[k] == move)) {
        ++k;
    }
    return k;
}

template <OrderingGame G>
GameSearch searched(const G& start, const SearchOptions& options, Evaluation evaluation,
                    GameMoveOrder order, Progress* progress) {
    using Searched = OrderedGame<JudgedGame<G>>;
    const Searched ordered(JudgedGame<G>(start, evaluation), order);
    GameSearch found = searchPosition(ordered, options, progress);
    Searched position = ordered;
    for (std::uint32_t& k : found.variation) {
        const typename G::Move move = position.moves()[k];
        k = ownNumber(static_cast<const G&>(position), move);
        position.apply(move);
    }
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
