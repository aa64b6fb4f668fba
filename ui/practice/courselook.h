#pragma once

#include "core/practice/profile.h"
#include "ui/drawing/playerslook.h"

namespace prunus {

/// How a course draws and calls the players.
[[nodiscard]] PlayersLook lookOf(const Profile& course);

} // namespace prunus
