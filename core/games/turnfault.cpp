#include "core/games/turnfault.h"

namespace prunus {

namespace {

/// The forms of a sentence: of marks, of discs where the first player is meant and where the second
/// is, and of small boards.
struct Forms {
    Code marks;
    Code first;
    Code second;
    Code boards = marks;
};

constexpr Forms counted{Code::marksCounted, Code::firstDiscsCounted, Code::secondDiscsCounted};
constexpr Forms alone{Code::marksAlone, Code::firstDiscsAlone, Code::secondDiscsAlone};
constexpr Forms follow{Code::marksFollow, Code::firstDiscsFollow, Code::secondDiscsFollow};
constexpr Forms followAlone{Code::marksFollowAlone, Code::firstDiscsFollowAlone,
                            Code::secondDiscsFollowAlone};
constexpr Forms tooMany{Code::marksTooMany, Code::firstDiscsTooMany, Code::secondDiscsTooMany};
constexpr Forms won{Code::marksWon, Code::firstDiscsWon, Code::secondDiscsWon, Code::boardsWon};
constexpr Forms movedLast{Code::marksMovedLast, Code::firstDiscsMovedLast,
                          Code::secondDiscsMovedLast, Code::boardsMovedLast};

/// A sentence about a player.
Message told(const TurnsTaken& taken, const Forms& forms, Player player, std::uint32_t count,
             std::uint32_t other) {
    const bool first = player == Player::max;
    const Code code = taken.piece == TurnsTaken::Piece::disc ? (first ? forms.first : forms.second)
                      : taken.piece == TurnsTaken::Piece::mark ? forms.marks
                                                               : forms.boards;
    return {code, {first ? "X" : "O", first ? "O" : "X", other}, count};
}

std::optional<Message> numbersFault(const TurnsTaken& taken) {
    const bool firstMoves = taken.toMove == Player::max;
    const TurnsTaken::Side& mover = firstMoves ? taken.first : taken.second;
    const TurnsTaken::Side& last = firstMoves ? taken.second : taken.first;
    const Player lastMover = opponent(taken.toMove);
    const auto inTurn = [&](Player most, std::uint32_t more, std::uint32_t fewer) {
        Message both = told(taken, fewer == 0 ? alone : counted, most, more, fewer);
        both.then.push_back(told(taken, tooMany, most, more - fewer - 1, 0));
        return both;
    };
    if (last.pieces > mover.pieces + 1) {
        return inTurn(lastMover, last.pieces, mover.pieces);
    }
    if (mover.pieces <= last.pieces) {
        return std::nullopt;
    }
    const std::uint32_t more = mover.pieces - last.pieces;
    if (last.hasWon) {
        return told(taken, movedLast, lastMover, more, taken.inRow);
    }
    return more > 1 ? inTurn(taken.toMove, mover.pieces, last.pieces)
                    : told(taken, last.pieces == 0 ? followAlone : follow, taken.toMove,
                           mover.pieces, last.pieces);
}

} // namespace

std::optional<Message> turnFault(const TurnsTaken& taken) {
    if (taken.first.hasWon && taken.second.hasWon) {
        return Message{taken.piece == TurnsTaken::Piece::smallBoard ? Code::bothWonBoards
                                                                    : Code::bothWon,
                       {taken.inRow}};
    }
    if (taken.toMove == Player::max ? taken.first.hasWon : taken.second.hasWon) {
        return told(taken, won, taken.toMove, 0, taken.inRow);
    }
    return numbersFault(taken);
}

std::optional<Message> turnFault(const LineBoard& board, TurnsTaken::Piece piece, Squares first,
                                 Squares second, Player toMove) {
    return turnFault({piece,
                      board.inRow(),
                      {countOf(first), board.hasLine(first)},
                      {countOf(second), board.hasLine(second)},
                      toMove});
}

} // namespace prunus
