#pragma once

#include "core/practice/answer.h"

#include <optional>
#include <vector>

namespace prunus {

// Follow-through: what the right rule gives from what somebody wrote at other nodes. The sheet is
// the right one, from MAX's side.

/// The children from whose entries the entry at the inner node n follows, in the questions values
/// and returned; nullopt if it does not follow from them. Nothing follows from a child whose entry
/// is missing.
[[nodiscard]] std::optional<std::vector<NodeId>>
childrenFollowedFrom(const GameTree& tree, Question question, const Sheet& right,
                     const Answer& answer, const Profile& profile, NodeId n);

/// Windows of a node that follow from those written elsewhere, from entry on.
struct Derived {
    std::vector<Window> windows; ///< empty for none
    std::vector<NodeId> from;    ///< those nodes whose written windows are used and are not right
};

/// The last of the windows is the window at a node that follows from those written elsewhere: at
/// entry from its parent's and its left siblings', at exit from its own at entry and its
/// children's. If the course asks for windows at exit alone, each entry follows from the one above,
/// from the root down. Empty if a window from which it follows was not written, or is closed so
/// that no child below it is visited.
[[nodiscard]] Derived windowFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                                 const Profile& profile, NodeId n, bool atExit);
/// All windows of a node, from entry to exit, that follow from those written elsewhere.
[[nodiscard]] Derived historyFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                                  const Profile& profile, NodeId n);

} // namespace prunus
