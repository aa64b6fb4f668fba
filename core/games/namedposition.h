#pragma once

#include "core/games/namepiece.h"

namespace prunus {

/// Where everything lies as somebody wrote it, which may be no position of play.
struct WrittenPlacement {
    Placement placement;
    /// What stood behind it and was not understood as part of it.
    std::optional<Message> leftOut = std::nullopt;
};

/// Reads what people write of a position of this game, in capitals or not and on one line or on
/// several:
///
///     x.o/.x./...:o            what positionName() writes; also X, O and - or _ for none, rows
///                              under each other, with the letters of columns and the numbers of
///                              rows beside them, or no / at all: 64 squares, as in collections of
///                              Othello problems (`--XX… X; A2:+38;`). In Reversi and Go also * or
///                              b and w. Where pieces only come, in turn, their numbers say who
///                              moves if nothing else does, the first player where they are equal
///     o                        Nim: who moves
///     FEN, or a line of EPD    chess: see readFen()
///     4453, F5D6C3, e4 e5      the moves made since the start: columns, squares, or what else the
///                              moves of the game are called, with their numbers or not. A pass
///                              that has to be is left out at will. Chess also takes e2e4
///
/// What follows behind a `;`, or in EPD behind the first four fields, is left out.
[[nodiscard]] tl::expected<WrittenPlacement, GameNameError>
readPlacement(const AnyGame& start, const detail::NamePiece& piece);

/// The position of this game that stands behind the `@` of its name.
[[nodiscard]] tl::expected<NamedGame, GameNameError> readPosition(const AnyGame& start,
                                                                  const detail::NamePiece& piece);

} // namespace prunus
