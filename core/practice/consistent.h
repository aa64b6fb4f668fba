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
/// its left siblings', at exit from its own at entry and its children's. Where windows at exit
/// alone are asked for, entries follow from each other down from the root. None if what it follows
/// from was not written.
[[nodiscard]] std::optional<Window> windowFrom(const GameTree& tree, const Sheet& right,
                                               const Answer& answer, const Profile& profile,
                                               NodeId n, bool atExit);
/// All windows of a node, from entry to exit, that follow from those written elsewhere; empty for
/// none.
[[nodiscard]] std::vector<Window> historyFrom(const GameTree& tree, const Sheet& right,
                                              const Answer& answer, const Profile& profile,
                                              NodeId n);

} // namespace prunus
