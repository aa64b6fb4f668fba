#include "core/search/searchorder.h"

#include "core/base/portablerandom.h"

#include <algorithm>
#include <limits>

namespace prunus {

namespace {

/// The first node of the row at the depth limit, or one past the last node.
std::uint32_t horizonOf(const GameTree& tree, std::optional<std::uint32_t> depth) {
    return depth && *depth <= tree.height() ? tree.row(Row{*depth}).first.value : tree.nodeCount();
}

std::vector<NodeId> asWritten(const GameTree& tree) {
    std::vector<NodeId> order(tree.nodeCount());
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        order[n] = NodeId{n};
    }
    return order;
}

std::vector<NodeId> shuffled(const GameTree& tree, std::uint64_t seed, StageMeter& meter) {
    std::vector<NodeId> order = asWritten(tree);
    std::mt19937_64 random(seed);
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(NodeId{n});
        meter.tick();
        for (std::uint32_t left = family.size(); left > 1; --left) {
            meter.pause();
            const auto other = static_cast<std::uint32_t>(randomBelow(random, left));
            std::swap(order[family[left - 1].value], order[family[other].value]);
        }
    }
    return order;
}

std::vector<Value> valuesOf(const GameTree& tree, Player root, std::optional<std::uint32_t> depth,
                            StageMeter& meter) {
    std::vector<Value> values(tree.nodeCount(), std::numeric_limits<Value>::quiet_NaN());
    const std::uint32_t horizon = horizonOf(tree, depth);
    for (std::uint32_t r = tree.height() + 1; r-- > 0;) {
        const bool maximises = playerAt(root, Row{r}) == Player::max;
        for (const NodeId n : tree.row(Row{r})) {
            meter.tick();
            const NodeRange family = tree.children(n);
            if (n.value >= horizon || family.empty()) {
                const bool below = depth && r > *depth;
                values[n.value] = below ? values[n.value] : tree.staticValue(n);
                continue;
            }
            Value best = values[family.first.value];
            for (const NodeId child : family) {
                const Value v = values[child.value];
                best = maximises ? std::max(best, v) : std::min(best, v);
            }
            values[n.value] = best;
        }
    }
    return values;
}

std::vector<NodeId> byValue(const GameTree& tree, Player root, const SearchOptions& options,
                            StageMeter& meter) {
    const std::vector<Value> values = valuesOf(tree, root, options.depth, meter);
    const std::uint32_t horizon = horizonOf(tree, options.depth);
    const bool bestFirst = options.order == MoveOrder::bestFirst;
    std::vector<NodeId> order = asWritten(tree);
    for (std::uint32_t r = 0; r < tree.height(); ++r) {
        const bool greatestFirst = (playerAt(root, Row{r}) == Player::max) == bestFirst;
        for (const NodeId n : tree.row(Row{r})) {
            meter.tick();
            const NodeRange family = tree.children(n);
            if (n.value >= horizon || family.empty()) {
                continue;
            }
            std::stable_sort(order.begin() + family.first.value, order.begin() + family.last.value,
                             [&](NodeId a, NodeId b) {
                                 meter.pause(); // one family may be the whole tree
                                 return greatestFirst ? values[a.value] > values[b.value]
                                                      : values[a.value] < values[b.value];
                             });
        }
    }
    return order;
}

SearchOrder forwards(const GameTree& tree, const SearchOptions& options, Progress* progress) {
    if (options.order == MoveOrder::asWritten) {
        return {};
    }
    // By value, first every node's value is found, then the families are sorted.
    const std::uint64_t parents =
        options.order == MoveOrder::random ? 0 : tree.row(Row{tree.height()}).first.value;
    StageMeter meter(progress, Stage::ordering, parents + tree.nodeCount());
    switch (options.order) {
    case MoveOrder::asWritten:
        return {};
    case MoveOrder::random:
        return SearchOrder(shuffled(tree, options.seed, meter));
    case MoveOrder::bestFirst:
    case MoveOrder::worstFirst:
        return SearchOrder(
            byValue(tree, options.root.value_or(tree.header().root), options, meter));
    }
    return {};
}

/// The children of each node, the last first.
SearchOrder turned(const GameTree& tree, const SearchOrder& order) {
    std::vector<NodeId> backwards(tree.nodeCount(), noNode);
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(n);
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            backwards[family[k].value] = order.at(family, family.size() - 1 - k);
        }
    }
    return SearchOrder(std::move(backwards));
}

} // namespace

std::vector<Value> minimaxValues(const GameTree& tree, Player root,
                                 std::optional<std::uint32_t> depth) {
    StageMeter meter(nullptr, Stage::ordering, tree.nodeCount());
    return valuesOf(tree, root, depth, meter);
}

SearchOrder makeOrder(const GameTree& tree, const SearchOptions& options, Progress* progress) {
    SearchOrder order = forwards(tree, options, progress);
    if (options.backwards) {
        order = turned(tree, order);
    }
    return order;
}

NodeId firstWithoutStaticValue(const GameTree& tree, const SearchOptions& options) {
    if (!options.depth || *options.depth > tree.height()) {
        return noNode;
    }
    for (const NodeId n : tree.row(Row{*options.depth})) {
        if (!tree.hasStaticValue(n)) {
            return n;
        }
    }
    return noNode;
}

} // namespace prunus
