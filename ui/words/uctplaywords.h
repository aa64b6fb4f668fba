#pragma once

#include "core/uct/choosebyuct.h"

#include <QString>

namespace prunus {

/// What UCT is called where one chooses how the program searches.
[[nodiscard]] QString shownUct();
/// While it looks for a move: `The program makes 12,345 playouts a second.`
[[nodiscard]] QString shownPlayoutRate(std::uint64_t aSecond);
/// After it has made one in this position: how many playouts there were, and the chance that they
/// give. No sentence calls it certain, since an estimate proves nothing.
[[nodiscard]] QString shownUctMove(const AnyGame& position, const UctMove& found);
/// The same as a hint, with the expected line.
[[nodiscard]] QString shownUctHint(const AnyGame& position, const UctMove& found);
/// What the value is that stands beside such a move.
[[nodiscard]] QString explainedUctValue(const UctMove& found);

} // namespace prunus
