#pragma once

#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// Visits a tree in the order in which notations write it, without recursion: `enter(node, first)`
/// for each node, `first` if nothing stands before it in its list, and `leave(node)` for each inner
/// node after its children. O(nodes) time, O(height) memory.
template <class Enter, class Leave>
void visitDepthFirst(const GameTree& tree, Enter enter, Leave leave) {
    struct Open {
        NodeId node;
        NodeRange left;
    };
    std::vector<Open> open;
    auto visit = [&](NodeId node, bool first) {
        enter(node, first);
        if (!tree.isLeaf(node)) {
            open.push_back({node, tree.children(node)});
        }
    };
    visit(GameTree::root(), true);
    while (!open.empty()) {
        Open& top = open.back();
        if (top.left.empty()) {
            leave(top.node);
            open.pop_back();
            continue;
        }
        const NodeId child = top.left.first;
        ++top.left.first;
        visit(child, child == tree.children(top.node).first);
    }
}

} // namespace prunus
