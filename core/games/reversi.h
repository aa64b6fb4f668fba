#pragma once

#include "core/base/message.h"
#include "core/games/boardimages.h"
#include "core/games/discoutlook.h"
#include "core/games/discs.h"
#include "core/games/game.h"
#include "core/games/gamemoveorder.h"

namespace prunus {

/// To whom the squares count that are still empty when a game of Reversi ends.
enum class EmptySquares : std::uint8_t { nobodys, winners };

/// Reversi by the rules of Othello (World Othello Federation) on a board of size by size squares: a
/// player puts a disc so that at least one line of the other's discs lies between it and another
/// disc of the player, and all such lines are turned over. A player who cannot do so passes if the
/// other player can. Play ends when neither can. The first player starts with the upper right and
/// the lower left square of the centre. Moves are listed row by row; `c2` is the third column from
/// the left and the second row from the top.
///
/// Result: the first player's discs less the second's; squares that stay empty are nobody's, or the
/// winner's, as the Federation counts and all engines do (World Othello Championship rules). Both
/// ways give the same winner. Evaluation: the difference of weighted discs. A disc on a corner
/// counts 10, on an edge 2, on any other square 1; but beside a corner, where it gives the corner
/// away, it counts -2 along the edge and -5 diagonally. Simplified to suit every size after the
/// weights in P. Norvig, "Paradigms of Artificial Intelligence Programming", 1992, chapter 18.
template <std::uint32_t size> class Reversi {
  public:
    /// A square, or `pass`.
    using Move = Square;
    static constexpr Move pass = firstOf(0);
    static constexpr std::size_t mostMoves = std::size_t{size} * size;
    static constexpr std::array orders{GameMoveOrder::capturesFirst, GameMoveOrder::cornersFirst,
                                       GameMoveOrder::fewestReplies, GameMoveOrder::promisingFirst};

    static constexpr BoardKind boardKind = BoardKind::discs;
    // Discs change sides, and players pass.
    static constexpr bool countsTurns = false;
    static constexpr std::uint32_t longestGame = 2 * mostMoves;

    struct Undo {
        Squares own;
        Squares others;
    };

    Reversi() = default;
    explicit Reversi(EmptySquares empty) : empty_(empty) {}
    /// Constructs a position with these discs.
    Reversi(Squares first, Squares second, Player toMove,
            EmptySquares empty = EmptySquares::nobodys)
        : own_(toMove == Player::max ? first : second),
          others_(toMove == Player::max ? second : first), toMove_(toMove), empty_(empty) {}

    /// To whom the squares count that stay empty until the end.
    [[nodiscard]] EmptySquares emptySquares() const { return empty_; }

    [[nodiscard]] Player toMove() const { return toMove_; }
    [[nodiscard]] Squares discs(Player player) const { return player == toMove_ ? own_ : others_; }

    [[nodiscard]] bool terminal() const {
        return !Discs<size>::anyLegal(own_, others_) && !Discs<size>::anyLegal(others_, own_);
    }
    [[nodiscard]] SquareMoves<Squares> moves() const {
        const Squares legal = Discs<size>::legal(own_, others_);
        // Of an empty set, firstOf() is the pass.
        return legal != 0 ? SquareMoves(legal) : SquareMoves(legal, terminal() ? 0 : 1);
    }
    Undo apply(Move move) {
        const Undo before{own_, others_};
        Squares moved = own_;
        if (move != pass) {
            const Squares turned = Discs<size>::turned(move, own_, others_);
            moved |= squareBit(move) | turned;
            others_ &= ~turned;
        }
        own_ = others_;
        others_ = moved;
        toMove_ = opponent(toMove_);
        return before;
    }
    void undo(const Undo& before) {
        own_ = before.own;
        others_ = before.others;
        toMove_ = opponent(toMove_);
    }

    [[nodiscard]] Value result() const {
        const int more = count(discs(Player::max)) - count(discs(Player::min));
        if (empty_ == EmptySquares::nobodys || more == 0) {
            return more;
        }
        const int empty = static_cast<int>(mostMoves) - count(own_ | others_);
        return more > 0 ? more + empty : more - empty;
    }
    [[nodiscard]] Value evaluation() const {
        return weight(discs(Player::max)) - weight(discs(Player::min));
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    [[nodiscard]] std::string moveName(Move move) const {
        return move == pass ? "pass" : squareName(move % size, move / size);
    }
    [[nodiscard]] std::uint32_t rank(Move move, GameMoveOrder order) const {
        if (move == pass) {
            return 0;
        }
        const Squares disc = squareBit(move);
        if (order == GameMoveOrder::cornersFirst) {
            return (disc & corners) != 0    ? 0
                   : (disc & edges) != 0    ? 1
                   : (disc & beside) != 0   ? 3
                   : (disc & diagonal) != 0 ? 4
                                            : 2;
        }
        if (order == GameMoveOrder::promisingFirst) {
            return DiscOutlook<size>::rank(move, own_, others_);
        }
        const Squares turned = Discs<size>::turned(move, own_, others_);
        if (order == GameMoveOrder::capturesFirst) {
            return static_cast<std::uint32_t>(mostMoves) - countOf(turned);
        }
        return countOf(Discs<size>::legal(others_ & ~turned, own_ | disc | turned));
    }
    [[nodiscard]] static BoardMeasures measures() { return {size, size}; }
    [[nodiscard]] Placement placement() const {
        return placementOn(measures(), discs(Player::max), discs(Player::min), toMove_);
    }
    [[nodiscard]] tl::expected<Reversi, Message> placed(const Placement& placement) const {
        return Reversi(squaresWith(Mark::first, placement), squaresWith(Mark::second, placement),
                       placement.toMove, empty_);
    }
    [[nodiscard]] Reversi start() const { return Reversi(empty_); }
    [[nodiscard]] std::uint64_t key() const { return keyOf(own_, others_); }
    /// Returns a key that is the same for all images of a board, turned and mirrored, while it has
    /// no more than 10 discs. Later such images hardly ever occur.
    [[nodiscard]] std::uint64_t valueKey() const {
        if (countOf(own_ | others_) > 10) {
            return key();
        }
        const auto [own, others] = BoardImages<size>::leastImage({own_, others_});
        return keyOf(own, others);
    }

    friend bool operator==(const Reversi&, const Reversi&) = default;

  private:
    static constexpr std::uint32_t last = size - 1;
    static constexpr std::uint32_t half = size / 2;

    [[nodiscard]] static constexpr Squares at(std::uint32_t column, std::uint32_t row) {
        return squareBit(row * size + column);
    }
    /// The square and its images when the board is turned and mirrored.
    [[nodiscard]] static constexpr Squares alike(std::uint32_t x, std::uint32_t y) {
        return at(x, y) | at(last - x, y) | at(x, last - y) | at(last - x, last - y) | at(y, x) |
               at(last - y, x) | at(y, last - x) | at(last - y, last - x);
    }

    static constexpr Squares corners = alike(0, 0);
    static constexpr Squares beside = alike(1, 0);
    static constexpr Squares diagonal = alike(1, 1);
    static constexpr Squares edges = (Discs<size>::column(0) | Discs<size>::column(last) |
                                      firstSquares(size) | firstSquares(size) << (last * size)) &
                                     ~(corners | beside);

    [[nodiscard]] std::uint64_t keyOf(Squares own, Squares others) const {
        constexpr std::uint64_t secondToMove = 0x2545F4914F6CDD1DU;
        return mixedKey(own, toMove_ == Player::max ? others : others ^ secondToMove);
    }
    [[nodiscard]] static Value weight(Squares discs) {
        // Every disc counts 1, and these more or less than that.
        return count(discs) + 9 * count(discs & corners) + count(discs & edges) -
               3 * count(discs & beside) - 6 * count(discs & diagonal);
    }
    [[nodiscard]] static int count(Squares set) { return static_cast<int>(countOf(set)); }

    /// The discs of the player to move, and those of the other player.
    Squares own_ = at(half, half - 1) | at(half - 1, half);
    Squares others_ = at(half - 1, half - 1) | at(half, half);
    Player toMove_ = Player::max;
    EmptySquares empty_ = EmptySquares::nobodys;
};

static_assert(Game<Reversi<4>> && Game<Reversi<6>> && Game<Reversi<8>>);

} // namespace prunus
