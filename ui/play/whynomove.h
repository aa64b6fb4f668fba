#pragma once

#include "ui/play/boardcursor.h"

#include <QString>

namespace prunus {

/// Returns a sentence on why touching this place of a position is no move, such as `Square b2 is
/// taken.` Needs a position in which play has not ended, and a place for which moveAt() finds no
/// move.
[[nodiscard]] QString whyNoMove(const AnyGame& position, const BoardPlace& place);

/// Chess: returns a sentence on why the piece on the first square cannot go to the second.
[[nodiscard]] QString whyNoMoveFrom(const AnyGame& position, std::uint32_t from, std::uint32_t to);

/// Returns the name of a square: `b2`, or `column 3, row 1` where discs fall.
[[nodiscard]] QString shownSquare(const BoardRoom& room, std::uint32_t square);

} // namespace prunus
