#pragma once

#include "core/games/judgemove.h"

#include <QString>

namespace prunus {

/// A move that was looked for, as a hint: `Hint: c1, value 1 for X. Expected line: c1. In 1 ply X
/// can force a win.`
[[nodiscard]] QString shownHint(const AnyGame& position, const ChosenMove& found);
/// How far the end is that a player can force: `In 3 plies X can force a win.`; empty if that was
/// not found.
[[nodiscard]] QString shownForcedEnd(const AnyGame& position, const ChosenMove& found);
/// That the distance spoke for another move than the search; empty if it did not.
[[nodiscard]] QString shownDistance(const AnyGame& position, const ChosenMove& found);

/// What the move of this number lost: as certain only what is certain, else how many plies deep the
/// search was.
[[nodiscard]] QString shownVerdict(const AnyGame& position, std::uint32_t move,
                                   const MoveVerdict& verdict);
/// Which move would have been better, in the same way. Needs a move that was not the best.
[[nodiscard]] QString shownBetterMove(const AnyGame& position, const MoveVerdict& verdict);

} // namespace prunus
