#pragma once

#include "core/practice/answer.h"

#include <optional>
#include <vector>

namespace prunus {

// Follow-through: what the right rule gives from what somebody wrote elsewhere. The sheet is the
// right one, from MAX's side.

/// The children with entries from which what was written at an inner node follows, for the values
/// and the returned numbers; none if it does not follow from them. What was not written there gives
/// nothing to follow from.
[[nodiscard]] std::optional<std::vector<NodeId>>
childrenFollowedFrom(const GameTree& tree, Question question, const Sheet& right,
                     const Answer& answer, const Profile& profile, NodeId n);

/// Windows of a node that follow from those written elsewhere, from entry on.
struct Derived {
    std::vector<Window> windows; ///< empty for none
    std::vector<NodeId> from;    ///< the nodes at which those are written that are not right
};

/// The last is the window at a node that follows from those written elsewhere: at entry from its
/// parent's and its left siblings', at exit from its own at entry and its children's. Where windows
/// at exit alone are asked for, entries follow from each other down from the root. None if what it
/// follows from was not written, or is a closed window with which nothing goes on.
[[nodiscard]] Derived windowFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                                 const Profile& profile, NodeId n, bool atExit);
/// All windows of a node, from entry to exit, that follow from those written elsewhere.
[[nodiscard]] Derived historyFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                                  const Profile& profile, NodeId n);

} // namespace prunus
