#pragma once

#include "core/games/judgemove.h"

#include <QString>

namespace prunus {

/// The move that was found, as a hint: `Hint: c1, value 1 for X. Expected line: c1. In 1 ply X can
/// force a win.`
[[nodiscard]] QString shownHint(const AnyGame& position, const ChosenMove& found);
/// Says in how many plies a player can force a win: `In 3 plies X can force a win.`; empty if that
/// was not found out.
[[nodiscard]] QString shownForcedEnd(const AnyGame& position, const ChosenMove& found);
/// Says that the distance to the end decided for another move than the search alone would choose;
/// empty if it did not.
[[nodiscard]] QString shownDistance(const AnyGame& position, const ChosenMove& found);

/// Says what the move with this number lost. Only what is certain is called certain; else the text
/// says how many plies deep the search was.
[[nodiscard]] QString shownVerdict(const AnyGame& position, std::uint32_t move,
                                   const MoveVerdict& verdict);
/// Says which move would have been better, and how deep the search was if that is not certain.
/// Needs a verdict on a move that was not the best.
[[nodiscard]] QString shownBetterMove(const AnyGame& position, const MoveVerdict& verdict);

} // namespace prunus
