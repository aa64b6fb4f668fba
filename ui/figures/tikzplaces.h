#pragma once

#include "core/games/placement.h"
#include "ui/figures/tikzstyles.h"

#include <QByteArray>
#include <QPointF>
#include <array>
#include <cstddef>

namespace prunus {

/// Returns a place of a board in TikZ, in the board's own units.
[[nodiscard]] inline QByteArray at(QPointF place) {
    return '(' + texNumber(place.x()) + ',' + texNumber(place.y()) + ')';
}

/// Returns the name of a chess piece in TikZ, which stands behind the colour of its side; empty for
/// Man::none.
[[nodiscard]] inline const char* manName(Man man) {
    constexpr std::array names{"pawn", "knight", "bishop", "rook", "queen", "king", ""};
    return names.at(static_cast<std::size_t>(man));
}

} // namespace prunus
