#pragma once

#include "core/games/unfold.h"

#include <QString>

namespace prunus::gamestest {

inline AnyGame game(const QString& name) {
    return gameNamed(name.toStdString()).value();
}

/// The tree of a game, to its end or to a depth.
inline GameTree unfolded(const QString& name, std::optional<std::uint32_t> depth = std::nullopt,
                         GameMoveOrder order = GameMoveOrder::own) {
    UnfoldWish wish;
    wish.depth = depth;
    wish.order = order;
    return unfold(game(name), wish).value().tree;
}

} // namespace prunus::gamestest
