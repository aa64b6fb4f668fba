#pragma once

#include "core/analysis/explanation.h"

namespace prunus {

// These parts of explain() find what each player is already sure of, and what an end of a window
// stands for. All numbers are from MAX's side, except those of a call that fromMax() turns.

[[nodiscard]] inline Player playerOf(const Moment& m, NodeId n) {
    return m.trace().playerAt(m.tree().rowOf(n));
}
/// Turns a number, or a window, as the call of `mover` holds it to MAX's side.
[[nodiscard]] inline Value fromMax(const Moment& m, Player mover, Value v) {
    return m.trace().traits().negamaxForm ? fromSideOf(mover, v) : v;
}
[[nodiscard]] inline Window fromMax(const Moment& m, Player mover, Window w) {
    return m.trace().traits().negamaxForm && mover == Player::min ? negated(w) : w;
}
/// The value that a player is sure of within these bounds: the lower bound for MAX, the upper for
/// MIN.
[[nodiscard]] inline Value reachedBy(Player p, Bounds b) {
    return p == Player::max ? b.lower : b.upper;
}
[[nodiscard]] inline bool atLeastAsGood(Player p, Value a, Value b) {
    return p == Player::max ? a >= b : a <= b;
}

/// Returns why the window of the entered node n, at which p moves, is closed; nullopt if it is not
/// closed or the leaves do not prove it.
[[nodiscard]] std::optional<Refutation> refutationAt(const Moment& m, NodeId n, Player p);
/// Returns where `best` comes from, the best value of node n that a child did not beat; p moves at
/// n. nullopt if the leaves do not prove it.
[[nodiscard]] std::optional<Alternative> holderAt(const Moment& m, NodeId n, Player p, Value best);
/// Returns the move by which player p set p's own bound in the window that the call of the entered
/// node n was given; nullopt if no move set it or the leaves do not prove it.
[[nodiscard]] std::optional<Alternative> setterOf(const Moment& m, NodeId n, Player p);
/// In the first draft, returns the best value so far of the parent of the entered node n, which
/// hands it down to n; nullopt if the parent has none yet, and in other algorithms.
[[nodiscard]] std::optional<Alternative> parentsBestFor(const Moment& m, NodeId n);
/// In the drafts, returns a value that alpha-beta would hand down to the node and this draft does
/// not, with the move that gives it: the nearest one among a few levels above the node. nullopt if
/// there is none.
[[nodiscard]] std::optional<Alternative> notHandedDownTo(const Moment& m, NodeId n);

} // namespace prunus
