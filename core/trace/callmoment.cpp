#include "core/trace/callmoment.h"

#include "core/search/position.h"
#include "core/search/transpositiontable.h"

#include <algorithm>

namespace prunus {

CallMoment::CallMoment(const GameTree& tree, const SearchTrace& trace, Step t)
    : tree_(&tree), trace_(&trace), t_(t), made_(log().madeUntil(t)) {
    if (made_ == 0) {
        return;
    }
    // The call at work is the last one made or one that led to it; the landmark keeps the climb
    // short where a long line of calls has returned since.
    atWork_ = CallId{made_ - 1};
    const CallId landmark = log().landmark(t);
    const Step landmarkStep{t.value - t.value % CallLog::landmarkSpacing};
    if (landmark != noCall && log().entered(atWork_) < landmarkStep) {
        atWork_ = landmark;
    }
    while (log().returnedBy(t - 1, atWork_) && log().node(atWork_) != GameTree::root()) {
        atWork_ = log().parent(tree, atWork_);
    }
}

Value CallMoment::seenFrom(NodeId n, Value fromMax) const {
    return trace_->traits().negamaxForm ? fromSideOf(playerAt(n), fromMax) : fromMax;
}

Window CallMoment::seenFrom(NodeId n, Window fromMax) const {
    const bool turned = trace_->traits().negamaxForm && playerAt(n) == Player::min;
    return turned ? negated(fromMax) : fromMax;
}

bool CallMoment::raisesAlpha(NodeId n) const {
    return trace_->traits().negamaxForm || playerAt(n) == Player::max;
}

std::span<const CallId> CallMoment::callsOf(NodeId n) const {
    const std::span<const CallId> all = log().of(n);
    const auto after = std::ranges::lower_bound(all, CallId{made_});
    return all.first(static_cast<std::size_t>(after - all.begin()));
}

CallId CallMoment::latest(NodeId n) const {
    const std::span<const CallId> all = callsOf(n);
    return all.empty() ? noCall : all.back();
}

CallId CallMoment::latestSearched(NodeId n) const {
    const CallId last = latest(n);
    return last == noCall ? noCall : log().searchedUntil(last);
}

CallId CallMoment::latestForWindow(NodeId n) const {
    const CallId searched = latestSearched(n);
    return searched == noCall ? latest(n) : searched;
}

Window CallMoment::narrowedBy(CallId c) const {
    const Window given = log().window(c);
    // The memory has narrowed it after the call came.
    return trace_->traits().remembers && log().entered(c) < t_
               ? narrowed(given, log().known(*tree_, c))
               : given;
}

CallId CallMoment::innermostCall() const {
    return atWork_ == noCall || isOpen(atWork_) ? atWork_ : log().parent(*tree_, atWork_);
}

std::uint32_t CallMoment::returned(CallId by, Step limit) const {
    const std::span<const CallId> made = log().madeBy(by);
    const auto after =
        std::ranges::partition_point(made, [&](CallId c) { return log().returnedBy(limit, c); });
    return static_cast<std::uint32_t>(after - made.begin());
}

std::uint32_t CallMoment::bestNumber(CallId by) const {
    // The comparison is made a step after the return.
    return log().bestOf(by, returned(by, t_ - 1));
}

CallId CallMoment::bestCall(CallId by) const {
    const std::uint32_t number = bestNumber(by);
    return number == 0 ? noCall : log().madeBy(by)[number - 1];
}

Event CallMoment::event() const {
    Event e;
    e.step = t_;
    if (atWork_ == noCall) {
        return e;
    }
    e.node = log().node(atWork_);
    e.player = playerAt(e.node);
    const auto number = std::ranges::lower_bound(log().of(e.node), atWork_);
    e.visit = static_cast<std::uint32_t>(number - log().of(e.node).begin()) + 1;
    const bool called = log().calledIn().test(t_.value);
    if (called) {
        e.window = seenFrom(e.node, log().window(atWork_));
        if (trace_->traits().remembers) {
            e.known = log().known(*tree_, atWork_);
        }
    }
    if (const CallKind kind = log().kind(atWork_); kind != CallKind::searched) {
        e.kind = kind == CallKind::read ? EventKind::leaf : EventKind::recall;
        e.value = returnedTo(e.node, atWork_);
    } else if (called) {
        e.kind = EventKind::enter;
        const std::uint32_t limit = log().stage(t_).limit;
        if (limit != allPlies) {
            e.depthLeft = limit - tree_->rowOf(e.node).value;
        }
    } else if (log().left(atWork_) == t_) {
        e.kind = EventKind::leave;
        e.value = returnedTo(e.node, atWork_);
    } else {
        fillBack(e, atWork_);
    }
    return e;
}

/// The comparison after a child's return, or the cutoff right after that.
void CallMoment::fillBack(Event& e, CallId parent) const {
    const NodeRange family = tree_->children(e.node);
    const std::uint32_t number = returned(parent, t_);
    const CallId child = log().madeBy(parent)[number - 1];
    e.child = log().node(child);
    e.childNumber = e.child.value - family.first.value;
    if (log().left(child) + 1 != t_) {
        e.kind = EventKind::cutoff;
        e.skipped = family.size() - log().childrenOf(parent, number);
        return;
    }
    e.kind = EventKind::back;
    e.value = returnedTo(e.node, child);
    e.improved = log().bestOf(parent, number) == number;
    e.again = log().again(parent, number);
    e.best = best(e.node);
    e.window = window(e.node);
}

NodeState CallMoment::state(NodeId n) const {
    if (n >= trace_->belowHorizon()) {
        return NodeState::belowLimit;
    }
    if (const CallId last = latest(n); last != noCall) {
        if (isOpen(last)) {
            return NodeState::open;
        }
        // A leaf that the memory answers for was read before, or is like one that was.
        const bool leaf = trace_->positions() == nullptr ? log().searchedUntil(last) == noCall
                                                         : trace_->isSearchLeaf(*tree_, n);
        return leaf ? NodeState::evaluated : NodeState::returned;
    }
    return cutFrom(n) <= t_ ? NodeState::cut : NodeState::notReached;
}

NodeId CallMoment::bestChild(NodeId n) const {
    const CallId c = latestSearched(n);
    const CallId best = c == noCall ? noCall : bestCall(c);
    return best == noCall ? noNode : log().node(best);
}

Window CallMoment::entryWindow(NodeId n) const {
    return seenFrom(n, log().window(latestForWindow(n)));
}

Window CallMoment::window(NodeId n) const {
    const CallId c = latestForWindow(n);
    if (log().kind(c) == CallKind::recalled) {
        return seenFrom(n, log().window(c));
    }
    Window w = seenFrom(n, narrowedBy(c));
    if (const CallId best = bestCall(c); best != noCall) {
        const Value v = returnedTo(n, best);
        if (raisesAlpha(n)) {
            w.alpha = std::max(w.alpha, v);
        } else {
            w.beta = std::min(w.beta, v);
        }
    }
    return w;
}

BoundHistory CallMoment::history(NodeId n, bool ofAlpha, std::size_t most) const {
    const CallId c = latestForWindow(n);
    const Window entry = entryWindow(n);
    const Value given = ofAlpha ? entry.alpha : entry.beta;
    BoundHistory history;
    if (log().kind(c) == CallKind::recalled) {
        history.values.push_back(given);
        return history;
    }
    const Window start = seenFrom(n, narrowedBy(c));
    const Value first = ofAlpha ? start.alpha : start.beta;
    // Backwards from the child that improved last, to the first that moved the bound.
    std::uint32_t number = ofAlpha == raisesAlpha(n) ? bestNumber(c) : 0;
    for (; number != 0; number = log().bestOf(c, number - 1)) {
        const Value v = returnedTo(n, log().madeBy(c)[number - 1]);
        if (ofAlpha ? v <= first : v >= first) {
            break;
        }
        if (history.values.size() + 1 >= std::max<std::size_t>(most, 2)) {
            history.shortened = true;
            break;
        }
        history.values.push_back(v);
    }
    history.values.push_back(first);
    if (first != given) {
        history.values.push_back(given);
    }
    std::ranges::reverse(history.values);
    while (history.values.size() > most) { // one alone is the one that holds
        history.values.erase(history.values.begin());
        history.shortened = true;
    }
    return history;
}

Value CallMoment::best(NodeId n) const {
    if (trace_->options().fail == FailMode::hard) {
        const Window w = window(n);
        return raisesAlpha(n) ? w.alpha : w.beta;
    }
    const CallId searched = latestSearched(n);
    const CallId best = searched == noCall ? noCall : bestCall(searched);
    if (best == noCall) {
        return raisesAlpha(n) ? -infinity : infinity;
    }
    return returnedTo(n, best);
}

Value CallMoment::returnedValue(NodeId n) const {
    const std::span<const CallId> all = callsOf(n);
    const bool pending = isOpen(all.back()) && all.size() > 1;
    return log().returned(*tree_, pending ? all[all.size() - 2] : all.back());
}

std::uint32_t CallMoment::childrenReturned(NodeId n) const {
    const CallId c = latestSearched(n);
    return c == noCall ? 0 : log().childrenOf(c, returned(c, t_));
}

NodeId CallMoment::through(NodeId n) const {
    if (state(n) != NodeState::open) {
        return noNode;
    }
    const std::span<const CallId> made = log().madeBy(latest(n));
    const auto after = std::ranges::lower_bound(made, CallId{made_});
    return after == made.begin() ? noNode : log().node(*std::prev(after));
}

NodeId CallMoment::innermost() const {
    const CallId c = innermostCall();
    return c == noCall ? noNode : log().node(c);
}

std::vector<NodeId> CallMoment::stack() const {
    std::vector<NodeId> open;
    for (CallId c = innermostCall(); c != noCall; c = log().parent(*tree_, c)) {
        open.push_back(log().node(c));
    }
    return open;
}

Counts CallMoment::counts() const {
    const auto& cutoffs = trace_->cutoffs();
    const auto after = std::upper_bound(cutoffs.begin(), cutoffs.end(), t_,
                                        [](Step t, const auto& c) { return t < c.step; });
    return trace_->countsAfter(made_, static_cast<std::size_t>(after - cutoffs.begin()));
}

std::vector<NodeId> CallMoment::leftOut(NodeId n, std::size_t most) const {
    const NodeRange family = tree_->children(n);
    std::vector<NodeId> called;
    for (const CallId c : log().madeBy(latest(n))) {
        called.push_back(log().node(c));
    }
    std::ranges::sort(called);
    std::vector<NodeId> skipped;
    for (std::uint32_t k = 0; k < family.size() && skipped.size() < most; ++k) {
        const NodeId child = trace_->order().at(family, k);
        if (!std::ranges::binary_search(called, child)) {
            skipped.push_back(child);
        }
    }
    return skipped;
}

std::vector<NodeVisit> CallMoment::visits(NodeId n, std::size_t most) const {
    const std::span<const CallId> all = callsOf(n);
    std::vector<NodeVisit> visits;
    for (const CallId c : all.last(std::min(most, all.size()))) {
        const Step left = log().left(c);
        const bool over = left <= t_;
        visits.push_back({log().entered(c), over ? std::optional(left) : std::nullopt,
                          seenFrom(n, log().window(c)),
                          over ? std::optional(log().returned(*tree_, c)) : std::nullopt,
                          log().known(*tree_, c)});
    }
    return visits;
}

Visit CallMoment::latestSearch(NodeId n) const {
    const CallId c = latestForWindow(n);
    return {log().entered(c), log().left(c)};
}

std::optional<std::uint32_t> CallMoment::depthLimit() const {
    if (t_.value == 0) {
        return trace_->options().depth;
    }
    const std::uint32_t limit = log().stage(t_).limit;
    return limit == allPlies ? std::nullopt : std::optional(limit);
}

Step CallMoment::limitSince() const {
    return t_.value == 0 ? t_ : log().stage(t_).begin;
}

Bounds CallMoment::remembered(NodeId n) const {
    const CallId last = latest(n);
    if (last == noCall || !trace_->traits().remembers) {
        return {};
    }
    return isOpen(last) ? log().known(*tree_, last) : log().knownAfter(*tree_, last);
}

} // namespace prunus
