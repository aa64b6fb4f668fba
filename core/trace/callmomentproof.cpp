// The part of CallMoment about what the evaluated leaves prove.

#include "core/trace/callmoment.h"

#include <algorithm>
#include <limits>

namespace prunus {

Bounds CallMoment::proven(NodeId n) const {
    const CallId last = latest(n);
    if (last == noCall || last < log().stage(t_).first) {
        return {};
    }
    if (!isOpen(last)) {
        return boundsOf(*tree_, log().proven(last));
    }
    NodeId open = innermost();
    Bounds below = provenByChildren(open, noNode, {});
    while (open != n) {
        const NodeId parent = tree_->parent(open);
        below = provenByChildren(parent, open, below);
        open = parent;
    }
    return below;
}

/// Where a child is open, what is proved of it is known already.
Bounds CallMoment::provenByChildren(NodeId n, NodeId openChild, Bounds below) const {
    const bool maximises = playerAt(n) == Player::max;
    const Value worst = maximises ? -infinity : infinity;
    Bounds bounds{worst, worst};
    for (const NodeId child : tree_->children(n)) {
        bounds = combined(maximises, bounds, child == openChild ? below : proven(child));
    }
    return withHeld(n, bounds);
}

Bounds CallMoment::withHeld(NodeId n, Bounds bounds) const {
    const CallId held = trace_->positions() == nullptr ? noCall : log().heldBy(latest(n));
    if (held == noCall) {
        return bounds;
    }
    const Bounds before = boundsOf(*tree_, log().proven(held));
    return {std::max(bounds.lower, before.lower), std::min(bounds.upper, before.upper)};
}

std::vector<Bounds> CallMoment::provenOnStack(std::size_t most) const {
    std::vector<Bounds> all;
    NodeId below = noNode;
    for (CallId c = innermostCall(); c != noCall && all.size() < most;
         c = log().parent(*tree_, c)) {
        const NodeId open = log().node(c);
        all.push_back(provenByChildren(open, below, all.empty() ? Bounds{} : all.back()));
        below = open;
    }
    return all;
}

/// Through the first children, in the order of search, that are proved to have the root's value.
std::vector<NodeId> CallMoment::provenLine(std::size_t most) const {
    std::vector<NodeId> line{GameTree::root()};
    const Bounds value = proven(GameTree::root());
    // Asked once, since each open node's follows from all below it.
    const std::vector<Bounds> open = provenOnStack(std::numeric_limits<std::size_t>::max());
    for (bool found = true; found && line.size() < most;) {
        found = false;
        const NodeRange family = tree_->children(line.back());
        for (std::uint32_t k = 0; k < family.size() && !found; ++k) {
            const NodeId child = trace_->order().at(family, k);
            const bool isOpen = state(child) == NodeState::open;
            if ((isOpen ? open[open.size() - 1 - line.size()] : proven(child)) == value) {
                line.push_back(child);
                found = true;
            }
        }
    }
    return line;
}

std::vector<NodeId> CallMoment::bestLine(std::size_t most) const {
    // While nothing is known of some child, most likely the last, the root has no value either.
    const NodeRange family = tree_->children(GameTree::root());
    const bool childLeft =
        !family.empty() && proven(trace_->order().at(family, family.size() - 1)).nothing();
    if (t_.value != 0 && !childLeft && proven(GameTree::root()).exact()) {
        return provenLine(most);
    }
    std::vector<NodeId> line{GameTree::root()};
    for (NodeId n = bestChild(GameTree::root()); n != noNode && line.size() < most;
         n = bestChild(n)) {
        line.push_back(n);
    }
    return line;
}

} // namespace prunus
