#include "core/games/turnfault.h"

namespace prunus {

namespace {

std::string nameOf(TurnsTaken::Piece piece, Player player) {
    if (piece == TurnsTaken::Piece::mark) {
        return player == Player::max ? "X" : "O";
    }
    return player == Player::max ? "the first player" : "the second player";
}

std::string counted(std::uint32_t number, TurnsTaken::Piece piece) {
    return std::to_string(number) + (piece == TurnsTaken::Piece::mark ? " mark" : " disc") +
           (number == 1 ? "" : "s");
}

/// `X has 3 marks and O has 1`.
std::string bothCounted(const TurnsTaken& taken, Player most, const TurnsTaken::Side& ofMost,
                        const TurnsTaken::Side& ofFewest) {
    return nameOf(taken.piece, most) + " has " + counted(ofMost.pieces, taken.piece) + " and " +
           nameOf(taken.piece, opponent(most)) + " has " +
           (ofFewest.pieces == 0 ? "none" : std::to_string(ofFewest.pieces));
}

std::string remedy(const TurnsTaken& taken, Player most, std::uint32_t tooMany) {
    return "take away " + counted(tooMany, taken.piece) + " of " + nameOf(taken.piece, most) +
           " or give " + nameOf(taken.piece, opponent(most)) + ' ' + std::to_string(tooMany) +
           " more";
}

std::string numbersFault(const TurnsTaken& taken) {
    const bool firstMoves = taken.toMove == Player::max;
    const TurnsTaken::Side& mover = firstMoves ? taken.first : taken.second;
    const TurnsTaken::Side& last = firstMoves ? taken.second : taken.first;
    const Player lastMover = opponent(taken.toMove);
    const std::string inTurn = "; players move in turn, so ";
    if (last.pieces > mover.pieces + 1) {
        return bothCounted(taken, lastMover, last, mover) + inTurn +
               remedy(taken, lastMover, last.pieces - mover.pieces - 1);
    }
    if (mover.pieces <= last.pieces) {
        return {};
    }
    const std::uint32_t more = mover.pieces - last.pieces;
    if (last.hasWon) {
        return nameOf(taken.piece, lastMover) + " has " + taken.row +
               " and so moved last, but has fewer pieces: " + remedy(taken, taken.toMove, more);
    }
    const std::string both = bothCounted(taken, taken.toMove, mover, last);
    return more == 1 ? both + ", so " + nameOf(taken.piece, lastMover) + " is to move"
                     : both + inTurn + remedy(taken, taken.toMove, more - 1);
}

} // namespace

std::string turnFault(const TurnsTaken& taken) {
    if (taken.first.hasWon && taken.second.hasWon) {
        return "both players have " + taken.row + "; at most one can have won";
    }
    if (taken.toMove == Player::max ? taken.first.hasWon : taken.second.hasWon) {
        return nameOf(taken.piece, taken.toMove) + " has " + taken.row +
               " and so has won already; let " + nameOf(taken.piece, opponent(taken.toMove)) +
               " be to move";
    }
    return numbersFault(taken);
}

std::string turnFault(const LineBoard& board, TurnsTaken::Piece piece, Squares first,
                      Squares second, Player toMove) {
    return turnFault({piece,
                      std::to_string(board.inRow()) + " in a row",
                      {countOf(first), board.hasLine(first)},
                      {countOf(second), board.hasLine(second)},
                      toMove});
}

} // namespace prunus
