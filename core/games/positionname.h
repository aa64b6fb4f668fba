#pragma once

#include "core/games/namedgame.h"

#include <string>

namespace prunus {

/// Returns the name by which gameNamed() finds this position again: the name of the game and,
/// unless the position is its start, `@` and the placement:
///
///     NAME@ROW/ROW/…:MOVER        tic-tac-toe@x.o/.x./...:o        (x first, o second, . empty)
///     NAME@ROW/ROW/…:MOVER:BOARD  ultimate-tic-tac-toe: 1 to 9, or any
///     nim:TAKE:A,B,…@MOVER        nim:3:0,2,5@o                    (heaps may be 0)
///     chess@FEN                   chess@4k3/8/8/8/8/8/8/4K2R_w_K_-  (see readFen())
///
/// In Go the name leaves out what was played before: the boards that may not be repeated, and a
/// pass. Rows come from the top. MOVER is x where the first player is to move, else o. For the
/// other forms that may stand behind the `@`, as people write positions, see readPlacement().
[[nodiscard]] std::string positionName(const AnyGame& position);

/// Returns what positionName() writes behind the `@` for this placement, which need not be a
/// position that play can reach.
[[nodiscard]] std::string placementText(const AnyGame& game, const Placement& placement);

/// Returns the start of the game that this position belongs to. In Nim no position tells how large
/// the heaps were, so the heaps are as they are now.
[[nodiscard]] AnyGame startOf(const AnyGame& position);

} // namespace prunus
