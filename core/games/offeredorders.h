#pragma once

#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"

#include <span>

namespace prunus {

/// The orders that the game offers beside its own; none, in Nim.
[[nodiscard]] std::span<const GameMoveOrder> offeredOrders(const AnyGame& game);

/// Whether it is the game's own or one that it offers.
[[nodiscard]] bool offers(const AnyGame& game, GameMoveOrder order);

/// Whether it is none, or the game tells captures from other moves.
[[nodiscard]] bool offers(const AnyGame& game, Quiescence quiescence);

/// The evaluations that the game offers beside its own and none; mostly none.
[[nodiscard]] std::span<const Evaluation> offeredEvaluations(const AnyGame& game);

/// Whether it is the game's own, none, or one that it offers.
[[nodiscard]] bool offers(const AnyGame& game, Evaluation evaluation);

} // namespace prunus
