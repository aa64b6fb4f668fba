#include "core/edit/arrange.h"

#include "core/analysis/minimaltree.h"
#include "core/base/portablerandom.h"
#include "core/search/searchorder.h"

#include <algorithm>

namespace prunus {

namespace {

using Order = std::vector<NodeId>;

/// Lets `arrange` change the order of each family: given its row, and its part of the order.
template <class Arrange>
Order arranged(const GameTree& tree, Families families, const Arrange& arrange) {
    Order order(tree.nodeCount());
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        order[n.value] = n;
    }
    NodeRange nodes{families.node, families.node + 1};
    for (Row row = tree.rowOf(families.node); !nodes.empty(); ++row) {
        for (const NodeId n : nodes) {
            const NodeRange family = tree.children(n);
            arrange(row, order.begin() + family.first.value, order.begin() + family.last.value);
        }
        if (!families.below) {
            break;
        }
        nodes = tree.childrenOf(nodes);
    }
    return order;
}

bool greatestFirst(SortKey key, Player mover) {
    switch (key) {
    case SortKey::bestFirst:
        return mover == Player::max;
    case SortKey::worstFirst:
        return mover == Player::min;
    case SortKey::ascending:
        return false;
    case SortKey::descending:
    case SortKey::smallestProof:
        break;
    }
    return true;
}

/// Puts the children first that the smallest proof rests on.
std::vector<NodeId> provenFirst(const GameTree& tree, Families families) {
    const auto minimal = minimalTree(tree, {});
    if (!minimal) {
        return arranged(tree, families, [](Row, auto, auto) {});
    }
    const SearchOrder best = minimal->order(tree);
    return arranged(tree, families, [&](Row, auto first, auto last) {
        if (first != last) {
            const NodeRange family{*first, *first + static_cast<std::uint32_t>(last - first)};
            for (auto place = first; place != last; ++place) {
                *place = best.at(family, static_cast<std::uint32_t>(place - first));
            }
        }
    });
}

} // namespace

std::vector<NodeId> sorted(const GameTree& tree, const SortChildren& edit) {
    if (edit.key == SortKey::smallestProof) {
        return provenFirst(tree, edit.families);
    }
    const Player root = tree.header().root;
    const std::vector<Value> values = minimaxValues(tree, root, std::nullopt);
    return arranged(tree, edit.families, [&](Row row, auto first, auto last) {
        const bool falling = greatestFirst(edit.key, playerAt(root, row));
        std::stable_sort(first, last, [&](NodeId a, NodeId b) {
            return falling ? values[a.value] > values[b.value] : values[a.value] < values[b.value];
        });
    });
}

std::vector<NodeId> reversed(const GameTree& tree, Families families) {
    return arranged(tree, families, [](Row, auto first, auto last) { std::reverse(first, last); });
}

std::vector<NodeId> shuffled(const GameTree& tree, const ShuffleChildren& edit) {
    std::mt19937_64 random(edit.seed);
    return arranged(tree, edit.families, [&](Row, auto first, auto last) {
        for (auto left = last - first; left > 1; --left) {
            const auto other = randomBelow(random, static_cast<std::uint64_t>(left));
            std::iter_swap(first + (left - 1), first + static_cast<std::ptrdiff_t>(other));
        }
    });
}

} // namespace prunus
