#pragma once

#include "core/trace/moment.h"

namespace prunus {

struct StateCounts;

// The states of single nodes in a search that may visit nodes again. Its visits are scattered, so
// that there are no runs of nodes alike; but when each node was visited first and skipped first is
// known, and a range is counted by comparing these steps, one after the other.

/// Adds what the nodes are after the moment's step; open ones are visited. O(nodes of the range),
/// about a nanosecond each.
void countCalled(StateCounts& counts, const Moment& moment, NodeRange nodes);

} // namespace prunus
