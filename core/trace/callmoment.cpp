#include "core/trace/callmoment.h"

#include "core/search/position.h"

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
    if (landmark != noCall && call(atWork_).entered < landmarkStep) {
        atWork_ = landmark;
    }
    while (call(atWork_).left < t && call(atWork_).parent != noCall) {
        atWork_ = call(atWork_).parent;
    }
}

Value CallMoment::seenFrom(NodeId n, Value fromMax) const {
    return trace_->traits().negamaxForm ? fromSideOf(playerAt(n), fromMax) : fromMax;
}

Value CallMoment::fromMax(const Call& of) const {
    return seenFrom(of.node, of.value); // turning round is its own inverse
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
    return last == noCall ? noCall : call(last).searched;
}

CallId CallMoment::innermostCall() const {
    return atWork_ == noCall || isOpen(call(atWork_)) ? atWork_ : call(atWork_).parent;
}

CallId CallMoment::lastReturned(CallId by, Step limit) const {
    const std::span<const CallId> made = log().madeBy(by);
    const auto after =
        std::ranges::upper_bound(made, limit, {}, [this](CallId c) { return call(c).left; });
    return after == made.begin() ? noCall : *std::prev(after);
}

CallId CallMoment::bestCall(CallId by) const {
    // The comparison is made a step after the return.
    const CallId compared = t_.value == 0 ? noCall : lastReturned(by, t_ - 1);
    return compared == noCall || call(compared).improved ? compared : call(compared).bestBefore;
}

Event CallMoment::event() const {
    Event e;
    e.step = t_;
    if (atWork_ == noCall) {
        return e;
    }
    const Call& at = call(atWork_);
    e.node = at.node;
    e.player = playerAt(at.node);
    const auto number = std::ranges::lower_bound(log().of(at.node), atWork_);
    e.visit = static_cast<std::uint32_t>(number - log().of(at.node).begin()) + 1;
    const bool called = at.entered == t_;
    if (called && trace_->traits().remembers) {
        e.known = at.known;
    }
    if (at.kind != CallKind::searched) {
        e.kind = at.kind == CallKind::read ? EventKind::leaf : EventKind::recall;
        e.value = at.value;
        e.window = at.window;
    } else if (called) {
        e.kind = EventKind::enter;
        e.window = at.window;
        const std::uint32_t limit = log().stage(t_).limit;
        if (limit != allPlies) {
            e.depthLeft = limit - tree_->rowOf(at.node).value;
        }
    } else if (at.left == t_) {
        e.kind = EventKind::leave;
        e.value = at.value;
    } else {
        fillBack(e, atWork_, lastReturned(atWork_, t_));
    }
    return e;
}

/// The comparison after a child's return, or the cutoff right after that.
void CallMoment::fillBack(Event& e, CallId parent, CallId child) const {
    const NodeRange family = tree_->children(e.node);
    const Call& of = call(child);
    e.child = of.node;
    e.childNumber = of.node.value - family.first.value;
    if (of.left + 1 != t_) {
        e.kind = EventKind::cutoff;
        e.skipped = family.size() - of.place - 1;
        return;
    }
    e.kind = EventKind::back;
    e.value = seenFrom(e.node, fromMax(of));
    e.improved = of.improved;
    e.again = of.again;
    e.best = best(call(parent).node);
    e.window = window(call(parent).node);
}

NodeState CallMoment::state(NodeId n) const {
    if (n >= trace_->belowHorizon()) {
        return NodeState::belowLimit;
    }
    if (const CallId last = latest(n); last != noCall) {
        const Call& of = call(last);
        if (isOpen(of)) {
            return NodeState::open;
        }
        // A leaf that the memory answers for was read before.
        return of.searched == noCall ? NodeState::evaluated : NodeState::returned;
    }
    return cutFrom(n) <= t_ ? NodeState::cut : NodeState::notReached;
}

NodeId CallMoment::bestChild(NodeId n) const {
    const CallId c = latestSearched(n);
    const CallId best = c == noCall ? noCall : bestCall(c);
    return best == noCall ? noNode : call(best).node;
}

Window CallMoment::entryWindow(NodeId n) const {
    return call(latestSearched(n)).window;
}

Window CallMoment::window(NodeId n) const {
    const CallId c = latestSearched(n);
    Window w = call(c).window;
    if (const CallId best = bestCall(c); best != noCall) {
        const Value v = seenFrom(n, fromMax(call(best)));
        if (raisesAlpha(n)) {
            w.alpha = std::max(w.alpha, v);
        } else {
            w.beta = std::min(w.beta, v);
        }
    }
    return w;
}

BoundHistory CallMoment::history(NodeId n, bool ofAlpha, std::size_t most) const {
    const CallId c = latestSearched(n);
    const Window entry = call(c).window;
    const Value first = ofAlpha ? entry.alpha : entry.beta;
    BoundHistory history;
    // Backwards from the child that improved last, to the first that moved the bound.
    CallId child = ofAlpha == raisesAlpha(n) ? bestCall(c) : noCall;
    for (; child != noCall; child = call(child).bestBefore) {
        const Value v = seenFrom(n, fromMax(call(child)));
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
    std::ranges::reverse(history.values);
    if (history.values.size() > most) { // one alone is the one that holds
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
    const CallId best = bestCall(latestSearched(n));
    if (best == noCall) {
        return raisesAlpha(n) ? -infinity : infinity;
    }
    return seenFrom(n, fromMax(call(best)));
}

Value CallMoment::returnedValue(NodeId n) const {
    const std::span<const CallId> all = callsOf(n);
    const bool pending = isOpen(call(all.back())) && all.size() > 1;
    return fromMax(call(pending ? all[all.size() - 2] : all.back()));
}

std::uint32_t CallMoment::childrenReturned(NodeId n) const {
    const CallId c = latestSearched(n);
    const CallId last = c == noCall ? noCall : lastReturned(c, t_);
    return last == noCall ? 0 : call(last).place + 1;
}

NodeId CallMoment::through(NodeId n) const {
    if (state(n) != NodeState::open) {
        return noNode;
    }
    const std::span<const CallId> made = log().madeBy(latest(n));
    const auto after = std::ranges::lower_bound(made, CallId{made_});
    return after == made.begin() ? noNode : call(*std::prev(after)).node;
}

NodeId CallMoment::innermost() const {
    const CallId c = innermostCall();
    return c == noCall ? noNode : call(c).node;
}

std::vector<NodeId> CallMoment::stack() const {
    std::vector<NodeId> open;
    for (CallId c = innermostCall(); c != noCall; c = call(c).parent) {
        open.push_back(call(c).node);
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
        called.push_back(call(c).node);
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
        const Call& of = call(c);
        const bool over = of.left <= t_;
        visits.push_back({of.entered, over ? std::optional(of.left) : std::nullopt, of.window,
                          over ? std::optional(fromMax(of)) : std::nullopt, of.known});
    }
    return visits;
}

Visit CallMoment::latestSearch(NodeId n) const {
    const Call& of = call(latestSearched(n));
    return {of.entered, of.left};
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
    return isOpen(call(last)) ? call(last).known : knownAfter(call(last));
}

} // namespace prunus
