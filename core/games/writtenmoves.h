#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// Reads moves, and returns the position that they lead to from the start; see readPlacement().
[[nodiscard]] tl::expected<AnyGame, GameNameError> readMoves(const AnyGame& start,
                                                             const detail::NamePiece& piece);

/// Returns the message that a text has none of the forms that positions of this game can have, with
/// examples of these forms.
[[nodiscard]] Message noPositionOf(const AnyGame& start, const detail::NamePiece& piece);

} // namespace prunus
