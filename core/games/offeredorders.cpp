#include "core/games/offeredorders.h"

#include "core/games/orderedgame.h"
#include "core/games/quiescentgame.h"

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

bool offers(const AnyGame& game, Quiescence quiescence) {
    return quiescence == Quiescence::none ||
           std::visit([](const auto& seen) { return CapturingGame<std::decay_t<decltype(seen)>>; },
                      game);
}

std::span<const Evaluation> offeredEvaluations(const AnyGame& game) {
    return std::visit(
        [](const auto& seen) -> std::span<const Evaluation> {
            using G = std::decay_t<decltype(seen)>;
            if constexpr (requires { G::evaluations; }) {
                return G::evaluations;
            } else {
                return {};
            }
        },
        game);
}

bool offers(const AnyGame& game, Evaluation evaluation) {
    const auto offered = offeredEvaluations(game);
    return evaluation == Evaluation::own || evaluation == Evaluation::zero ||
           std::find(offered.begin(), offered.end(), evaluation) != offered.end();
}

} // namespace prunus
