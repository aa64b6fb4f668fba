#pragma once

#include "core/practice/procedure.h"
#include "core/trace/plainlog.h"
#include "core/trace/run.h"
#include "core/tree/gametree.h"

#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The run of a procedure on a tree, for right algorithms and misconceptions alike. What right
/// searches guarantee does not hold for it: a wrong procedure may break every rule.
struct EventLog : PlainRun {
    Procedure procedure;
};

/// The number of nodes of the largest tree on which a misconception is carried out.
inline constexpr std::uint32_t mostNodesOfMisconception = 2'000;

/// Carries the procedure out: a right algorithm on any tree, a misconception on trees of up to
/// mostNodesOfMisconception nodes (its caller sees to that). O(events).
[[nodiscard]] tl::expected<EventLog, SearchError> carryOut(const GameTree& tree,
                                                           const Procedure& procedure);

} // namespace prunus
