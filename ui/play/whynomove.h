#pragma once

#include "ui/play/boardcursor.h"

#include <QString>

namespace prunus {

/// Why touching this place of a position is no move, in a sentence: `Square b2 is taken.` Needs a
/// position in which play has not ended, and a place that moveAt() finds none for.
[[nodiscard]] QString whyNoMove(const AnyGame& position, const BoardPlace& place);

/// Chess: the same of two squares, from one of which a piece was to go to the other.
[[nodiscard]] QString whyNoMoveFrom(const AnyGame& position, std::uint32_t from, std::uint32_t to);

/// A square as it is called: `b2`, or `column 3, row 1` where discs fall.
[[nodiscard]] QString shownSquare(const BoardRoom& room, std::uint32_t square);

} // namespace prunus
