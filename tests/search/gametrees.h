#pragma once

#include "core/games/findsamepositions.h"
#include "core/games/namedgame.h"
#include "core/games/unfold.h"

#include <QString>
#include <random>

namespace prunus::oracle {

/// The tree of a game to a depth, or of the whole game if the depth is negative.
inline GameTree unfolded(const QString& name, int depth) {
    UnfoldWish wish;
    if (depth >= 0) {
        wish.depth = static_cast<std::uint32_t>(depth);
    }
    return unfold(gameNamed(name.toStdString()).value(), wish).value().tree;
}

/// The same tree with other numbers, the same for all nodes of a position: `count` of them, from
/// `least` on.
inline GameTree withValues(const GameTree& tree, std::uint32_t seed, std::uint32_t count,
                           Value least) {
    const auto same = findTablePositions(tree);
    std::mt19937 random(seed);
    std::vector<Value> ofPosition(tree.nodeCount());
    for (Value& v : ofPosition) {
        v = static_cast<Value>(random() % count) + least;
    }
    std::vector<Value> values = tree.ownValues();
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        values[n.value] = ofPosition[same->of(n).value];
    }
    return GameTree(tree.offsets(), values, tree.header(), {}, Labels(tree.moves()));
}

} // namespace prunus::oracle
