#pragma once

#include "core/games/game.h"
#include "core/games/lines.h"

namespace prunus {

/// Ultimate tic-tac-toe: nine small boards of tic-tac-toe make a large one. The square taken on a
/// small board says on which small board the other player must move next: the one that lies there.
/// A small board that is won or full is closed; sent to a closed one, a player moves on any open
/// one. Three small boards won in a row win; with no board open and no such row it is a draw.
/// Moves come small board by small board, each row by row; `e6` is the fifth column of all nine
/// from the left and the sixth row from the top. Rules: B. Orlin, "Ultimate Tic-Tac-Toe", 2013.
///
/// Result: 1, 0 or -1. Evaluation: a tenth for each small board won, less the other's.
class UltimateTicTacToe {
  public:
    /// 9 * board + square on it.
    using Move = Square;
    static constexpr std::uint8_t anyBoard = 9;

    struct Undo {
        Move move;
        std::uint8_t sentTo;
        std::uint16_t closed;
    };

    /// The stones of a side on the small boards, one bit a square.
    using Stones = std::array<std::uint16_t, 9>;

    UltimateTicTacToe() = default;
    /// A position in which these stones lie. On no small board may both have a line; the player to
    /// move must have no three small boards in a row, and sentTo must be open, or anyBoard.
    UltimateTicTacToe(const Stones& first, const Stones& second, std::uint8_t sentTo,
                      Player toMove);

    [[nodiscard]] Player toMove() const { return toMove_; }
    /// The stones on a small board, one bit a square; and the small boards won.
    [[nodiscard]] std::uint16_t stones(Player player, std::uint32_t board) const {
        return sides_[index(player)].stones[board];
    }
    [[nodiscard]] std::uint16_t won(Player player) const { return sides_[index(player)].won; }
    /// Whether a small board is won or full.
    [[nodiscard]] bool isClosed(std::uint32_t board) const { return (closed_ >> board & 1U) != 0; }
    /// The small board to move on, or anyBoard.
    [[nodiscard]] std::uint8_t sentTo() const { return sentTo_; }

    [[nodiscard]] bool terminal() const { return lost_ || closed_ == all; }
    [[nodiscard]] MoveList<81> moves() const;
    Undo apply(Move move);
    void undo(const Undo& before);

    [[nodiscard]] Value result() const { return lost_ ? fromSideOf(toMove_, -1) : 0; }
    [[nodiscard]] Value evaluation() const {
        return (std::popcount(won(Player::max)) - std::popcount(won(Player::min))) / 10.0;
    }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    [[nodiscard]] std::string moveName(Move move) const {
        const std::uint32_t board = move / 9;
        const std::uint32_t square = move % 9;
        return squareName(board % 3 * 3 + square % 3, board / 3 * 3 + square / 3);
    }
    [[nodiscard]] std::uint64_t key() const;

    friend bool operator==(const UltimateTicTacToe&, const UltimateTicTacToe&) = default;

  private:
    static constexpr std::uint16_t all = 0x1FF;

    struct Side {
        Stones stones{};
        std::uint16_t won = 0;

        friend bool operator==(const Side&, const Side&) = default;
    };

    [[nodiscard]] static constexpr std::size_t index(Player player) {
        return static_cast<std::size_t>(player);
    }
    [[nodiscard]] std::uint32_t freeOn(std::uint32_t board) const {
        return all & ~(sides_[0].stones[board] | sides_[1].stones[board]);
    }

    std::array<Side, 2> sides_{};
    std::uint16_t closed_ = 0;
    std::uint8_t sentTo_ = anyBoard;
    Player toMove_ = Player::max;
    /// By the player to move.
    bool lost_ = false;
};

inline UltimateTicTacToe::UltimateTicTacToe(const Stones& first, const Stones& second,
                                            std::uint8_t sentTo, Player toMove)
    : sides_{Side{first, 0}, Side{second, 0}}, sentTo_(sentTo), toMove_(toMove) {
    constexpr LineBoard lines(3, 3, 3);
    for (std::uint32_t board = 0; board < 9; ++board) {
        const auto bit = static_cast<std::uint16_t>(1U << board);
        for (Side& side : sides_) {
            if (lines.hasLine(side.stones[board])) {
                side.won |= bit;
                closed_ |= bit;
            }
        }
        if (freeOn(board) == 0) {
            closed_ |= bit;
        }
    }
    lost_ = lines.hasLine(won(opponent(toMove)));
}

inline MoveList<81> UltimateTicTacToe::moves() const {
    MoveList<81> list;
    if (sentTo_ != anyBoard) {
        list.addAll(freeOn(sentTo_), 9U * sentTo_);
        return list;
    }
    for (Squares open = all & ~closed_; open != 0; open &= open - 1) {
        const auto board = static_cast<std::uint32_t>(std::countr_zero(open));
        list.addAll(freeOn(board), 9 * board);
    }
    return list;
}

inline UltimateTicTacToe::Undo UltimateTicTacToe::apply(Move move) {
    constexpr LineBoard lines(3, 3, 3);
    const Undo before{move, sentTo_, closed_};
    const std::uint32_t board = move / 9;
    const std::uint32_t square = move % 9;
    Side& mover = sides_[index(toMove_)];
    const auto bit = static_cast<std::uint16_t>(1U << board);
    mover.stones[board] = static_cast<std::uint16_t>(mover.stones[board] | 1U << square);
    if (lines.hasLine(mover.stones[board])) {
        mover.won |= bit;
        closed_ |= bit;
        lost_ = lines.hasLine(mover.won);
    } else if (freeOn(board) == 0) {
        closed_ |= bit;
    }
    sentTo_ = (closed_ >> square & 1U) != 0 ? anyBoard : static_cast<std::uint8_t>(square);
    toMove_ = opponent(toMove_);
    return before;
}

inline void UltimateTicTacToe::undo(const Undo& before) {
    const std::uint32_t board = before.move / 9;
    toMove_ = opponent(toMove_);
    Side& mover = sides_[index(toMove_)];
    mover.stones[board] =
        static_cast<std::uint16_t>(mover.stones[board] & ~(1U << before.move % 9));
    mover.won = static_cast<std::uint16_t>(mover.won & ~(1U << board)); // it was open
    closed_ = before.closed;
    sentTo_ = before.sentTo;
    lost_ = false; // a lost game has no moves
}

inline std::uint64_t UltimateTicTacToe::key() const {
    std::uint64_t key = std::uint64_t{sentTo_} * 2 + index(toMove_);
    for (const Side& side : sides_) {
        for (const std::uint16_t stones : side.stones) {
            key = mixedKey(key, stones);
        }
    }
    return key;
}

static_assert(Game<UltimateTicTacToe>);

} // namespace prunus
