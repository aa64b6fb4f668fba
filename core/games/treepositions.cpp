#include "core/games/treepositions.h"

#include "core/games/offeredorders.h"

#include <vector>

namespace prunus {

namespace {

/// More would only be kept for a reader who comes back.
constexpr std::size_t mostKnownPositions = 20'000;

} // namespace

TreePositions::TreePositions(const GameTree& tree) : tree_(tree) {
    const TreeHeader& header = tree.header();
    if (header.game.empty()) {
        return;
    }
    const auto start = gameNamed(header.game);
    if (start && toMove(*start) == header.root) {
        root_ = std::make_shared<const AnyGame>(*start);
        captures_ = offers(*start, Quiescence::captures);
        deepest_ = 2 * mostMoves(*start) + 2;
    }
}

std::shared_ptr<const AnyGame> TreePositions::at(NodeId node) {
    const Row its = tree_.rowOf(node);
    if (!root_ || its.value > deepest_) {
        return nullptr;
    }
    if (known_.size() > mostKnownPositions) {
        known_.clear();
    }
    std::vector<NodeId> below; // from the node up to the first that is known
    std::shared_ptr<const AnyGame> position;
    NodeId up = node;
    for (Row row = its;; --row.value) {
        const auto found = known_.find(up.value);
        if (up == GameTree::root() || found != known_.end()) {
            position = up == GameTree::root() ? root_ : found->second;
            break;
        }
        below.push_back(up);
        up = tree_.parent(up, row);
    }
    while (!below.empty()) {
        const NodeId parent = up;
        up = below.back();
        below.pop_back();
        position = position ? childOf(parent, position, up) : nullptr;
        known_[up.value] = position;
    }
    return position;
}

bool TreePositions::standsPat(NodeId node) const {
    return captures_ && node != GameTree::root() && tree_.moves().at(node) == standPat;
}

std::shared_ptr<const AnyGame>
TreePositions::childOf(NodeId parent, const std::shared_ptr<const AnyGame>& position,
                       NodeId child) const {
    if (standsPat(parent)) {
        return nullptr;
    }
    if (standsPat(child)) {
        return position;
    }
    const auto move = moveNamed(*position, tree_.moves().at(child));
    return move ? std::make_shared<const AnyGame>(after(*position, *move)) : nullptr;
}

} // namespace prunus
