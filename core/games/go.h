#pragma once

#include "core/base/message.h"
#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/gohistory.h"

namespace prunus {

/// Go by area: players in turn put a stone on a free point, or pass; the other side's stones that
/// are left without a liberty are taken off. A move is forbidden if it leaves its own stone without
/// a liberty, or if the board afterwards is as it was at any time before (positional superko). Play
/// ends when both players pass, one after the other. A point then belongs to the side whose stone
/// is on it, or whose stones alone surround it. Rules: J. Tromp and B. Taylor, "The logical rules
/// of Go"; they allow suicide of several stones, which is forbidden here. So that every game ends
/// soon enough, a game that has had `mostBoards` boards ends too. Moves are listed row by row, the
/// pass last; `c2` is the third column from the left and the second row from the top.
///
/// A position consists of the stones on the board, the player to move, whether the move before was
/// a pass, and all boards that there have been: they decide what is allowed. A position that was
/// set up has only its own board.
///
/// Result: Black's points less White's and less komi; Black begins and is MAX. Evaluation: the
/// same, as if play ended now.
class Go {
  public:
    /// A point, or the first number that is no point: the pass.
    using Move = Square;
    static constexpr std::uint32_t mostSide = GoBoard::mostSide;
    static constexpr std::uint32_t mostKomi = mostSide * mostSide;
    static constexpr std::uint32_t mostBoards = 1000;
    static constexpr std::size_t mostMoves = mostSide * mostSide + 1;
    static constexpr std::array orders{GameMoveOrder::passFirst};
    static constexpr BoardKind boardKind = BoardKind::stones;
    // Stones are taken off, and players pass.
    static constexpr bool countsTurns = false;
    /// The most moves: a pass before each stone, and two passes at the end.
    static constexpr std::uint32_t longestGame = 2 * mostBoards;

    struct Undo {
        const GoHistory::Entry* beforeTaking = nullptr;
        std::uint8_t passes = 0;
        bool passed = false;
    };

    /// Constructs a position with an empty board, or with these stones, each of which must have a
    /// liberty.
    Go(std::uint32_t columns, std::uint32_t rows, std::uint32_t komiHalves,
       const GoStones& stones = {}, Player toMove = Player::max)
        : board_(&boardOf(columns, rows)), history_(stones),
          komiHalves_(static_cast<std::uint8_t>(komiHalves)), toMove_(toMove) {}

    [[nodiscard]] const GoBoard& board() const { return *board_; }
    [[nodiscard]] const GoStones& stones() const { return history_.now(); }
    [[nodiscard]] const GoHistory& history() const { return history_; }
    /// How many boards there have been, with the present one.
    [[nodiscard]] std::uint32_t boards() const { return history_.length(); }
    /// The komi, which White gets for moving second, in halves of a point.
    [[nodiscard]] std::uint32_t komiHalves() const { return komiHalves_; }
    [[nodiscard]] Move pass() const { return static_cast<Move>(board().points()); }
    [[nodiscard]] Player toMove() const { return toMove_; }
    /// How many passes, one after the other, are at the end of play so far.
    [[nodiscard]] std::uint8_t passes() const { return passes_; }

    [[nodiscard]] bool terminal() const { return passes_ == 2 || boards() == mostBoards; }
    [[nodiscard]] SquareMoves<Points> moves() const {
        const Points allowed = board().breathing(stones(), toMove_);
        return SquareMoves(allowed.without(repeating(allowed)) | Points::only(pass()));
    }
    /// The points where a stone is forbidden only because it would repeat a board: the ko.
    [[nodiscard]] Points forbidden() const {
        return repeating(board().breathing(stones(), toMove_));
    }
    Undo apply(Move move) {
        Undo undo{nullptr, passes_, move == pass()};
        if (undo.passed) {
            ++passes_;
        } else {
            const GoStones next = board().after(stones(), toMove_, move);
            const Player other = opponent(toMove_);
            undo.beforeTaking = history_.add(next, next.of(other) != stones().of(other));
            passes_ = 0;
        }
        toMove_ = opponent(toMove_);
        return undo;
    }
    void undo(const Undo& undo) {
        if (!undo.passed) {
            history_.takeBack(undo.beforeTaking);
        }
        passes_ = undo.passes;
        toMove_ = opponent(toMove_);
    }

    [[nodiscard]] Value result() const {
        return points(Player::max) - points(Player::min) - komiHalves_ / 2.0;
    }
    [[nodiscard]] Value evaluation() const { return result(); }
    [[nodiscard]] Value staticValue() const { return result(); }
    [[nodiscard]] std::string moveName(Move move) const {
        return move == pass() ? "pass"
                              : squareName(move % board().columns(), move / board().columns());
    }
    [[nodiscard]] std::uint32_t rank(Move move, GameMoveOrder /*passFirst*/) const {
        return move == pass() ? 0 : 1;
    }
    [[nodiscard]] BoardMeasures measures() const { return {board().columns(), board().rows()}; }
    [[nodiscard]] Placement placement() const;
    [[nodiscard]] tl::expected<Go, Message> placed(const Placement& placement) const;
    [[nodiscard]] Go start() const { return {board().columns(), board().rows(), komiHalves_}; }
    [[nodiscard]] std::uint64_t key() const {
        return mixedKey(history_.hash(), passes_ * 2U + (toMove_ == Player::max ? 0U : 1U));
    }

    friend bool operator==(const Go&, const Go&) = default;

  private:
    /// Returns the board of these measures, which all positions share.
    [[nodiscard]] static const GoBoard& boardOf(std::uint32_t columns, std::uint32_t rows);

    [[nodiscard]] int points(Player player) const {
        return static_cast<int>(countOf(board().area(stones(), player)));
    }
    /// Returns those of the allowed points where a stone would repeat a board.
    [[nodiscard]] Points repeating(Points allowed) const;

    const GoBoard* board_;
    GoHistory history_;
    std::uint8_t komiHalves_;
    Player toMove_;
    std::uint8_t passes_ = 0;
};

static_assert(Game<Go>);

} // namespace prunus
