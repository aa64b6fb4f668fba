#include "core/analysis/rivals.h"

#include "core/analysis/callfacts.h"
#include "core/search/transpositiontable.h"

namespace prunus {
namespace {

/// The end of a window that this player pushes: MAX raises alpha, MIN lowers beta.
Value boundOf(Player p, Window w) {
    return p == Player::max ? w.alpha : w.beta;
}

Window entryFromMax(const Moment& m, NodeId n) {
    return fromMax(m, playerOf(m, n), m.entryWindow(n));
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
    switch (m.trace().traits().handsDown) {
    case HandsDown::best:
        return establishedHere(m, playerOf(m, from) == p ? from : m.tree().parent(from), p);
    case HandsDown::given:
        return givenFirst(m, p);
    case HandsDown::stands:
        break;
    }
    // A call starts from the bounds of the one above it, so the bound that holds here is older than
    // all calls that were given it.
    const Value now = boundOf(p, windowFromMax(m, from));
    const NodeId n = m.tree().nearestUp(
        from, [&](NodeId at, Row /*row*/) { return boundOf(p, entryFromMax(m, at)) != now; });
    return n == noNode ? givenFirst(m, p) : Alternative{n, m.bestChild(n), now};
}

/// The end of a call's window after a table narrowed it, before any child did.
Value narrowedBound(const Moment& m, NodeId n, Player p) {
    const Window entry = entryFromMax(m, n);
    if (!m.trace().traits().remembers) {
        return boundOf(p, entry);
    }
    return boundOf(p, narrowed(entry, m.visits(n, 1).back().known));
}

/// What a table holds of a node, if that narrowed the call's window on this player's side.
std::optional<Alternative> heldOf(const Moment& m, NodeId n, Player p) {
    const Value bound = narrowedBound(m, n, p);
    if (bound == boundOf(p, entryFromMax(m, n))) {
        return std::nullopt;
    }
    return Alternative{.value = bound, .held = n};
}

/// Where nodes are visited again: who set the bound of this player that the call of n was given. A
/// player's own bound is narrowed by what it has; the other end of its child's window by a probe,
/// or by what a probe has found of that child.
std::optional<Alternative> givenTo(const Moment& m, NodeId n, Player p) {
    const Value given = boundOf(p, entryFromMax(m, n));
    const NodeId parent = m.tree().parent(n);
    if (parent == noNode) {
        return Alternative{noNode, noNode, given};
    }
    const NodeId at = m.tree().nearestUp(
        parent, [&](NodeId up, Row /*row*/) { return boundOf(p, entryFromMax(m, up)) != given; });
    if (at == noNode) {
        return Alternative{noNode, noNode, given};
    }
    if (const auto held = heldOf(m, at, p); held && held->value == given) {
        return held;
    }
    const NodeId below = m.tree().ancestor(n, m.tree().rowOf(at) + 1);
    if (playerOf(m, at) != p) {
        return Alternative{noNode, noNode, given, at, below};
    }
    const bool own = boundOf(p, windowFromMax(m, at)) == given && m.bestChild(at) != noNode;
    return Alternative{at, own ? m.bestChild(at) : below, given};
}

/// Who set the bound of this player with which the call of n began.
std::optional<Alternative> beginningOf(const Moment& m, NodeId n, Player p) {
    const auto held = heldOf(m, n, p);
    return held ? held : givenTo(m, n, p);
}

/// Who set the bound of this player that the call of n was given.
std::optional<Alternative> settingBoundOf(const Moment& m, NodeId n, Player p) {
    return m.trace().traits().repeats ? givenTo(m, n, p) : establishing(m, m.tree().parent(n), p);
}

/// Whether the leaves prove what an alternative says, if it is a move.
bool isProven(const Moment& m, const Alternative& a) {
    if (a.through == noNode) {
        return true;
    }
    const Player p = playerOf(m, a.node);
    return atLeastAsGood(p, reachedBy(p, m.proven(a.through)), a.value);
}

/// What an open call has found for itself so far, whether or not that narrows its window.
std::optional<Alternative> foundAt(const Moment& m, NodeId n) {
    const NodeId child = m.bestChild(n);
    if (child == noNode) {
        return std::nullopt;
    }
    return Alternative{n, child, fromMax(m, playerOf(m, n), m.best(n))};
}

} // namespace

std::optional<Refutation> refutationAt(const Moment& m, NodeId n, Player p) {
    if (!m.trace().traits().windowed || !closed(windowFromMax(m, n), m.trace().options().cut)) {
        return std::nullopt;
    }
    const std::optional<Alternative> rival = m.trace().traits().repeats
                                                 ? beginningOf(m, n, opponent(p))
                                                 : settingBoundOf(m, n, opponent(p));
    const NodeId child = m.bestChild(n);
    if (!rival || child == noNode) {
        return std::nullopt;
    }
    const Value value = reachedBy(p, m.proven(child));
    if (!isProven(m, *rival) || !atLeastAsGood(p, value, rival->value)) {
        return std::nullopt;
    }
    const std::uint32_t levels =
        rival->fromFirstWindow() ? 0 : m.tree().rowOf(n).value - m.tree().rowOf(rival->node).value;
    return Refutation{n, child, value, *rival, levels, value == rival->value};
}

std::optional<Alternative> holderAt(const Moment& m, NodeId n, Player p, Value best) {
    std::optional<Alternative> holder;
    const NodeId child = m.bestChild(n);
    if (child != noNode) {
        holder = Alternative{n, child, best};
    } else if (m.trace().traits().repeats) {
        holder = beginningOf(m, n, p);
    } else if (m.trace().traits().windowed) {
        holder = establishing(m, n, p);
    }
    return holder && isProven(m, *holder) ? holder : std::nullopt;
}

std::optional<Alternative> setterOf(const Moment& m, NodeId n, Player p) {
    const std::optional<Alternative> setter = settingBoundOf(m, n, p);
    return setter && setter->through != noNode && isProven(m, *setter) ? setter : std::nullopt;
}

std::optional<Alternative> parentsBestFor(const Moment& m, NodeId n) {
    const bool firstDraft = m.trace().traits().handsDown == HandsDown::best;
    return firstDraft && n != GameTree::root() ? foundAt(m, m.tree().parent(n)) : std::nullopt;
}

std::optional<Alternative> notHandedDownTo(const Moment& m, NodeId n) {
    constexpr std::uint32_t mostLevels = 16;
    const HandsDown handsDown = m.trace().traits().handsDown;
    const bool firstDraft = handsDown == HandsDown::best;
    if (handsDown == HandsDown::stands) {
        return std::nullopt;
    }
    const Player p = opponent(playerOf(m, n));
    const std::optional<Alternative> handed = parentsBestFor(m, n);
    NodeId at = n;
    for (std::uint32_t level = 1; level <= mostLevels && at != GameTree::root(); ++level) {
        at = m.tree().parent(at);
        const std::optional<Alternative> found = foundAt(m, at);
        if (!found || (firstDraft && level == 1)) {
            continue;
        }
        const bool better =
            playerOf(m, at) != p || !handed || !atLeastAsGood(p, handed->value, found->value);
        const bool narrows =
            firstDraft || boundOf(playerOf(m, at), windowFromMax(m, at)) == found->value;
        if (better && narrows) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace prunus
