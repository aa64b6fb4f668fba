#include "core/analysis/explanation.h"

#include "core/analysis/callfacts.h"
#include "core/analysis/listingvariables.h"
#include "core/analysis/rivals.h"

#include <algorithm>

namespace prunus {
namespace {

/// Whether fail-hard put a bound of the window in the place of what the leaves prove.
bool isClamped(const Moment& m, Value returned, Bounds proven) {
    return m.trace().traits().windowed && m.trace().options().fail == FailMode::hard &&
           (returned < proven.lower || returned > proven.upper);
}

/// The beginning of a fact of this kind.
template <class Fact> Fact happenedAt(const Moment& m, const Event& event) {
    Fact e;
    e.node = event.node;
    e.player = playerOf(m, event.node);
    return e;
}

/// What the probe of a node that is searched again has told of it.
std::optional<Bounds> toldByProbe(const Moment& m, const Entered& e) {
    if (e.call.approach != Approach::again || !e.call.before) {
        return std::nullopt;
    }
    const Player prober = opponent(e.player);
    const Value v = *e.call.before;
    if (!atLeastAsGood(prober, reachedBy(prober, m.proven(e.node)), v)) {
        return std::nullopt;
    }
    return prober == Player::max ? Bounds{v, infinity} : Bounds{-infinity, v};
}

Explanation explainEnter(const Moment& m, const Event& event) {
    auto e = happenedAt<Entered>(m, event);
    e.window = variablesFromMax(m, e.node);
    e.call = factsOfCall(m, event);
    e.triedFirst = triedFirst(m, e.node);
    e.byProbe = toldByProbe(m, e);
    e.firstNullWindow = isFirstNullWindow(m);
    if (e.window) {
        e.alphaFrom = setterOf(m, e.node, Player::max);
        e.betaFrom = setterOf(m, e.node, Player::min);
    }
    e.parentsBest = parentsBestFor(m, e.node);
    e.notHandedDown = notHandedDownTo(m, e.node);
    return e;
}

Compared compared(const Moment& m, const Event& event) {
    auto e = happenedAt<Compared>(m, event);
    e.child = event.child;
    e.value = fromMax(m, e.player, event.value);
    e.proven = m.proven(e.child);
    e.clamped = isClamped(m, e.value, e.proven);
    e.window = variablesFromMax(m, e.node);
    e.best = fromMax(m, e.player, event.best);
    e.bestChild = m.bestChild(e.node);
    e.childrenLeft = m.tree().childCount(e.node) - m.childrenReturned(e.node);
    return e;
}

Explanation explainBack(const Moment& m, const Event& event) {
    const Compared e = compared(m, event);
    const bool inHand = atLeastAsGood(e.player, reachedBy(e.player, e.proven), e.value);
    if (event.again) {
        return SearchedAgain{e, inHand, searchedAgainWith(m, e.player, e.value, *e.window)};
    }
    if (event.improved) {
        const Moment before(m.tree(), m.trace(), m.step() - 1);
        const bool narrowed = e.window != variablesFromMax(before, e.node);
        return Improved{e, inHand, narrowed, refutationAt(m, e.node, e.player)};
    }
    return NotImproved{e, holderAt(m, e.node, e.player, e.best)};
}

/// What the skipped children cannot change: as much as the bound that closed the window speaks of.
void tellWhatStays(const Moment& m, CutOff& e) {
    if (e.refutation && e.refutation->rival.fromProbe()) {
        e.of = e.refutation->rival.probed;
        e.scope = Scope::probe;
    } else if (m.trace().traits().deepens) {
        e.scope = Scope::iteration;
    } else if (makesPasses(m.trace().options().algorithm)) {
        e.scope = Scope::pass;
    }
}

Explanation explainCutoff(const Moment& m, const Event& event) {
    auto e = happenedAt<CutOff>(m, event);
    e.child = event.child;
    e.fromChild = m.returnedValue(event.child);
    e.proven = m.proven(event.child);
    e.clamped = isClamped(m, e.fromChild, e.proven);
    e.window = variablesFromMax(m, e.node);
    e.refutation = refutationAt(m, e.node, e.player);
    e.skipped = event.skipped;
    e.skippedChildren = m.leftOut(e.node, CutOff::namedChildren);
    // As written, unless a move was brought forward past others.
    const NodeRange family = m.tree().children(e.node);
    e.skippedAreLast = m.trace().order().asWritten() &&
                       e.skippedChildren.front().value + e.skipped == family.last.value;
    tellWhatStays(m, e);
    return e;
}

Explanation explainReturn(const Moment& m, const Event& event) {
    const auto place = happenedAt<Place>(m, event);
    const Value value = fromMax(m, place.player, event.value);
    const CallFacts call = factsOfCall(m, event);
    if (event.kind == EventKind::leaf) {
        const Window window = fromMax(m, place.player, event.window.value_or(Window{}));
        return LeafRead{place, value, call, window, isFirstNullWindow(m)};
    }
    if (event.kind == EventKind::recall) {
        const Window window = fromMax(m, place.player, *event.window);
        return Recalled{place, foundAt(m), value, window, call};
    }
    if (call.approach == Approach::iteration) {
        return IterationOver{place, value, call};
    }
    if (call.approach == Approach::pass) {
        return PassOver{place, value, call};
    }
    auto e = happenedAt<Returned>(m, event);
    e.value = value;
    e.proven = m.proven(e.node);
    e.clamped = isClamped(m, e.value, e.proven);
    e.window = variablesFromMax(m, e.node);
    e.parentsBest = parentsBestFor(m, e.node);
    e.call = call;
    e.refutation = refutationAt(m, e.node, e.player);
    return e;
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

Explanation explainEnd(const Moment& m, const Event& event) {
    auto e = happenedAt<SearchOver>(m, event);
    e.value = fromMax(m, e.player, event.value);
    e.outcome = outcomeOf(m, e.value);
    e.call = factsOfCall(m, event);
    const std::vector<NodeId> line = m.bestLine(2);
    e.bestMove = line.size() > 1 ? line[1] : noNode;
    return e;
}

} // namespace

Window windowFromMax(const Moment& moment, NodeId n) {
    return fromMax(moment, playerOf(moment, n), moment.window(n));
}

std::optional<Window> variablesFromMax(const Moment& moment, NodeId n) {
    if (!moment.trace().traits().windowed || moment.trace().traits().handsDown == HandsDown::best) {
        return std::nullopt;
    }
    return fromMax(moment, playerOf(moment, n), listedWindow(moment, n));
}

Explanation explain(const Moment& moment) {
    if (moment.trace().plain() != nullptr) {
        return explainSlip(moment);
    }
    const Event event = moment.event();
    if (event.kind == EventKind::start) {
        return NotStarted{{GameTree::root(), playerOf(moment, GameTree::root())}};
    }
    if (moment.step() == moment.trace().end()) {
        return explainEnd(moment, event);
    }
    switch (event.kind) {
    case EventKind::enter:
        return explainEnter(moment, event);
    case EventKind::back:
        return explainBack(moment, event);
    case EventKind::cutoff:
        return explainCutoff(moment, event);
    case EventKind::start:
    case EventKind::leaf:
    case EventKind::leave:
    case EventKind::recall:
        break;
    }
    return explainReturn(moment, event);
}

std::optional<Refutation> refutationOf(const Explanation& explanation) {
    const auto* const cutoff = std::get_if<CutOff>(&explanation);
    return cutoff != nullptr ? cutoff->refutation : std::nullopt;
}

} // namespace prunus
