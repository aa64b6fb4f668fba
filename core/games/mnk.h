#pragma once

#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/lines.h"
#include "core/games/turnfault.h"

#include <concepts>

namespace prunus {

/// The m,n,k games: on a board of m columns and n rows, players in turn put a stone on a free
/// square. Whoever first has k stones in a row, straight or diagonal, wins; a full board without
/// such a row is a draw. Tic-tac-toe is 3,3,3. Moves are listed row by row. Rules: J. W. H. M.
/// Uiterwijk and H. J. van den Herik, "The advantage of the initiative", 2000.
///
/// Result: 1, 0 or -1. Evaluation: openLines(). At most 64 squares and 26 columns.
template <class Board> class Mnk {
  public:
    using Move = Square;
    static constexpr std::size_t mostMoves = 64;
    static constexpr std::array orders{GameMoveOrder::centreFirst};
    static constexpr BoardKind boardKind = BoardKind::marks;
    static constexpr bool countsTurns = true;
    static constexpr std::uint32_t longestGame = mostMoves;
    /// The stones before the move: to put them back, undo() need not wait for the stones after it.
    struct Undo {
        Squares own;
        Squares taken;
    };

    Mnk() requires std::default_initializable<Board> : Mnk(Board{}) {}
    explicit Mnk(Board board) : board_(board) {}
    /// Constructs a position with these stones; the player to move must have no line.
    Mnk(Board board, Squares first, Squares second, Player toMove)
        : board_(board), own_(toMove == Player::max ? first : second), taken_(first | second),
          toMove_(toMove) {}

    [[nodiscard]] const LineBoard& board() const { return board_.measures; }
    [[nodiscard]] Player toMove() const { return toMove_; }
    [[nodiscard]] Squares stones(Player player) const {
        return player == toMove_ ? own_ : others();
    }

    [[nodiscard]] bool terminal() const { return lost() || free() == 0; }
    [[nodiscard]] SquareMoves<Squares> moves() const {
        return SquareMoves(free(), board_.count(free()));
    }
    Undo apply(Move square) {
        const Undo before{own_, taken_};
        own_ ^= taken_;
        taken_ |= squareBit(square);
        toMove_ = opponent(toMove_);
        return before;
    }
    void undo(Undo before) {
        own_ = before.own;
        taken_ = before.taken;
        toMove_ = opponent(toMove_);
    }

    [[nodiscard]] Value result() const { return lost() ? fromSideOf(toMove_, -1) : 0; }
    [[nodiscard]] Value evaluation() const {
        return openLines(board_, stones(Player::max), stones(Player::min));
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    [[nodiscard]] std::string moveName(Move square) const {
        return squareName(square % board().width(), square / board().width());
    }
    /// Returns the square of the distance from the middle, in half squares.
    [[nodiscard]] std::uint32_t rank(Move square, GameMoveOrder /*centreFirst*/) const {
        return fromMiddle(square % board().width(), board().width()) +
               fromMiddle(square / board().width(), board().height());
    }
    [[nodiscard]] BoardMeasures measures() const {
        return {board().width(), board().height(), board().inRow()};
    }
    [[nodiscard]] Placement placement() const {
        return placementOn(measures(), stones(Player::max), stones(Player::min), toMove_);
    }
    [[nodiscard]] tl::expected<Mnk, Message> placed(const Placement& placement) const {
        const Squares first = squaresWith(Mark::first, placement);
        const Squares second = squaresWith(Mark::second, placement);
        auto fault = turnFault(board(), TurnsTaken::Piece::mark, first, second, placement.toMove);
        if (fault) {
            return tl::make_unexpected(*std::move(fault));
        }
        return Mnk(board_, first, second, placement.toMove);
    }
    [[nodiscard]] Mnk start() const { return Mnk(board_); }
    // Who moves follows from the number of stones.
    [[nodiscard]] std::uint64_t key() const { return mixedKey(own_, others()); }

    friend bool operator==(const Mnk&, const Mnk&) = default;

  private:
    /// Whether the player to move has lost.
    [[nodiscard]] bool lost() const { return board_.hasLine(others()); }
    [[nodiscard]] Squares others() const { return own_ ^ taken_; }
    [[nodiscard]] Squares free() const { return board().squares() & ~taken_; }

    [[no_unique_address]] Board board_;
    /// The stones of the player to move. The other player's follow from `taken_`, so that a move
    /// takes only two small steps.
    Squares own_ = 0;
    Squares taken_ = 0;
    Player toMove_ = Player::max;
};

using TicTacToe = Mnk<FixedBoard<3, 3, 3>>;
using AnyMnk = Mnk<AnyBoard>;

static_assert(Game<TicTacToe> && Game<AnyMnk>);

} // namespace prunus
