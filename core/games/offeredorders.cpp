#include "core/games/offeredorders.h"

#include "core/games/orderedgame.h"

#include <algorithm>

namespace prunus {

std::span<const GameMoveOrder> offeredOrders(const AnyGame& game) {
    return std::visit(
        [](const auto& seen) -> std::span<const GameMoveOrder> {
            using G = std::decay_t<decltype(seen)>;
            if constexpr (OrderingGame<G>) {
                return G::orders;
            } else {
                return {};
            }
        },
        game);
}

bool offers(const AnyGame& game, GameMoveOrder order) {
    const auto offered = offeredOrders(game);
    return order == GameMoveOrder::own ||
           std::find(offered.begin(), offered.end(), order) != offered.end();
}

} // namespace prunus
