#pragma once

#include "core/notation/writetree.h"

#include <sstream>
#include <string>
#include <vector>

// What trees are compared by.
namespace prunus {

/// Returns the values of the leaves in level order.
inline std::vector<Value> plainLeaves(const GameTree& tree) {
    std::vector<Value> leaves;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            leaves.push_back(tree.staticValue(n));
        }
    }
    return leaves;
}

inline std::string plainText(const GameTree& tree) {
    std::ostringstream out;
    writeText(out, tree);
    return out.str();
}

} // namespace prunus
