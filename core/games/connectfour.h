#pragma once

#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/lines.h"
#include "core/games/turnfault.h"

#include <concepts>

namespace prunus {

/// Connect Four (Howard Wexler, Milton Bradley 1974): players in turn drop a disc into one of the
/// columns, where it falls onto the discs that lie there. Whoever first has four in a row, straight
/// or diagonal, wins; a full board without such a row is a draw. The board has seven columns of six
/// squares, or other measures. Moves are listed column by column. Rules and bitboard: J. Tromp,
/// "John's Connect Four Playground".
///
/// Result: 1, 0 or -1. Evaluation: openLines(). At most 64 squares.
template <class Board> class ConnectFour {
  public:
    /// The number of a column, from 0.
    using Move = Square;
    static constexpr std::size_t mostMoves = 64;
    static constexpr std::array orders{GameMoveOrder::centreFirst};
    static constexpr BoardKind boardKind = BoardKind::columns;
    static constexpr bool countsTurns = true;
    static constexpr std::uint32_t longestGame = mostMoves;
    /// The set that has only the square where the disc came to rest.
    using Undo = Squares;

    /// The columns with room, from the left. Each is found at once if they are asked for in order.
    class Moves {
      public:
        /// `tops` are the highest squares of the columns that have room.
        Moves(Squares tops, std::uint32_t rows) : tops_(tops), rows_(rows), size_(countOf(tops)) {}

        [[nodiscard]] std::uint32_t size() const { return size_; }
        [[nodiscard, gnu::always_inline]] Move operator[](std::uint32_t k) const {
            if (k < next_) {
                next_ = 0;
                column_ = 0;
            }
            for (;; ++column_) {
                const bool open = (tops_ >> (column_ * rows_ + rows_ - 1) & 1U) != 0;
                if (open && next_++ == k) {
                    return static_cast<Move>(column_++);
                }
            }
        }

      private:
        Squares tops_;
        std::uint32_t rows_;
        std::uint32_t size_;
        /// The column from which on to look for move number `next_`.
        mutable std::uint32_t column_ = 0;
        mutable std::uint32_t next_ = 0;
    };

    /// Constructs the start on this board. The board lies on its side: its rows are the columns
    /// that discs fall into, from the bottom up.
    ConnectFour() requires std::default_initializable<Board> : ConnectFour(Board{}) {}
    explicit ConnectFour(Board board) : board_(board) {}
    /// Constructs a position with these discs, none of which may lie above a free square; the
    /// player to move must have no line.
    ConnectFour(Board board, Squares first, Squares second, Player toMove)
        : board_(board), own_(toMove == Player::max ? first : second), taken_(first | second),
          toMove_(toMove) {}

    [[nodiscard]] std::uint32_t columns() const { return lying().height(); }
    [[nodiscard]] std::uint32_t rows() const { return lying().width(); }
    [[nodiscard]] const LineBoard& lying() const { return board_.measures; }
    [[nodiscard]] Player toMove() const { return toMove_; }
    /// The player's discs; the number of a square is column * rows() + row, with rows from the
    /// bottom.
    [[nodiscard]] Squares discs(Player player) const { return player == toMove_ ? own_ : others(); }

    [[nodiscard]] bool terminal() const { return lost() || free() == 0; }
    [[nodiscard]] Moves moves() const { return {free() & lying().rowEnds(), rows()}; }
    Undo apply(Move column) {
        const Squares above = free() & (firstSquares(rows()) << (column * rows()));
        const Squares disc = above & (0 - above); // the lowest
        own_ ^= taken_;
        taken_ |= disc;
        toMove_ = opponent(toMove_);
        return disc;
    }
    void undo(Undo disc) {
        taken_ ^= disc;
        own_ ^= taken_;
        toMove_ = opponent(toMove_);
    }

    [[nodiscard]] Value result() const { return lost() ? fromSideOf(toMove_, -1) : 0; }
    [[nodiscard]] Value evaluation() const {
        return openLines(board_, discs(Player::max), discs(Player::min));
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    /// The column's number, from 1.
    [[nodiscard]] std::string moveName(Move column) const { return std::to_string(column + 1); }
    /// Returns the square of the distance from the middle column, in half columns.
    [[nodiscard]] std::uint32_t rank(Move column, GameMoveOrder /*centreFirst*/) const {
        return fromMiddle(column, columns());
    }
    [[nodiscard]] BoardMeasures measures() const { return {columns(), rows(), lying().inRow()}; }
    [[nodiscard]] Placement placement() const {
        return placementOn(measures(), discs(Player::max), discs(Player::min), toMove_,
                           [this](std::uint32_t shown) { return squareAt(shown); });
    }
    [[nodiscard]] tl::expected<ConnectFour, Message> placed(const Placement& placement) const {
        for (std::uint32_t shown = 0; shown + columns() < placement.squares.size(); ++shown) {
            if (placement.squares[shown] != Mark::none &&
                placement.squares[shown + columns()] == Mark::none) {
                return tl::make_unexpected(Message{Code::hangingDisc, {shown % columns() + 1}});
            }
        }
        const auto at = [this](std::uint32_t shown) { return squareAt(shown); };
        const Squares first = squaresWith(Mark::first, placement, at);
        const Squares second = squaresWith(Mark::second, placement, at);
        auto fault = turnFault(lying(), TurnsTaken::Piece::disc, first, second, placement.toMove);
        if (fault) {
            return tl::make_unexpected(*std::move(fault));
        }
        return ConnectFour(board_, first, second, placement.toMove);
    }
    [[nodiscard]] ConnectFour start() const { return ConnectFour(board_); }
    // Who moves follows from the number of discs.
    [[nodiscard]] std::uint64_t key() const { return mixedKey(own_, others()); }

    friend bool operator==(const ConnectFour&, const ConnectFour&) = default;

  private:
    /// Returns this game's number of a square that players see at number `shown`, counted row by
    /// row from the upper left.
    [[nodiscard]] std::uint32_t squareAt(std::uint32_t shown) const {
        return shown % columns() * rows() + (rows() - 1 - shown / columns());
    }
    /// Whether the player to move has lost.
    [[nodiscard]] bool lost() const { return board_.hasLine(others()); }
    [[nodiscard]] Squares others() const { return own_ ^ taken_; }
    [[nodiscard]] Squares free() const { return lying().squares() & ~taken_; }

    [[no_unique_address]] Board board_;
    /// The discs of the player to move. The other player's follow from `taken_`, so that a move
    /// takes only two small steps.
    Squares own_ = 0;
    Squares taken_ = 0;
    Player toMove_ = Player::max;
};

using SevenBySix = ConnectFour<FixedBoard<6, 7, 4>>;
using AnyConnectFour = ConnectFour<AnyBoard>;

static_assert(Game<SevenBySix> && Game<AnyConnectFour>);

} // namespace prunus
