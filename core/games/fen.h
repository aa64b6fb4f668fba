#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// Reads a position of chess in the notation of Forsyth and Edwards: rows from the top, who moves
/// (`w` or `b`), castling, en passant, and two counters, which are ignored. The fields are
/// separated by blanks or `_`, and those from castling on may be left out. On small boards there is
/// no castling. S. Edwards, "Portable Game Notation Specification", 1994, section 16.1.
[[nodiscard]] tl::expected<Placement, GameNameError> readFen(const detail::NamePiece& piece,
                                                             BoardMeasures board);

/// Returns the text behind such a position: in an extended position description the operations,
/// such as `bm Nf3;`, which stand in the place of the counters; mostly nothing. See section 16.2 of
/// the same specification.
[[nodiscard]] detail::NamePiece behindFen(const detail::NamePiece& piece);

/// Returns the offset at which a field of such a text begins, fields counted from 0; the end of the
/// text if it has fewer fields.
[[nodiscard]] std::size_t fenField(const detail::NamePiece& piece, std::size_t field);

/// Returns a placement in this notation, without counters, and with `_` between the fields.
[[nodiscard]] std::string fenOf(const Placement& placement, std::uint32_t columns);

} // namespace prunus
