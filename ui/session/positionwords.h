#pragma once

#include "ui/session/session.h"

#include <QString>

namespace prunus {

/// Returns what the board of a node shows, for those who do not see it, such as `X on b2; O to
/// move`; empty if the node has no board. How play ended is left out while unread leaves are hidden
/// and the node is one of them; else the words say so if the value of a leaf is not what its board
/// is worth, as after an edit.
[[nodiscard]] QString positionWords(const Session& session, NodeId n);

} // namespace prunus
