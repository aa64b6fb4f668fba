#pragma once

#include "core/practice/eventlog.h"

namespace prunus {

/// What the leaves that were read prove of each node, from MAX's side; in iterative deepening, only
/// the leaves of the last iteration count. O(nodes + events).
[[nodiscard]] std::vector<Bounds> provedBounds(const GameTree& tree, Player root,
                                               const std::vector<Event>& events);

} // namespace prunus
