#include "core/analysis/explanation.h"

#include <algorithm>
#include <cassert>

namespace prunus {
namespace {

Player playerOf(const Moment& m, NodeId n) {
    return m.trace().playerAt(m.tree().rowOf(n));
}

bool seenByMover(const Moment& m) {
    return m.trace().traits().negamaxForm;
}

/// Turns a number as the call of `mover` sees it into one from MAX's side.
Value fromMax(const Moment& m, Player mover, Value v) {
    return seenByMover(m) ? fromSideOf(mover, v) : v;
}

Window fromMax(const Moment& m, Player mover, Window w) {
    return seenByMover(m) && mover == Player::min ? negated(w) : w;
}

/// The end of a window that this player pushes: MAX raises alpha, MIN lowers beta.
Value boundOf(Player p, Window w) {
    return p == Player::max ? w.alpha : w.beta;
}

/// What a player can reach at least, as MAX and MIN understand it.
Value reachedBy(Player p, Bounds b) {
    return p == Player::max ? b.lower : b.upper;
}

bool atLeastAsGood(Player p, Value a, Value b) {
    return p == Player::max ? a >= b : a <= b;
}

Window entryFromMax(const Moment& m, NodeId n) {
    return fromMax(m, playerOf(m, n), m.trace().entryWindow(m.trace().record(n)));
}

/// The bound that the first call was given, as an alternative that nobody has to find.
std::optional<Alternative> givenFirst(const Moment& m, Player p) {
    const Value bound = boundOf(p, m.trace().options().window);
    if (!m.trace().traits().takesWindow || bound == infinity || bound == -infinity) {
        return std::nullopt;
    }
    return Alternative{noNode, noNode, bound};
}

/// The node's own best as an alternative of its player, if it has one.
std::optional<Alternative> establishedHere(const Moment& m, NodeId n, Player p) {
    if (n == noNode) {
        return std::nullopt;
    }
    const Value now = boundOf(p, windowFromMax(m, n));
    if (now == boundOf(p, entryFromMax(m, n))) {
        return std::nullopt;
    }
    return Alternative{n, m.bestChild(n), now};
}

/// Who set the bound of this player that holds at `from`: the nearest node from there upwards that
/// has pushed it itself. The first draft hands a bound down one level only, the second draft none
/// but the first window's.
std::optional<Alternative> establishing(const Moment& m, NodeId from, Player p) {
    if (from == noNode) {
        return givenFirst(m, p);
    }
    switch (m.trace().options().algorithm) {
    case Algorithm::alphaBetaFirstDraft:
        return establishedHere(m, playerOf(m, from) == p ? from : m.tree().parent(from), p);
    case Algorithm::alphaBeta:
    case Algorithm::alphaBetaNegamax:
        break;
    default:
        return givenFirst(m, p);
    }
    // A call starts from the bounds of the one above it, so the bound that holds here is older than
    // all calls that were given it.
    const Value now = boundOf(p, windowFromMax(m, from));
    const NodeId n = m.tree().nearestUp(
        from, [&](NodeId at, Row /*row*/) { return boundOf(p, entryFromMax(m, at)) != now; });
    return n == noNode ? givenFirst(m, p) : Alternative{n, m.bestChild(n), now};
}

/// Why the window of an entered node is closed, if it is.
std::optional<Refutation> refutationAt(const Moment& m, NodeId n, Player p) {
    if (!m.trace().traits().windowed || !closed(windowFromMax(m, n), m.trace().options().cut)) {
        return std::nullopt;
    }
    const NodeId parent = m.tree().parent(n);
    const std::optional<Alternative> rival = establishing(m, parent, opponent(p));
    const NodeId child = m.bestChild(n);
    if (!rival || child == noNode) {
        return std::nullopt;
    }
    const Value value = reachedBy(p, m.proven(child));
    return Refutation{n,
                      child,
                      value,
                      *rival,
                      value == rival->value,
                      rival->node != noNode && rival->node == parent};
}

/// The best value of a node that a child did not beat, if the leaves prove that it is there.
std::optional<Alternative> holderAt(const Moment& m, const Explanation& e) {
    std::optional<Alternative> holder;
    const NodeId best = m.bestChild(e.node);
    if (best != noNode) {
        holder = Alternative{e.node, best, e.best};
    } else if (e.window) {
        holder = establishing(m, e.node, e.player);
    }
    if (holder && holder->through != noNode &&
        !atLeastAsGood(e.player, reachedBy(e.player, m.proven(holder->through)), holder->value)) {
        return std::nullopt;
    }
    return holder;
}

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
        e.holder = holderAt(m, e);
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
    assert(moment.trace().calls() == nullptr);
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
    return e;
}

} // namespace prunus
