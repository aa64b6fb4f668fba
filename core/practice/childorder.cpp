#include "core/practice/childorder.h"

#include "core/analysis/minimaltree.h"
#include "core/edit/rebuildtree.h"
#include "core/practice/eventlog.h"
#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"
#include "core/search/treecursor.h"

#include <algorithm>
#include <numeric>

namespace prunus {

namespace {

std::vector<std::uint32_t> childrenAsWritten(const GameTree& tree, NodeId n) {
    std::vector<std::uint32_t> children(tree.childCount(n));
    std::iota(children.begin(), children.end(), 0U);
    return children;
}

/// What is searched in this order is written so, by whoever reads from the right the other way
/// round.
ChildOrder orderSearched(const GameTree& tree, const SearchOrder& searched, bool rightToLeft) {
    ChildOrder order;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(n);
        std::vector<std::uint32_t> children = childrenAsWritten(tree, n);
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            children[k] = searched.at(family, k).value - family.first.value;
        }
        if (rightToLeft) {
            std::ranges::reverse(children);
        }
        if (children != childrenAsWritten(tree, n)) {
            order[n] = std::move(children);
        }
    }
    return order;
}

double ordersOf(const GameTree& tree) {
    double orders = 1;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        for (std::uint32_t k = 2; k <= tree.childCount(n); ++k) {
            orders *= k;
        }
    }
    return orders;
}

/// The next of all orders; false after the last.
bool toNextOrder(const GameTree& tree, std::vector<NodeId>& places) {
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(n);
        if (std::next_permutation(places.begin() + family.first.value,
                                  places.begin() + family.last.value)) {
            return true;
        }
    }
    return false;
}

BestOrder bestOfAll(const GameTree& tree, const Procedure& procedure) {
    const Player root = rootOf(tree, procedure);
    std::vector<NodeId> places(tree.nodeCount());
    std::iota(places.begin(), places.end(), GameTree::root());
    BestOrder best{tree.leafCount() + 1, {}};
    do {
        const SearchOrder order(places);
        CountingListener counts;
        searchOnce(TreeCursor(tree, order), procedure.options, root, counts);
        if (counts.leaves < best.leaves) {
            best = {static_cast<std::uint32_t>(counts.leaves),
                    orderSearched(tree, order, procedure.rightToLeft)};
        }
    } while (toNextOrder(tree, places));
    return best;
}

/// Whether in the best order exactly the smallest proof of the root's value is read.
bool isSmallestProof(const SearchOptions& options) {
    const AlgorithmTraits& algorithm = traits(options.algorithm);
    return algorithm.windowed && algorithm.handsDown == HandsDown::stands &&
           options.cut == CutRule::greaterOrEqual && options.window == Window{};
}

} // namespace

GameTree rearranged(const GameTree& tree, const ChildOrder& order) {
    RebuiltTree growth(tree);
    for (const auto& [n, children] : order) {
        const RebuiltTree::Family written = growth.familyOf(n);
        RebuiltTree::Family family;
        for (const std::uint32_t child : children) {
            family.push_back(written.at(child));
        }
        growth.setFamily(n, std::move(family));
    }
    return std::move(growth).grow({Origin::Source::old, GameTree::root()})->tree;
}

NodeId standingAt(const GameTree& tree, const ChildOrder& order,
                  const std::vector<std::uint32_t>& path) {
    NodeId n = GameTree::root();
    for (const std::uint32_t place : path) {
        const auto children = order.find(n);
        n = tree.children(n)[children == order.end() ? place : children->second.at(place)];
    }
    return n;
}

ChildOrder withMoved(const GameTree& tree, ChildOrder order, NodeId parent, std::uint32_t from,
                     std::uint32_t to) {
    auto& children = order.try_emplace(parent, childrenAsWritten(tree, parent)).first->second;
    const auto at = [&](std::uint32_t place) { return children.begin() + place; };
    if (from < to) {
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    } else {
        std::rotate(at(to), at(from), at(from) + 1);
    }
    if (children == childrenAsWritten(tree, parent)) {
        order.erase(parent);
    }
    return order;
}

std::uint32_t leavesRead(const GameTree& tree, const Procedure& procedure) {
    const auto log = carryOut(tree, procedure);
    return log ? static_cast<std::uint32_t>(
                     std::ranges::count(log->events, EventKind::leaf, &Event::kind))
               : 0;
}

bool hasBestOrder(const GameTree& tree, const Procedure& procedure) {
    return !traits(procedure.options.algorithm).repeats && !procedure.callPerRootChild &&
           (isSmallestProof(procedure.options) || ordersOf(tree) <= mostOrdersTried);
}

std::optional<BestOrder> bestOrder(const GameTree& tree, const Procedure& procedure) {
    if (!hasBestOrder(tree, procedure)) {
        return std::nullopt;
    }
    const SearchOptions& options = procedure.options;
    if (const auto minimal = isSmallestProof(options) ? minimalTree(tree, options) : std::nullopt) {
        return BestOrder{minimal->leaves(),
                         orderSearched(tree, minimal->order(tree), procedure.rightToLeft)};
    }
    return bestOfAll(tree, procedure);
}

} // namespace prunus
