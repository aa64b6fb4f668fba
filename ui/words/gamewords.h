#pragma once

#include "core/games/board.h"
#include "core/games/gamemoveorder.h"

#include <QString>
#include <QStringList>

namespace prunus {

/// What a kind of game is chosen by: `Connect Four`.
[[nodiscard]] QString shownGameKind(GameKind kind);
/// The name of a position's game: `Tic-tac-toe`, `Reversi 8 × 8`, `Nim 3, 4, 5; take up to 3, the
/// last one loses`. Heaps are those of the position.
[[nodiscard]] QString shownGame(const AnyGame& position);
/// What the player is called inside a sentence: `X` and `O` where there are marks, else `the first
/// player` and `the second player`.
[[nodiscard]] QString shownSide(BoardKind kind, Player player);
/// How play ended: `X wins`, `The second player wins by 4 discs`, `Draw`. Needs board.ended.
[[nodiscard]] QString shownResult(const Board& board);
/// That the last move was a pass: `O passes`. Needs board.passed.
[[nodiscard]] QString shownPass(const Board& board);
/// What stands under a board: how play ended, that the last move was a pass, or nothing; the most
/// that is said first, then ever shorter, down to a mark.
[[nodiscard]] QStringList boardCaptions(const Board& board);
/// The last move alone: `X on b2`. Needs one.
[[nodiscard]] QString shownLastMove(const Board& board, const std::string& move);
/// A node's position in short: the move that led there, if there was one, and who moves or how play
/// ended: `X on b2; O to move`. What an end is worth is kept back unless told.
[[nodiscard]] QString shownPosition(const Board& board, const std::string& move, bool tellsResult);
/// How play ended, and if a leaf's value is not what that is worth: `X wins, which is worth 1; its
/// value here is 5`. Needs board.ended.
[[nodiscard]] QString withContradiction(const QString& ended, const Board& board, Value value);
/// Whose move it is: `X to move`; or that they stood pat: `White stands pat`. Not once play has
/// ended.
[[nodiscard]] QString shownMover(const Board& board);

/// What a depth limit returns: `the game’s own judgement`.
[[nodiscard]] QString shownEvaluation(Evaluation evaluation);
/// The same where the game is known: what its own judgement is.
[[nodiscard]] QString shownEvaluation(Evaluation evaluation, BoardKind kind);
/// A game and what is unusual about its depth limit: `Chess; static values: material; captures
/// followed behind the depth`.
[[nodiscard]] QString shownGame(const AnyGame& position, Evaluation evaluation,
                                Quiescence quiescence);

/// A piece of chess: `white knight`.
[[nodiscard]] QString shownMan(Man man, bool first);

/// An order that games offer: `centre first`.
[[nodiscard]] QString shownGameOrder(GameMoveOrder order);
/// The same where the game is known: in which order it lists its moves.
[[nodiscard]] QString shownGameOrder(GameMoveOrder order, BoardKind kind);

} // namespace prunus
