#pragma once

#include "core/uct/choosebyuct.h"

#include <QString>

namespace prunus {

/// The name of UCT in the choice of how the program searches.
[[nodiscard]] QString shownUct();
/// Says how fast UCT is while it looks for a move: `The program makes 12,345 playouts a second.`
[[nodiscard]] QString shownPlayoutRate(std::uint64_t aSecond);
/// Says, after UCT has moved in this position, how many playouts there were and which chance they
/// give. No sentence calls that certain, since an estimate proves nothing.
[[nodiscard]] QString shownUctMove(const AnyGame& position, const UctMove& found);
/// A move of UCT as a hint: the move, the playouts, the chance that they give, and the expected
/// line.
[[nodiscard]] QString shownUctHint(const AnyGame& position, const UctMove& found);
/// Says what the value beside a move of UCT means.
[[nodiscard]] QString explainedUctValue(const UctMove& found);

} // namespace prunus
