#pragma once

#include "core/games/unfold.h"
#include "tests/games/namedposition.h"

namespace prunus::gamestest {

inline UnfoldWish toDepth(std::optional<std::uint32_t> depth) {
    UnfoldWish wish;
    wish.depth = depth;
    return wish;
}

/// The tree of a game, to its end or to a depth.
inline GameTree unfolded(const QString& name, std::optional<std::uint32_t> depth = std::nullopt,
                         GameMoveOrder order = GameMoveOrder::own) {
    UnfoldWish wish = toDepth(depth);
    wish.order = order;
    return unfold(game(name), wish).value().tree;
}

} // namespace prunus::gamestest
