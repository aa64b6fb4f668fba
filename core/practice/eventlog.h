#pragma once

#include "core/practice/procedure.h"
#include "core/trace/event.h"
#include "core/trace/run.h"
#include "core/tree/gametree.h"

#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What a procedure did on a tree, event by event, as it saw it: numbers from the mover's side in
/// the negamax form. A plain list, for right algorithms and misconceptions alike. It never goes
/// into what the searches promise: a wrong procedure may break every rule of theirs (read a leaf
/// twice, or one that is no child of where it stands).
struct EventLog {
    Procedure procedure;
    Player root = Player::max;
    SearchOrder order;
    /// Step 1 first.
    std::vector<Event> events;
    /// What the procedure makes of the tree, from MAX's side.
    Value value = 0;
    /// The line that it says it would play, from the root on, which may be no line of the tree's:
    /// child numbers as written.
    std::vector<std::uint32_t> line;
};

/// The largest tree on which a misconception is carried out.
inline constexpr std::uint32_t mostNodesOfMisconception = 2'000;

/// Carries the procedure out. A right algorithm on any tree, a misconception up to
/// mostNodesOfMisconception nodes (its caller sees to that). O(events).
[[nodiscard]] tl::expected<EventLog, SearchError> carryOut(const GameTree& tree,
                                                           const Procedure& procedure);

} // namespace prunus
