// The part of Moment about values and windows: what is best, what holds, what is proved.

#include "core/trace/moment.h"

#include <algorithm>

namespace prunus {

namespace {

Bounds combined(bool maximises, Bounds a, Bounds b) {
    return maximises ? Bounds{std::max(a.lower, b.lower), std::max(a.upper, b.upper)}
                     : Bounds{std::min(a.lower, b.lower), std::min(a.upper, b.upper)};
}

/// What combining with nothing gives: the worst there is for who moves.
Bounds neutral(bool maximises) {
    const Value worst = maximises ? -infinity : infinity;
    return {worst, worst};
}

} // namespace

bool Moment::raisesAlpha(NodeId n) const {
    return trace_->traits().negamaxForm || trace_->playerAt(tree_->rowOf(n)) == Player::max;
}

Window Moment::window(NodeId n) const {
    Window w = trace_->entryWindow(trace_->record(n));
    const NodeId child = bestChild(n);
    if (child == noNode || !trace_->traits().windowed) {
        return w;
    }
    const Value v = seenFrom(trace_->playerAt(tree_->rowOf(n)), returnedValue(child));
    if (raisesAlpha(n)) {
        w.alpha = std::max(w.alpha, v);
    } else {
        w.beta = std::min(w.beta, v);
    }
    return w;
}

Window Moment::callWindow(NodeId leaf) const {
    const NodeId parent = tree_->parent(leaf);
    const Algorithm algorithm = trace_->options().algorithm;
    if (parent == noNode) {
        const Player root = trace_->rootPlayer();
        const Window w = trace_->options().window;
        return trace_->traits().negamaxForm && root == Player::min ? negated(w) : w;
    }
    if (algorithm == Algorithm::alphaBetaSecondDraft) {
        return trace_->entryWindow(trace_->record(parent));
    }
    const Window w = window(parent);
    if (algorithm == Algorithm::alphaBetaFirstDraft) {
        return raisesAlpha(parent) ? Window{w.alpha, infinity} : Window{-infinity, w.beta};
    }
    return algorithm == Algorithm::alphaBetaNegamax ? negated(w) : w;
}

Value Moment::best(NodeId n) const {
    const SearchOptions& options = trace_->options();
    const bool isWindowEnd = trace_->traits().windowed && options.fail == FailMode::hard &&
                             options.algorithm != Algorithm::alphaBetaFirstDraft;
    if (isWindowEnd) {
        const Window w = window(n);
        return raisesAlpha(n) ? w.alpha : w.beta;
    }
    const NodeId child = bestChild(n);
    if (child == noNode) {
        return raisesAlpha(n) ? -infinity : infinity;
    }
    return seenFrom(trace_->playerAt(tree_->rowOf(n)), returnedValue(child));
}

BoundHistory Moment::history(NodeId n, bool ofAlpha, std::size_t most) const {
    const Window entry = trace_->entryWindow(trace_->record(n));
    const Value first = ofAlpha ? entry.alpha : entry.beta;
    BoundHistory history;
    if (t_.value != 0 && trace_->traits().windowed && ofAlpha == raisesAlpha(n)) {
        const Player player = trace_->playerAt(tree_->rowOf(n));
        const NodeRange family = tree_->children(n);
        const std::uint32_t from = family.first.value;
        // Backwards from the child that improved last, to the first that moved the bound.
        NodeId child = bestChild(n);
        std::uint32_t end = from + childrenCompared(n);
        while (child != noNode) {
            const Value v = seenFrom(player, returnedValue(child));
            if (ofAlpha ? v <= first : v >= first) {
                break;
            }
            if (history.values.size() + 1 >= most) {
                history.shortened = true;
                break;
            }
            history.values.push_back(v);
            end = trace_->improved().lastSet(from, end);
            const std::uint32_t previous = trace_->improved().lastSet(from, end);
            child = previous == end ? noNode : trace_->order().at(family, previous - from);
        }
    }
    history.values.push_back(first);
    std::ranges::reverse(history.values);
    return history;
}

BoundHistory Moment::alphaHistory(NodeId n, std::size_t most) const {
    return history(n, true, most);
}

BoundHistory Moment::betaHistory(NodeId n, std::size_t most) const {
    return history(n, false, most);
}

Bounds Moment::proven(NodeId n) const {
    switch (state(n)) {
    case NodeState::evaluated: {
        const Value v = tree_->staticValue(n);
        return {v, v};
    }
    case NodeState::returned:
        return finallyProven(trace_->record(n));
    case NodeState::open:
        return provenWhileOpen(n);
    case NodeState::notReached:
    case NodeState::cut:
    case NodeState::belowLimit:
        break;
    }
    return {};
}

Bounds Moment::finallyProven(RecordId r) const {
    const NodeId lower = trace_->lowerWitness(r);
    const NodeId upper = trace_->upperWitness(r);
    return {lower == noNode ? -infinity : tree_->staticValue(lower),
            upper == noNode ? infinity : tree_->staticValue(upper)};
}

Bounds Moment::provenWhileOpen(NodeId n) const {
    // From the innermost open node up to n: at each, what its children that returned prove, with
    // what the open child just proved, and nothing of the children not reached.
    Bounds below{};
    NodeId openChild = noNode;
    for (NodeId at = innermost();; at = tree_->parent(at)) {
        const bool maximises = trace_->playerAt(tree_->rowOf(at)) == Player::max;
        const NodeRange family = tree_->children(at);
        const std::uint32_t returned = childrenReturned(at);
        Bounds own = neutral(maximises);
        for (std::uint32_t k = 0; k < returned; ++k) {
            const NodeId child = trace_->order().at(family, k);
            const Value v = tree_->staticValue(child);
            own = combined(maximises, own,
                           trace_->isSearchLeaf(*tree_, child)
                               ? Bounds{v, v}
                               : finallyProven(trace_->record(child)));
        }
        const std::uint32_t known = returned + (openChild == noNode ? 0U : 1U);
        if (openChild != noNode) {
            own = combined(maximises, own, below);
        }
        if (known < family.size()) {
            own = combined(maximises, own, Bounds{});
        }
        if (at == n) {
            return own;
        }
        below = own;
        openChild = at;
    }
}

} // namespace prunus
