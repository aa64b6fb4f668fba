#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// The position that these moves lead to from the start; see readPlacement().
[[nodiscard]] tl::expected<AnyGame, GameNameError> readMoves(const AnyGame& start,
                                                             const detail::NamePiece& piece);

/// That a text is none of the forms of positions of this game, with examples of all.
[[nodiscard]] Message noPositionOf(const AnyGame& start, const detail::NamePiece& piece);

} // namespace prunus
