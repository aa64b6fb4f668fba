#include "tests/search/oracle/truevalue.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

Player moverAt(Player root, std::size_t depth) {
    return depth % 2 == 0 ? root : opponent(root);
}

} // namespace

bool better(Player player, Value a, Value b) {
    return player == Player::max ? a > b : a < b;
}

Value worst(Player player) {
    return player == Player::max ? -infinity : infinity;
}

Value staticValue(const NaiveTree& tree, const NaiveNode& node) {
    if (node.value) {
        return *node.value;
    }
    if (node.children.empty() && tree.failureValue) {
        return *tree.failureValue;
    }
    throw MissingStaticValue{node.id};
}

Player rootPlayer(const NaiveTree& tree, const SearchOptions& options) {
    return options.root.value_or(tree.player);
}

bool isSearchLeaf(const NaiveTree& tree, const SearchOptions& options, std::uint32_t node) {
    return tree.nodes[node]->children.empty() ||
           (options.depth && tree.paths[node].size() >= *options.depth);
}

Value trueValue(const NaiveTree& tree, const SearchOptions& options, std::uint32_t node) {
    const NaiveNode& here = *tree.nodes[node];
    if (isSearchLeaf(tree, options, node)) {
        return staticValue(tree, here);
    }
    const Player player = moverAt(rootPlayer(tree, options), tree.paths[node].size());
    Value best = worst(player);
    for (const NaiveNode& child : here.children) {
        const Value v = trueValue(tree, options, child.id);
        best = player == Player::max ? std::max(best, v) : std::min(best, v);
    }
    return best;
}

Orders naiveOrders(const NaiveTree& tree, const SearchOptions& options) {
    if (options.order == MoveOrder::random) {
        const GameTree program = gameTree(tree);
        return ordersOf(program, makeOrder(program, options));
    }
    Orders orders(tree.nodes.size());
    for (const NaiveNode* node : tree.nodes) {
        std::vector<std::uint32_t>& order = orders[node->id];
        for (std::uint32_t c = 0; c < node->children.size(); ++c) {
            order.push_back(c);
        }
        if (options.order == MoveOrder::asWritten || isSearchLeaf(tree, options, node->id)) {
            continue;
        }
        const Player mover = moverAt(rootPlayer(tree, options), tree.paths[node->id].size());
        const Player favoured = options.order == MoveOrder::bestFirst ? mover : opponent(mover);
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return better(favoured, trueValue(tree, options, node->children[a].id),
                          trueValue(tree, options, node->children[b].id));
        });
    }
    return orders;
}

Orders ordersOf(const GameTree& tree, const SearchOrder& order) {
    Orders orders(tree.nodeCount());
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(NodeId{n});
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            orders[n].push_back(order.at(family, k).value - family.first.value);
        }
    }
    return orders;
}

} // namespace prunus::oracle
