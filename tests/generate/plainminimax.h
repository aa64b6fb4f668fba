#pragma once

#include "core/tree/gametree.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace prunus {

/// The minimax value of a node by the definition, from MAX's side, of the tree to so many plies
/// below it, as a tree under test is compared with it: recursive, and nothing shared with the
/// program.
inline Value plainMinimax(const GameTree& tree, NodeId n, Player player,
                          std::uint32_t plies = std::numeric_limits<std::uint32_t>::max()) {
    if (tree.isLeaf(n) || plies == 0) {
        return tree.staticValue(n);
    }
    constexpr Value inf = std::numeric_limits<Value>::infinity();
    Value best = player == Player::max ? -inf : inf;
    for (const NodeId child : tree.children(n)) {
        const Value v = plainMinimax(tree, child, opponent(player), plies - 1);
        best = player == Player::max ? std::max(best, v) : std::min(best, v);
    }
    return best;
}

/// Of the root, whose player the tree names.
inline Value plainMinimax(const GameTree& tree) {
    return plainMinimax(tree, GameTree::root(), tree.header().root);
}

/// Of every node. O(nodes x depth).
inline std::vector<Value> plainMinimaxOfAll(const GameTree& tree) {
    std::vector<Value> values;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        const bool asRoot = tree.path(n).size() % 2 == 0;
        const Player root = tree.header().root;
        values.push_back(plainMinimax(tree, n, asRoot ? root : opponent(root)));
    }
    return values;
}

} // namespace prunus
