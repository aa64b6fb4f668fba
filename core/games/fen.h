#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// A position of chess in the notation of Forsyth and Edwards: rows from the top, who moves (`w` or
/// `b`), castling, en passant, and two counters, which are ignored; separated by blanks or `_`, and
/// from castling on it may be left out. On small boards there is no castling. S. Edwards, "Portable
/// Game Notation Specification", 1994, section 16.1.
[[nodiscard]] tl::expected<Placement, GameNameError> readFen(const detail::NamePiece& piece,
                                                             BoardMeasures board);

/// What stands behind it: in an extended position description the operations, such as `bm Nf3;`,
/// which stand in the place of the counters; mostly nothing. The same, section 16.2.
[[nodiscard]] detail::NamePiece behindFen(const detail::NamePiece& piece);

/// Where a field of it begins, from 0; the end where there are fewer.
[[nodiscard]] std::size_t fenField(const detail::NamePiece& piece, std::size_t field);

/// The same as text, without counters, and `_` between the fields.
[[nodiscard]] std::string fenOf(const Placement& placement, std::uint32_t columns);

} // namespace prunus
