#pragma once

#include "ui/session/session.h"

#include <QString>

namespace prunus {

/// What the board of a node shows, for those who do not see it: `X on b2; O to move`. Empty where
/// it has none. How play ended is kept back while unread leaves are hidden and it is one; else a
/// leaf whose value is not what its board is worth, as after an edit, says so.
[[nodiscard]] QString positionWords(const Session& session, NodeId n);

} // namespace prunus
