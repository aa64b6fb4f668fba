#pragma once

#include "core/games/namedgame.h"

#include <string>

namespace prunus {

/// The name by which gameNamed() finds this position again: the game's, and unless it is the start
/// of the game, `@` and what lies where:
///
///     NAME@ROW/ROW/…:MOVER        tic-tac-toe@x.o/.x./...:o        (x first, o second, . empty)
///     NAME@ROW/ROW/…:MOVER:BOARD  ultimate-tic-tac-toe: 1 to 9, or any
///     nim:TAKE:A,B,…@MOVER        nim:3:0,2,5@o                    (heaps may be 0)
///     chess@FEN                   chess@4k3/8/8/8/8/8/8/4K2R_w_K_-  (see readFen())
///
/// Of Go that is the position without what was played before: the boards that may not be repeated,
/// and a pass. Rows come from the top. MOVER is x where the first player is to move. What else can
/// stand there, as people write positions, is told with readPlacement().
[[nodiscard]] std::string positionName(const AnyGame& position);

/// What stands behind the `@` there where everything lies so, which may be no position of play.
[[nodiscard]] std::string placementText(const AnyGame& game, const Placement& placement);

/// The start of the game that this position belongs to. In Nim no position tells how large the
/// heaps were: they are as they are now.
[[nodiscard]] AnyGame startOf(const AnyGame& position);

} // namespace prunus
