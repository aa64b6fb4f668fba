#pragma once

#include "core/practice/procedure.h"
#include "core/trace/plainlog.h"
#include "core/trace/run.h"
#include "core/tree/gametree.h"

#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What a procedure did on a tree, for right algorithms and misconceptions alike. It never goes
/// into what the searches promise: a wrong procedure may break every rule of theirs.
struct EventLog : PlainRun {
    Procedure procedure;
};

/// The largest tree on which a misconception is carried out.
inline constexpr std::uint32_t mostNodesOfMisconception = 2'000;

/// Carries the procedure out. A right algorithm on any tree, a misconception up to
/// mostNodesOfMisconception nodes (its caller sees to that). O(events).
[[nodiscard]] tl::expected<EventLog, SearchError> carryOut(const GameTree& tree,
                                                           const Procedure& procedure);

} // namespace prunus
