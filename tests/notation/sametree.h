#pragma once

#include "core/tree/gametree.h"

/// Whether two trees are the same in every respect.
inline bool same(const prunus::GameTree& a, const prunus::GameTree& b) {
    const prunus::TreeHeader& one = a.header();
    const prunus::TreeHeader& other = b.header();
    if (a.offsets() != b.offsets() || one.title != other.title || one.root != other.root ||
        one.failureValue != other.failureValue || one.game != other.game ||
        one.notes != other.notes) {
        return false;
    }
    for (prunus::NodeId n{0}; n.value < a.nodeCount(); ++n) {
        const bool valued = a.hasOwnValue(n);
        if (valued != b.hasOwnValue(n) || (valued && a.staticValue(n) != b.staticValue(n)) ||
            a.names().at(n) != b.names().at(n) || a.moves().at(n) != b.moves().at(n)) {
            return false;
        }
    }
    return true;
}
