#pragma once

#include "core/games/board.h"
#include "core/games/gamemoveorder.h"

#include <QString>
#include <QStringList>

namespace prunus {

/// The name by which a kind of game is chosen: `Connect Four`.
[[nodiscard]] QString shownGameKind(GameKind kind);
/// The name of a position's game: `Tic-tac-toe`, `Reversi 8 × 8`, `Nim 3, 4, 5; take up to 3, the
/// last one loses`. Heaps are those of the position.
[[nodiscard]] QString shownGame(const AnyGame& position);
/// The name of a player inside a sentence: `X` and `O` in games with these marks, `White` and
/// `Black` in chess, else `the first player` and `the second player`.
[[nodiscard]] QString shownSide(BoardKind kind, Player player);
/// How play ended: `X wins`, `The second player wins by 4 discs`, `Draw`. Needs board.ended.
[[nodiscard]] QString shownResult(const Board& board);
/// Says that the last move was a pass: `O passes`. Needs board.passed.
[[nodiscard]] QString shownPass(const Board& board);
/// The captions that may stand under a board: how play ended, or that the last move was a pass;
/// empty if neither is so. The longest comes first, then ever shorter ones, down to a mark.
[[nodiscard]] QStringList boardCaptions(const Board& board);
/// The last move alone: `X on b2`. Needs a board that has a last move.
[[nodiscard]] QString shownLastMove(const Board& board, const std::string& move);
/// A node's position in short: the move that led there, if there was one, and who is to move or how
/// play ended: `X on b2. O to move`. How play ended is left out unless `tellsResult`.
[[nodiscard]] QString shownPosition(const Board& board, const std::string& move, bool tellsResult);
/// Returns `ended`, which says how play ended. If a leaf's value differs from what that end is
/// worth, adds both numbers: `X wins. That is worth 1, but its value here is 5`. Needs board.ended.
[[nodiscard]] QString withContradiction(const QString& ended, const Board& board, Value value);
/// Says whose move it is: `X to move`; or that a player stood pat: `White stands pat`. Needs a
/// position in which play has not ended.
[[nodiscard]] QString shownMover(const Board& board);

/// The name of an evaluation, which gives the static values at a depth limit: `the game’s own
/// judgement`.
[[nodiscard]] QString shownEvaluation(Evaluation evaluation);
/// The name of an evaluation where the game is known. For the game's own evaluation, the text says
/// what that game judges by.
[[nodiscard]] QString shownEvaluation(Evaluation evaluation, BoardKind kind);
/// The name of a game, and what is unusual about its depth limit: `Chess; static values: material;
/// captures followed behind the depth`.
[[nodiscard]] QString shownGame(const AnyGame& position, Evaluation evaluation,
                                Quiescence quiescence);

/// The name of a chess piece: `white knight`. It is white if `first`, else black.
[[nodiscard]] QString shownMan(Man man, bool first);

/// The name of a move order that games offer: `centre first`.
[[nodiscard]] QString shownGameOrder(GameMoveOrder order);
/// The name of a move order where the game is known. For the game's own order, the text says in
/// which order that game lists its moves.
[[nodiscard]] QString shownGameOrder(GameMoveOrder order, BoardKind kind);

} // namespace prunus
