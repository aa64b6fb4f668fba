#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// A placement as somebody wrote it, which need not be a position that play can reach.
struct WrittenPlacement {
    Placement placement;
    /// A message on text behind the placement that was ignored; nullopt if there was none.
    std::optional<Message> leftOut = std::nullopt;
};

/// Reads a position of this game as people write it, in capitals or not and on one line or on
/// several:
///
///     x.o/.x./...:o            what positionName() writes; also X, O and - or _ for an empty
///                              square, rows under each other, with the letters of columns and the
///                              numbers of rows beside them, or all rows in one piece without /: 64
///                              squares, as in collections of Othello problems (`--XX… X;
///                              A2:+38;`). In Reversi and Go also * or b for x, and w for o. Where
///                              players only add pieces, in turn, the numbers of pieces say who
///                              moves if nothing else does: the first player if they are equal
///     o                        Nim: the player to move
///     FEN, or a line of EPD    chess: see readFen()
///     4453, F5D6C3, e4 e5      the moves made since the start: columns, squares, or whatever the
///                              moves of the game are called, with or without their numbers. A
///                              forced pass may be left out. Chess also takes e2e4
///
/// Text behind a `;`, or in EPD behind the first four fields, is ignored.
[[nodiscard]] tl::expected<WrittenPlacement, GameNameError>
readPlacement(const AnyGame& start, const detail::NamePiece& piece);

/// Reads the position of this game that stands behind the `@` of a name.
[[nodiscard]] tl::expected<NamedGame, GameNameError> readPosition(const AnyGame& start,
                                                                  const detail::NamePiece& piece);

} // namespace prunus
