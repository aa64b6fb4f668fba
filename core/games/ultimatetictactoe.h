#pragma once

#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/lines.h"
#include "core/games/turnfault.h"

namespace prunus {

/// Ultimate tic-tac-toe: nine small boards of tic-tac-toe make a large one. The square taken on a
/// small board says on which small board the other player must move next: the one at the same place
/// of the large board. A small board that is won or full is closed; a player who is sent to a
/// closed board moves on any open one. Whoever wins three small boards in a row wins; with no board
/// open and no such row it is a draw. Moves are listed small board by small board, each row by row;
/// `e6` is the fifth column of all nine from the left and the sixth row from the top. Rules: B.
/// Orlin, "Ultimate Tic-Tac-Toe", 2013.
///
/// Result: 1, 0 or -1. Evaluation: a tenth for each small board that the first player has won, less
/// a tenth for each of the second's.
class UltimateTicTacToe {
  public:
    /// The number of a square: 9 * small board + square on that board.
    using Move = Square;
    static constexpr std::uint8_t anyBoard = Placement::anyBoard;
    static constexpr std::size_t mostMoves = 81;
    static constexpr std::array orders{GameMoveOrder::centreFirst};
    static constexpr BoardKind boardKind = BoardKind::nested;
    static constexpr bool countsTurns = true;
    static constexpr std::uint32_t longestGame = mostMoves;

    struct Undo {
        Move move;
        std::uint8_t sentTo;
        std::uint16_t closed;
    };

    /// The stones of a side on the small boards, one bit a square.
    using Stones = std::array<std::uint16_t, 9>;

    UltimateTicTacToe() = default;
    /// Constructs a position with these stones. On no small board may both players have a line; the
    /// player to move must have no three small boards in a row, and sentTo must be open, or
    /// anyBoard.
    UltimateTicTacToe(const Stones& first, const Stones& second, std::uint8_t sentTo,
                      Player toMove);

    /// A set of squares: `low` has those of the first seven small boards, `high` those of the other
    /// two.
    struct Set {
        Squares low = 0;
        Squares high = 0;

        friend bool operator==(const Set&, const Set&) = default;
    };

    [[nodiscard]] Player toMove() const { return toMove_; }
    /// The player's stones on a small board, one bit a square; won() has the small boards that the
    /// player has won, one bit each.
    [[nodiscard]] std::uint16_t stones(Player player, std::uint32_t board) const {
        return static_cast<std::uint16_t>(onBoard(sides_[index(player)].stones, board));
    }
    [[nodiscard]] std::uint16_t won(Player player) const { return sides_[index(player)].won; }
    /// Whether a small board is won or full.
    [[nodiscard]] bool isClosed(std::uint32_t board) const { return (closed_ >> board & 1U) != 0; }
    /// The small board to move on, or anyBoard.
    [[nodiscard]] std::uint8_t sentTo() const { return sentTo_; }

    [[nodiscard]] bool terminal() const { return lost_ || closed_ == all; }
    [[nodiscard]] SquareMoves<Set> moves() const;
    Undo apply(Move move);
    void undo(const Undo& before);

