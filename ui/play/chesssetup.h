#pragma once

#include "core/games/placement.h"
#include "ui/look/theme.h"

#include <QChar>
#include <QCursor>
#include <cstdint>
#include <optional>

namespace prunus {

/// A piece of chess, and whose it is.
struct SidesMan {
    Mark side = Mark::first;
    Man man = Man::pawn;

    friend bool operator==(const SidesMan&, const SidesMan&) = default;
};

/// Returns the piece for `K`, `Q`, `R`, `B`, `N` or `P`, which is White's, or Black's for a letter
/// in lower case; none for other letters.
[[nodiscard]] std::optional<SidesMan> manOfLetter(QChar letter);
/// Returns the piece on a square; none if the square is free.
[[nodiscard]] std::optional<SidesMan> manOn(const Placement& placement, std::uint32_t square);

/// Returns the placement with this piece, or none, on a square. A right to castle ends where a king
/// or rook leaves its home square, and comes where one is put there; no pawn can be captured en
/// passant any more.
[[nodiscard]] Placement withMan(const Placement& placement, std::uint32_t square,
                                const std::optional<SidesMan>& man);
/// Returns the placement with the piece of one square put on another; rights to castle and en
/// passant change in the same way.
[[nodiscard]] Placement withManMoved(const Placement& placement, std::uint32_t from,
                                     std::uint32_t to);

/// Returns the mouse cursor for carrying a piece, of this size in pixels, but no larger than 64.
[[nodiscard]] QCursor carryingCursor(const SidesMan& man, double size, const Theme& theme);

} // namespace prunus
