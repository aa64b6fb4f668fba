#pragma once

#include "core/games/game.h"
#include "core/games/lines.h"

namespace prunus {

/// Connect Four (Howard Wexler, Milton Bradley 1974): players in turn drop a disc into one of the
/// columns, where it falls onto the discs that lie there; who first has four in a row, straight or
/// diagonal, wins; a full board without is a draw. Seven columns of six, or other measures. Moves
/// come column by column. Rules and bitboard: J. Tromp, "John's Connect Four Playground".
///
/// Result: 1, 0 or -1. Evaluation: openLines(). At most 64 squares.
template <class Board> class ConnectFour {
  public:
    /// A column, from 0.
    using Move = Square;
    /// The square where the disc came to rest, alone.
    using Undo = Squares;

    /// The board lies on its side: its rows are the columns that discs fall into, from the bottom.
    explicit ConnectFour(Board board = {}) : board_(board) {}
    /// A position in which these discs lie, none above a free square; the player to move must have
    /// no line.
    ConnectFour(Board board, Squares first, Squares second, Player toMove)
        : board_(board), own_(toMove == Player::max ? first : second),
          others_(toMove == Player::max ? second : first), toMove_(toMove),
          lost_(board.measures.hasLine(others_)) {}

    [[nodiscard]] std::uint32_t columns() const { return lying().height(); }
    [[nodiscard]] std::uint32_t rows() const { return lying().width(); }
    [[nodiscard]] const LineBoard& lying() const { return board_.measures; }
    [[nodiscard]] const Board& boardType() const { return board_; }
    [[nodiscard]] Player toMove() const { return toMove_; }
    /// Square column * rows() + row, rows from the bottom.
    [[nodiscard]] Squares discs(Player player) const { return player == toMove_ ? own_ : others_; }

    [[nodiscard]] bool terminal() const { return lost_ || free() == 0; }
    [[nodiscard]] MoveList<64> moves() const {
        MoveList<64> open;
        const Squares taken = own_ | others_;
        for (std::uint32_t column = 0; column < columns(); ++column) {
            if ((taken & squareBit(column * rows() + rows() - 1)) == 0) {
                open.add(static_cast<Move>(column));
            }
        }
        return open;
    }
    Undo apply(Move column) {
        const Squares above = free() & (firstSquares(rows()) << (column * rows()));
        const Squares disc = above & (0 - above); // the lowest
        const Squares moved = own_ | disc;
        own_ = others_;
        others_ = moved;
        lost_ = lying().hasLine(moved);
        toMove_ = opponent(toMove_);
        return disc;
    }
    void undo(Undo disc) {
        const Squares moved = others_;
        others_ = own_;
        own_ = moved & ~disc;
        lost_ = false; // a lost game has no moves
        toMove_ = opponent(toMove_);
    }

    [[nodiscard]] Value result() const { return lost_ ? fromSideOf(toMove_, -1) : 0; }
    [[nodiscard]] Value evaluation() const {
        return openLines(lying(), discs(Player::max), discs(Player::min));
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    /// The column's number, from 1.
    [[nodiscard]] std::string moveName(Move column) const { return std::to_string(column + 1); }
    // Who moves follows from the number of discs.
    [[nodiscard]] std::uint64_t key() const { return mixedKey(own_, others_); }

    friend bool operator==(const ConnectFour&, const ConnectFour&) = default;

  private:
    [[nodiscard]] Squares free() const { return lying().squares() & ~(own_ | others_); }

    [[no_unique_address]] Board board_;
    /// Of the player to move, and of the other.
    Squares own_ = 0;
    Squares others_ = 0;
    Player toMove_ = Player::max;
    /// By the player to move.
    bool lost_ = false;
};

using SevenBySix = ConnectFour<FixedBoard<6, 7, 4>>;
using AnyConnectFour = ConnectFour<AnyBoard>;

static_assert(Game<SevenBySix> && Game<AnyConnectFour>);

} // namespace prunus