    [[nodiscard]] Value result() const { return lost_ ? fromSideOf(toMove_, -1) : 0; }
    [[nodiscard]] Value evaluation() const {
        const auto boards = [&](Player player) { return static_cast<int>(countOf(won(player))); };
        return (boards(Player::max) - boards(Player::min)) / 10.0;
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    [[nodiscard]] std::string moveName(Move move) const {
        const std::uint32_t board = move / 9;
        const std::uint32_t square = move % 9;
        return squareName(board % 3 * 3 + square % 3, board / 3 * 3 + square / 3);
    }
    /// Returns how soon a move is searched, the least rank first: by the distance of its small
    /// board from the middle one, then by that of its square from the middle of the small board.
    [[nodiscard]] std::uint32_t rank(Move move, GameMoveOrder /*centreFirst*/) const {
        const auto distance = [](std::uint32_t place) {
            return fromMiddle(place % 3, 3) + fromMiddle(place / 3, 3);
        };
        return 16 * distance(move / 9) + distance(move % 9);
    }
    [[nodiscard]] static BoardMeasures measures() { return {9, 9, 3}; }
    [[nodiscard]] Placement placement() const;
    [[nodiscard]] static tl::expected<UltimateTicTacToe, Message>
    placed(const Placement& placement);
    [[nodiscard]] static UltimateTicTacToe start() { return {}; }
    [[nodiscard]] std::uint64_t key() const;

    friend bool operator==(const UltimateTicTacToe&, const UltimateTicTacToe&) = default;

  private:
    using Lines = FixedBoard<3, 3, 3>;
    static constexpr std::uint16_t all = 0x1FF;
    static constexpr std::uint32_t lowBoards = 7;
    static constexpr std::uint32_t lowSquares = 9 * lowBoards;

    struct Side {
        Set stones;
        std::uint16_t won = 0;

        friend bool operator==(const Side&, const Side&) = default;
    };

    /// The move onto a square of the large board, counted row by row.
    [[nodiscard]] static constexpr Move moveAt(std::uint32_t shown) {
        const std::uint32_t board = shown / 27 * 3 + shown % 9 / 3;
        return static_cast<Move>(9 * board + shown / 9 % 3 * 3 + shown % 3);
    }
    [[nodiscard]] static constexpr std::size_t index(Player player) {
        return static_cast<std::size_t>(player);
    }
    [[nodiscard]] static std::uint32_t onBoard(const Set& set, std::uint32_t board) {
        const Squares squares =
            board < lowBoards ? set.low >> 9 * board : set.high >> 9 * (board - lowBoards);
        return static_cast<std::uint32_t>(squares & all);
    }
    /// Adds the square to the set, or takes it out if the set has it.
    static void flip(Set& set, Move move) {
        (move < lowSquares ? set.low : set.high) ^=
            squareBit(move < lowSquares ? move : move - lowSquares);
    }
    [[nodiscard]] std::uint32_t takenOn(std::uint32_t board) const {
        return onBoard(sides_[0].stones, board) | onBoard(sides_[1].stones, board);
    }
    [[nodiscard]] Set squaresOf(std::uint32_t boards) const;

    friend constexpr std::uint32_t countOf(const Set& set) {
        return prunus::countOf(set.low) + prunus::countOf(set.high);
    }
    friend constexpr Square firstOf(const Set& set) {
        return set.low != 0 ? prunus::firstOf(set.low)
                            : static_cast<Square>(lowSquares + prunus::firstOf(set.high));
    }
    friend constexpr Set withoutFirst(const Set& set) {
        return set.low != 0 ? Set{prunus::withoutFirst(set.low), set.high}
                            : Set{0, prunus::withoutFirst(set.high)};
    }

    std::array<Side, 2> sides_{};
    std::uint16_t closed_ = 0;
    std::uint8_t sentTo_ = anyBoard;
    Player toMove_ = Player::max;
    /// Whether the player to move has lost.
    bool lost_ = false;
};

inline UltimateTicTacToe::UltimateTicTacToe(const Stones& first, const Stones& second,
                                            std::uint8_t sentTo, Player toMove)
    : sentTo_(sentTo), toMove_(toMove) {
    for (std::uint32_t board = 0; board < 9; ++board) {
        const auto bit = static_cast<std::uint16_t>(1U << board);
        for (const Player player : {Player::max, Player::min}) {
            const std::uint32_t stones = (player == Player::max ? first : second)[board];
            Side& side = sides_[index(player)];
            (board < lowBoards ? side.stones.low : side.stones.high) |= Squares{stones}
                                                                        << 9 * (board % lowBoards);
            if (Lines::hasLine(stones)) {
                side.won |= bit;
                closed_ |= bit;
            }
        }
        if (takenOn(board) == all) {
            closed_ |= bit;
        }
    }
    lost_ = Lines::hasLine(won(opponent(toMove)));
}

/// All squares of these small boards.
inline UltimateTicTacToe::Set UltimateTicTacToe::squaresOf(std::uint32_t boards) const {
    Set found;
    for (Squares left = boards; left != 0; left = withoutFirst(left)) {
        const std::uint32_t board = firstOf(left);
        (board < lowBoards ? found.low : found.high) |= Squares{all} << 9 * (board % lowBoards);
    }
    return found;
}

inline SquareMoves<UltimateTicTacToe::Set> UltimateTicTacToe::moves() const {
    const std::uint32_t boards = sentTo_ == anyBoard ? all & ~closed_ : 1U << sentTo_;
    const Set squares = squaresOf(boards);
    const Set& first = sides_[0].stones;
    const Set& second = sides_[1].stones;
    return SquareMoves(
        Set{squares.low & ~(first.low | second.low), squares.high & ~(first.high | second.high)});
}

inline UltimateTicTacToe::Undo UltimateTicTacToe::apply(Move move) {
    const Undo before{move, sentTo_, closed_};
    const std::uint32_t board = move / 9;
    const std::uint32_t square = move % 9;
    Side& mover = sides_[index(toMove_)];
    const auto bit = static_cast<std::uint16_t>(1U << board);
    flip(mover.stones, move);
    if (Lines::hasLine(onBoard(mover.stones, board))) {
        mover.won |= bit;
        closed_ |= bit;
        lost_ = Lines::hasLine(mover.won);
    } else if (takenOn(board) == all) {
        closed_ |= bit;
    }
    sentTo_ = (closed_ >> square & 1U) != 0 ? anyBoard : static_cast<std::uint8_t>(square);
    toMove_ = opponent(toMove_);
    return before;
}

inline void UltimateTicTacToe::undo(const Undo& before) {
    toMove_ = opponent(toMove_);
    Side& mover = sides_[index(toMove_)];
    flip(mover.stones, before.move);
    // The board was open before.
    mover.won = static_cast<std::uint16_t>(mover.won & ~(1U << before.move / 9));
    closed_ = before.closed;
    sentTo_ = before.sentTo;
    lost_ = false; // a lost game has no moves
}

inline std::uint64_t UltimateTicTacToe::key() const {
    std::uint64_t key = std::uint64_t{sentTo_} * 2 + index(toMove_);
    for (const Side& side : sides_) {
        key = mixedKey(mixedKey(key, side.stones.low), side.stones.high);
    }
    return key;
}

inline Placement UltimateTicTacToe::placement() const {
    Placement found{{}, {}, toMove_, sentTo_};
    for (std::uint32_t shown = 0; shown < mostMoves; ++shown) {
        const Move at = moveAt(shown);
        const auto lies = [&](Player player) {
            return (stones(player, at / 9) >> at % 9 & 1U) != 0;
        };
        found.squares.push_back(lies(Player::max)   ? Mark::first
                                : lies(Player::min) ? Mark::second
                                                    : Mark::none);
    }
    return found;
}

inline tl::expected<UltimateTicTacToe, Message>
UltimateTicTacToe::placed(const Placement& placement) {
    std::array<Stones, 2> sides{};
    std::array<std::uint32_t, 2> marks{};
    for (std::uint32_t shown = 0; shown < mostMoves; ++shown) {
        if (placement.squares[shown] != Mark::none) {
            const Move at = moveAt(shown);
            const std::size_t side = placement.squares[shown] == Mark::first ? 0 : 1;
            std::uint16_t& stones = sides[side][at / 9];
            stones = static_cast<std::uint16_t>(stones | 1U << at % 9);
            ++marks[side];
        }
    }
    for (std::uint32_t board = 0; board < 9; ++board) {
        if (Lines::hasLine(sides[0][board]) && Lines::hasLine(sides[1][board])) {
            return tl::make_unexpected(Message{Code::bothWonSmall, {board + 1}});
        }
    }
    const UltimateTicTacToe found(sides[0], sides[1], placement.sentTo, placement.toMove);
    if (placement.sentTo != anyBoard && found.isClosed(placement.sentTo)) {
        return tl::make_unexpected(Message{Code::closedBoard, {placement.sentTo + 1}});
    }
    auto fault = turnFault({TurnsTaken::Piece::smallBoard,
                            3,
                            {marks[0], Lines::hasLine(found.won(Player::max))},
                            {marks[1], Lines::hasLine(found.won(Player::min))},
                            placement.toMove});
    if (fault) {
        return tl::make_unexpected(*std::move(fault));
    }
    return found;
}

static_assert(Game<UltimateTicTacToe>);

} // namespace prunus
