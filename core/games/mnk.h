#pragma once

#include "core/games/game.h"
#include "core/games/lines.h"

namespace prunus {

/// The m,n,k games: on a board of m columns and n rows, players in turn put a stone on a free
/// square; who first has k stones in a row, straight or diagonal, wins; a full board without is a
/// draw. Tic-tac-toe is 3,3,3. Moves come row by row. Rules: J. W. H. M. Uiterwijk and H. J. van
/// den Herik, "The advantage of the initiative", 2000.
///
/// Result: 1, 0 or -1. Evaluation: openLines(). At most 64 squares and 26 columns.
template <class Board> class Mnk {
  public:
    using Move = Square;
    using Undo = Square;

    explicit Mnk(Board board = {}) : board_(board) {}
    /// A position in which these stones lie; the player to move must have no line.
    Mnk(Board board, Squares first, Squares second, Player toMove)
        : board_(board), own_(toMove == Player::max ? first : second),
          others_(toMove == Player::max ? second : first), toMove_(toMove),
          lost_(board.measures.hasLine(others_)) {}

    [[nodiscard]] const LineBoard& board() const { return board_.measures; }
    [[nodiscard]] const Board& boardType() const { return board_; }
    [[nodiscard]] Player toMove() const { return toMove_; }
    [[nodiscard]] Squares stones(Player player) const { return player == toMove_ ? own_ : others_; }

    [[nodiscard]] bool terminal() const { return lost_ || free() == 0; }
    [[nodiscard]] MoveList<64> moves() const { return MoveList<64>(free()); }
    Undo apply(Move square) {
        const Squares moved = own_ | squareBit(square);
        own_ = others_;
        others_ = moved;
        lost_ = board().hasLine(moved);
        toMove_ = opponent(toMove_);
        return square;
    }
    void undo(Undo square) {
        const Squares moved = others_;
        others_ = own_;
        own_ = moved & ~squareBit(square);
        lost_ = false; // a lost game has no moves
        toMove_ = opponent(toMove_);
    }

    [[nodiscard]] Value result() const { return lost_ ? fromSideOf(toMove_, -1) : 0; }
    [[nodiscard]] Value evaluation() const {
        return openLines(board(), stones(Player::max), stones(Player::min));
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    [[nodiscard]] std::string moveName(Move square) const {
        return squareName(square % board().width(), square / board().width());
    }
    // Who moves follows from the number of stones.
    [[nodiscard]] std::uint64_t key() const { return mixedKey(own_, others_); }

    friend bool operator==(const Mnk&, const Mnk&) = default;

  private:
    [[nodiscard]] Squares free() const { return board().squares() & ~(own_ | others_); }

    [[no_unique_address]] Board board_;
    /// Of the player to move, and of the other.
    Squares own_ = 0;
    Squares others_ = 0;
    Player toMove_ = Player::max;
    /// By the player to move.
    bool lost_ = false;
};

using TicTacToe = Mnk<FixedBoard<3, 3, 3>>;
using AnyMnk = Mnk<AnyBoard>;

static_assert(Game<TicTacToe> && Game<AnyMnk>);

} // namespace prunus
