#pragma once

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"

namespace prunus {

// The parts of explain() that only a search needs that may visit a node again: its trace has
// calls().

/// How the call of an event came about, and what was known before it.
void tellOfCall(const Moment& m, const Event& event, Explanation& e);
/// Which children the cutoff left out.
void tellSkipped(const Moment& m, Explanation& e);
/// The window with which a player's child is searched again of which a probe has found v, where
/// the player's call has this one; all from MAX's side.
[[nodiscard]] Window searchedAgainWith(const Moment& m, Player p, Value v, Window window);
/// From where to where the node's latest call went that was entered; there must be one.
[[nodiscard]] Visit latestSearch(const Moment& m, NodeId n);
/// The visits of the node by now, in order, the latest `most` of them.
[[nodiscard]] std::vector<ToldVisit> toldVisits(const Moment& m, NodeId n, std::size_t most);
/// How the node's latest call came about.
[[nodiscard]] Approach approachOf(const Moment& m, NodeId n);

} // namespace prunus
