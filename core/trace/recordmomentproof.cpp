// The part of RecordMoment about values and windows: what is best, what holds, what is proved.

#include "core/trace/recordmoment.h"

#include <algorithm>

namespace prunus {

namespace {

/// What combining with nothing gives: the worst there is for who moves.
Bounds neutral(bool maximises) {
    const Value worst = maximises ? -infinity : infinity;
    return {worst, worst};
}

} // namespace

bool RecordMoment::raisesAlpha(NodeId n) const {
    return trace_->traits().negamaxForm || trace_->playerAt(tree_->rowOf(n)) == Player::max;
}

Window RecordMoment::window(NodeId n) const {
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

Window RecordMoment::callWindow(NodeId leaf) const {
    const NodeId parent = tree_->parent(leaf);
    const AlgorithmTraits& algorithm = trace_->traits();
    if (parent == noNode) {
        const Player root = trace_->rootPlayer();
        const Window w = trace_->options().window;
        return algorithm.negamaxForm && root == Player::min ? negated(w) : w;
    }
    if (algorithm.handsDown == HandsDown::given) {
        return trace_->entryWindow(trace_->record(parent));
    }
    const Window w = window(parent);
    if (algorithm.handsDown == HandsDown::best) {
        return raisesAlpha(parent) ? Window{w.alpha, infinity} : Window{-infinity, w.beta};
    }
    return algorithm.negamaxForm ? negated(w) : w;
}

Value RecordMoment::best(NodeId n) const {
    const SearchOptions& options = trace_->options();
    const bool isWindowEnd = trace_->traits().windowed && options.fail == FailMode::hard &&
                             trace_->traits().handsDown != HandsDown::best;
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

BoundHistory RecordMoment::history(NodeId n, bool ofAlpha, std::size_t most) const {
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
            if (history.values.size() + 1 >= std::max<std::size_t>(most, 2)) {
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
    if (history.values.size() > most) { // one alone is the one that holds
        history.values.erase(history.values.begin());
        history.shortened = true;
    }
    return history;
}

Bounds RecordMoment::proven(NodeId n) const {
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

Bounds RecordMoment::finallyProven(RecordId r) const {
    return boundsOf(*tree_, {trace_->lowerWitness(r), trace_->upperWitness(r)});
}

Bounds RecordMoment::provenByFirst(NodeRange family, std::uint32_t count, bool maximises) const {
    const std::uint32_t from = family.first.value;
    const std::uint32_t kept = from + count - (from + count) % SearchTrace::proofSpacing;
    const bool known = kept > from;
    Bounds proven = known ? boundsOf(*tree_, trace_->provenUpTo(kept)) : neutral(maximises);
    for (std::uint32_t k = known ? kept - from : 0; k < count; ++k) {
        const NodeId child = trace_->order().at(family, k);
        const Value v = tree_->staticValue(child);
        proven =
            combined(maximises, proven,
                     trace_->isSearchLeaf(*tree_, child) ? Bounds{v, v}
                                                         : finallyProven(trace_->record(child)));
    }
    return proven;
}

Bounds RecordMoment::provenAt(const Climb& climb) const {
    // What the children that returned prove, with what the open child has proved by now, and
    // nothing of the children not reached.
    const bool maximises = trace_->playerAt(climb.row) == Player::max;
    const NodeRange family = tree_->children(climb.node);
    const bool inChild = climb.openChild != noNode;
    const std::uint32_t returned = inChild && trace_->order().asWritten()
                                       ? climb.openChild.value - family.first.value
                                       : childrenReturned(climb.node);
    Bounds proven = provenByFirst(family, returned, maximises);
    if (inChild) {
        proven = combined(maximises, proven, climb.below);
    }
    const std::uint32_t known = returned + (inChild ? 1U : 0U);
    return known < family.size() ? combined(maximises, proven, Bounds{}) : proven;
}

RecordMoment::Climb RecordMoment::climbFromInnermost() const {
    const NodeId inner = innermost();
    return inner == noNode ? Climb{} : Climb{inner, tree_->rowOf(inner), noNode, {}};
}

void RecordMoment::climbOn(Climb& climb, Bounds proven) const {
    const NodeId parent = tree_->parent(climb.node, climb.row);
    climb = {parent, climb.row.value == 0 ? climb.row : climb.row - 1, climb.node, proven};
}

Bounds RecordMoment::provenWhileOpen(NodeId n) const {
    Climb climb = climbFromInnermost();
    while (climb.node != n) {
        climbOn(climb, provenAt(climb));
    }
    return provenAt(climb);
}

std::vector<Bounds> RecordMoment::provenOnStack(std::size_t most) const {
    std::vector<Bounds> all;
    Climb climb = climbFromInnermost();
    all.reserve(std::min(most, climb.row.value + std::size_t{1}));
    while (climb.node != noNode && all.size() < most) {
        all.push_back(provenAt(climb));
        climbOn(climb, all.back());
    }
    return all;
}

} // namespace prunus
