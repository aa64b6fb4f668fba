#pragma once

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"

namespace prunus {

// The parts of explain() about how the calls of a node came about, which differ only in a search
// that may visit a node again.

/// How the call of an event came about, and what was known before it.
[[nodiscard]] CallFacts factsOfCall(const Moment& m, const Event& event);
/// The move that an iteration before found best of the node just entered, if it is tried first now.
[[nodiscard]] NodeId triedFirst(const Moment& m, NodeId n);
/// Whether the call just made is the first with a null window. O(depth).
[[nodiscard]] bool isFirstNullWindow(const Moment& m);
/// The window with which a player's child is searched again of which a probe has found v, where
/// the player's call has this one; all from MAX's side.
[[nodiscard]] Window searchedAgainWith(const Moment& m, Player p, Value v, Window window);
/// The node of whose call the table holds what it answers in this step, a recall. O(log calls).
[[nodiscard]] NodeId foundAt(const Moment& m);
/// In a search that may visit a node again: the visits of the node by now, in order, the latest
/// `most` of them.
[[nodiscard]] std::vector<ToldVisit> toldVisits(const Moment& m, NodeId n, std::size_t most);
/// How the node's latest call came about.
[[nodiscard]] Approach approachOf(const Moment& m, NodeId n);

} // namespace prunus
