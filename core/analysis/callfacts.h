#pragma once

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"

namespace prunus {

// These parts of explain() say how the calls of a node came about. The answers differ only in a
// search that may visit a node again.

/// Returns how the call that the event belongs to came about, and what is known of its node from
/// before.
[[nodiscard]] CallFacts factsOfCall(const Moment& m, const Event& event);
/// Returns the child of the node just entered that the search now tries first because an earlier
/// iteration found it best; noNode if there is none.
[[nodiscard]] NodeId triedFirst(const Moment& m, NodeId n);
/// Whether the call just made is the first with a null window. O(depth).
[[nodiscard]] bool isFirstNullWindow(const Moment& m);
/// Returns the window with which a child is searched again after its probe returned v. `p` moves at
/// the parent, whose call has `window`. All numbers are from MAX's side.
[[nodiscard]] Window searchedAgainWith(const Moment& m, Player p, Value v, Window window);
/// In a step in which the table answers a call: returns the node whose earlier call found this
/// answer. O(log calls).
[[nodiscard]] NodeId foundAt(const Moment& m);
/// Returns the latest `most` visits of the node up to this moment, in order, in a search that may
/// visit a node again.
[[nodiscard]] std::vector<ToldVisit> toldVisits(const Moment& m, NodeId n, std::size_t most);
/// Returns how the node's latest call came about.
[[nodiscard]] Approach approachOf(const Moment& m, NodeId n);

} // namespace prunus
