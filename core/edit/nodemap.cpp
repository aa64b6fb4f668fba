#include "core/edit/nodemap.h"

#include <algorithm>

namespace prunus {

NodeMap NodeMap::inverted(std::uint32_t nodeCount) const {
    if (identity()) {
        return {};
    }
    std::vector<NodeId> back(nodeCount, noNode);
    for (std::uint32_t n = 0; n < targets_.size(); ++n) {
        if (targets_[n] != noNode) {
            back[targets_[n].value] = NodeId{n};
        }
    }
    return NodeMap(std::move(back));
}

NodeMap samePaths(const GameTree& from, const GameTree& to) {
    std::vector<NodeId> targets(from.nodeCount(), noNode);
    targets[0] = GameTree::root();
    // Level order: a parent's target is known before its children's.
    for (NodeId n = GameTree::root(); n.value < from.nodeCount(); ++n) {
        const NodeId there = targets[n.value];
        if (there == noNode) {
            continue;
        }
        const NodeRange own = from.children(n);
        const NodeRange others = to.children(there);
        for (std::uint32_t k = 0; k < std::min(own.size(), others.size()); ++k) {
            targets[own[k].value] = others[k];
        }
    }
    return NodeMap(std::move(targets));
}

} // namespace prunus
