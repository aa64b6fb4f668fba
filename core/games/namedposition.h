#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// The position of this game that stands behind the `@` of its name: see positionName().
[[nodiscard]] tl::expected<AnyGame, GameNameError> readPosition(const AnyGame& game,
                                                                const detail::NamePiece& piece);

} // namespace prunus
