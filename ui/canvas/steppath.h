#pragma once

#include "core/trace/moment.h"

#include <vector>

namespace prunus {

/// What a drawing needs to know of a step before it looks at single nodes.
struct StepPath {
    Event event;
    std::vector<NodeId> open;     ///< the call stack, outermost first: one node a row
    std::vector<Bounds> proven;   ///< what the evaluated leaves prove of each of them
    std::vector<NodeId> bestLine; ///< from the root: one node a row
};

/// O(depth log nodes), so a canvas keeps it as long as the step stays.
[[nodiscard]] StepPath stepPath(const Moment& moment);

} // namespace prunus
