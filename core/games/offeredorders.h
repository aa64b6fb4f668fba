#pragma once

#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"

#include <span>

namespace prunus {

/// Returns the move orders that the game offers beside its own; Nim offers none.
[[nodiscard]] std::span<const GameMoveOrder> offeredOrders(const AnyGame& game);

/// Whether the order is the game's own or one that the game offers.
[[nodiscard]] bool offers(const AnyGame& game, GameMoveOrder order);

/// Whether the quiescence is Quiescence::none, or the game tells captures from other moves.
[[nodiscard]] bool offers(const AnyGame& game, Quiescence quiescence);

/// Returns the evaluations that the game offers beside Evaluation::own and Evaluation::zero; most
/// games offer no others.
[[nodiscard]] std::span<const Evaluation> offeredEvaluations(const AnyGame& game);

/// Whether the evaluation is Evaluation::own, Evaluation::zero or one that the game offers.
[[nodiscard]] bool offers(const AnyGame& game, Evaluation evaluation);

} // namespace prunus
