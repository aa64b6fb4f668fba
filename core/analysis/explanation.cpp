#include "core/analysis/explanation.h"

#include "core/analysis/calls.h"
#include "core/analysis/rivals.h"

#include <algorithm>

namespace prunus {
namespace {

/// Whether fail-hard put a bound of the window in the place of what the leaves prove.
bool isClamped(const Moment& m, Value returned, Bounds proven) {
    return m.trace().traits().windowed && m.trace().options().fail == FailMode::hard &&
           (returned < proven.lower || returned > proven.upper);
}

void explainBack(const Moment& m, const Event& event, Explanation& e) {
    e.fact = event.improved ? Fact::improved : Fact::notImproved;
    e.child = event.child;
    e.value = fromMax(m, event.player, event.value);
    e.best = fromMax(m, event.player, event.best);
    e.proven = m.proven(event.child);
    e.fromChild = e.value;
    e.clamped = isClamped(m, e.fromChild, e.proven);
    e.childrenLeft = m.tree().childCount(event.node) - m.childrenReturned(event.node);
    if (event.improved) {
        e.inHand = atLeastAsGood(e.player, reachedBy(e.player, e.proven), e.value);
        e.refutation = refutationAt(m, event.node, event.player);
    } else {
        e.holder = holderAt(m, e.node, e.player, e.best);
    }
    if (event.again) {
        e.fact = Fact::searchedAgain;
        e.inHand = atLeastAsGood(e.player, reachedBy(e.player, e.proven), e.value);
        e.next = searchedAgainWith(m, e.player, e.value, *e.window);
    }
}

void explainCutoff(const Moment& m, const Event& event, Explanation& e) {
    e.fact = Fact::cutoff;
    e.child = event.child;
    e.proven = m.proven(event.child);
    e.value = reachedBy(e.player, e.proven);
    e.fromChild = m.returnedValue(event.child);
    e.clamped = isClamped(m, e.fromChild, e.proven);
    e.refutation = refutationAt(m, event.node, event.player);
    e.skipped = event.skipped;
    e.skippedAreLast = m.trace().order().asWritten();
    if (m.trace().calls() != nullptr) {
        tellSkipped(m, e);
        return;
    }
    const NodeRange family = m.tree().children(event.node);
    const std::uint32_t first = family.size() - event.skipped;
    const auto named =
        std::min(event.skipped, static_cast<std::uint32_t>(Explanation::namedChildren));
    for (std::uint32_t k = 0; k < named; ++k) {
        e.skippedChildren.push_back(m.trace().order().at(family, first + k));
    }
}

void explainReturn(const Moment& m, const Event& event, Explanation& e) {
    e.value = fromMax(m, event.player, event.value);
    e.proven = m.proven(event.node);
    if (event.kind == EventKind::leaf) {
        e.fact = Fact::leafRead;
        return;
    }
    if (event.kind == EventKind::recall) {
        e.fact = Fact::recalled;
        return;
    }
    e.fact = Fact::returned;
    e.refutation = refutationAt(m, event.node, event.player);
    e.clamped = isClamped(m, e.value, e.proven);
}

Outcome outcomeOf(const Moment& m, Value value) {
    if (!m.trace().traits().takesWindow) {
        return Outcome::exact;
    }
    const Window first = m.trace().options().window;
    if (first.alpha != -infinity && value <= first.alpha) {
        return Outcome::failLow;
    }
    return first.beta != infinity && value >= first.beta ? Outcome::failHigh : Outcome::exact;
}

} // namespace

Window windowFromMax(const Moment& moment, NodeId n) {
    return fromMax(moment, playerOf(moment, n), moment.window(n));
}

Explanation explain(const Moment& moment) {
    const Event event = moment.event();
    Explanation e;
    e.node = event.kind == EventKind::start ? GameTree::root() : event.node;
    e.player = playerOf(moment, e.node);
    if (event.window) {
        e.window = fromMax(moment, event.player, *event.window);
    }
    switch (event.kind) {
    case EventKind::start:
        break;
    case EventKind::enter:
        e.fact = Fact::entered;
        break;
    case EventKind::back:
        explainBack(moment, event, e);
        break;
    case EventKind::cutoff:
        explainCutoff(moment, event, e);
        break;
    case EventKind::leaf:
    case EventKind::recall:
    case EventKind::leave:
        explainReturn(moment, event, e);
        break;
    }
    if (moment.step() == moment.trace().end()) {
        e.last = true;
        e.outcome = outcomeOf(moment, e.value);
        e.bestMove = event.kind == EventKind::leave ? moment.bestChild(e.node) : noNode;
    }
    if (moment.trace().calls() != nullptr) {
        tellOfCall(moment, event, e);
    }
    return e;
}

} // namespace prunus
