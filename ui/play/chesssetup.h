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

/// `K`, `Q`, `R`, `B`, `N` or `P` for White's, in lower case for Black's; none for other letters.
[[nodiscard]] std::optional<SidesMan> manOfLetter(QChar letter);
/// What is on a square; none if it is free.
[[nodiscard]] std::optional<SidesMan> manOn(const Placement& placement, std::uint32_t square);

/// With this on a square instead, or nothing. Castling goes where a king or rook leaves home, and
/// comes where one is put there; nothing can be captured in passing any more.
[[nodiscard]] Placement withMan(const Placement& placement, std::uint32_t square,
                                const std::optional<SidesMan>& man);
/// The same with the piece of one square on another.
[[nodiscard]] Placement withManMoved(const Placement& placement, std::uint32_t from,
                                     std::uint32_t to);

/// What the mouse looks like while it carries a piece, this many pixels large.
[[nodiscard]] QCursor carryingCursor(const SidesMan& man, double size, const Theme& theme);

} // namespace prunus
