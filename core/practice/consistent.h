#pragma once

#include "core/practice/answer.h"

namespace prunus {

// Follow-through: what the right rule gives from what somebody wrote elsewhere. The sheet is the
// right one, from MAX's side.

/// Whether what was written at an inner node follows from what was written at its children, for the
/// values and the returned numbers. What was not written there gives nothing to follow from.
[[nodiscard]] bool followsFromChildren(const GameTree& tree, Question question, const Sheet& right,
                                       const Answer& answer, const Profile& profile, NodeId n);

/// The window at a node that follows from those written elsewhere: at entry from its parent's and
/// its left siblings', at exit from its own at entry and its children's. None if that one, of the
/// parent or at entry, was not written.
[[nodiscard]] std::optional<Window> windowFrom(const GameTree& tree, const Sheet& right,
                                               const Answer& answer, NodeId n, bool atExit);

} // namespace prunus
