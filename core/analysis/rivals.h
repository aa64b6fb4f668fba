#pragma once

#include "core/analysis/explanation.h"

namespace prunus {

// Who has what already, and what a window's end stands for. Parts of explain(); all numbers are
// from MAX's side unless a call's own window is turned.

[[nodiscard]] inline Player playerOf(const Moment& m, NodeId n) {
    return m.trace().playerAt(m.tree().rowOf(n));
}
/// Turns a number, or a window, as the call of `mover` sees it into one from MAX's side.
[[nodiscard]] inline Value fromMax(const Moment& m, Player mover, Value v) {
    return m.trace().traits().negamaxForm ? fromSideOf(mover, v) : v;
}
[[nodiscard]] inline Window fromMax(const Moment& m, Player mover, Window w) {
    return m.trace().traits().negamaxForm && mover == Player::min ? negated(w) : w;
}
/// What a player can reach at least, as MAX and MIN understand it.
[[nodiscard]] inline Value reachedBy(Player p, Bounds b) {
    return p == Player::max ? b.lower : b.upper;
}
[[nodiscard]] inline bool atLeastAsGood(Player p, Value a, Value b) {
    return p == Player::max ? a >= b : a <= b;
}

/// Why the window of an entered node, at which p moves, is closed, if the leaves prove it.
[[nodiscard]] std::optional<Refutation> refutationAt(const Moment& m, NodeId n, Player p);
/// Who has the best value of a node that a child did not beat, if the leaves prove that it is
/// there.
[[nodiscard]] std::optional<Alternative> holderAt(const Moment& m, NodeId n, Player p, Value best);
/// Which move of this player's set the bound of theirs that the call of an entered node was given,
/// if one did and the leaves prove it.
[[nodiscard]] std::optional<Alternative> setterOf(const Moment& m, NodeId n, Player p);
/// In the first draft, what its parent's best hands down to an entered node, if it has one.
[[nodiscard]] std::optional<Alternative> parentsBestFor(const Moment& m, NodeId n);
/// In the drafts, who has something that alpha-beta would hand down to the node and this draft does
/// not: the nearest above it, among a few levels.
[[nodiscard]] std::optional<Alternative> notHandedDownTo(const Moment& m, NodeId n);

} // namespace prunus
