#pragma once

#include "core/practice/profile.h"
#include "ui/drawing/playerslook.h"

namespace prunus {

/// Returns how a course draws and names the players.
[[nodiscard]] PlayersLook lookOf(const Profile& course);

} // namespace prunus
