#pragma once

#include "core/base/message.h"
#include "core/games/chessboard.h"
#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/quiescentgame.h"

#include <array>
#include <string>
#include <string_view>

namespace prunus {

/// What a position of chess consists of: no more and no less is compared.
struct ChessState {
    /// The pieces of each kind, of both sides.
    std::array<Squares, 6> men{};
    /// White's pieces, and Black's.
    std::array<Squares, 2> sides{};
    Player toMove = Player::max;
    /// Bits of Castling.
    std::uint8_t castling = 0;
    /// The square that a pawn has just passed over, if a pawn may capture it there.
    std::uint8_t enPassant = Placement::noSquare;

    [[nodiscard]] Squares of(Player side) const { return sides[static_cast<std::size_t>(side)]; }
    [[nodiscard]] Squares& of(Player side) { return sides[static_cast<std::size_t>(side)]; }
    [[nodiscard]] Squares of(Man man) const { return men[static_cast<std::size_t>(man)]; }
    [[nodiscard]] Squares& of(Man man) { return men[static_cast<std::size_t>(man)]; }
    [[nodiscard]] Squares of(Player side, Man man) const { return of(side) & of(man); }
    [[nodiscard]] Squares all() const { return sides[0] | sides[1]; }

    friend bool operator==(const ChessState&, const ChessState&) = default;
};

/// A move of chess: a piece, from where and to where. A pawn that is promoted says what it becomes;
/// castling is a step of the king over two squares.
class ChessMove {
  public:
    constexpr ChessMove(std::uint16_t code) : code_(code) {}
    constexpr ChessMove(Man man, Square from, Square to, Man promotion = Man::none)
        : code_(static_cast<std::uint16_t>(unsigned{from} | unsigned{to} << 6U |
                                           (promotion == Man::none
                                                ? static_cast<unsigned>(man)
                                                : 5U + static_cast<unsigned>(promotion))
                                               << 12U)) {}

    [[nodiscard]] constexpr Square from() const { return code_ & 63U; }
    [[nodiscard]] constexpr Square to() const { return code_ >> 6U & 63U; }
    /// What moves, and what it is then.
    [[nodiscard]] constexpr Man man() const { return what() > 5 ? Man::pawn : Man(what()); }
    [[nodiscard]] constexpr Man becomes() const { return Man(what() > 5 ? what() - 5 : what()); }
    [[nodiscard]] constexpr bool promotes() const { return what() > 5; }
    [[nodiscard]] constexpr std::uint16_t code() const { return code_; }

  private:
    [[nodiscard]] constexpr unsigned what() const { return code_ >> 12U; }

    std::uint16_t code_;
};

/// The moves of a position of chess.
template <std::size_t most> class ChessMoves {
  public:
    // The array stays as it is: filling it would cost more than finding the moves.
    ChessMoves() {} // NOLINT(modernize-use-equals-default)

    void add(ChessMove move) { moves_[size_++] = move.code(); }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] std::uint16_t operator[](std::uint32_t k) const { return moves_[k]; }

  private:
    std::array<std::uint16_t, most> moves_;
    std::uint32_t size_ = 0;
};

/// What differs from board to board.
struct ChessRules {
    /// Behind `chess`, or nothing.
    std::string_view variant;
    /// The start, in the notation of Forsyth and Edwards.
    std::string_view start;
    bool bishops = true;
    /// Whether pawns may begin with two steps, and be captured en passant, and kings castle.
    bool fullRules = false;
};

/// Chess by the laws of FIDE on 8 x 8 squares; on 5 x 5 as Martin Gardner proposed it (1969), on
/// 6 x 6 as it was played on MANIAC I in Los Alamos (P. Stein and S. Ulam, "Experiments in chess on
/// electronic computing machines", 1957): there are no bishops, nor is a pawn promoted to one. Both
/// smaller boards have neither castling nor a pawn's double step. Play ends with checkmate or
/// stalemate and not otherwise: neither repetition nor fifty moves nor too few pieces end it, since
/// then the value of a position would depend on how it was reached, and counts would not be those
/// that others publish. So play need not end.
///
/// White is MAX. Moves come piece by piece: pawns, knights, bishops, rooks, queens, the king; equal
/// ones and their moves row by row from the top; a promotion to a queen first, then rook, bishop
/// and knight. Names are those of standard algebraic notation and depend on the position.
///
/// Result: 1000 for White where Black is mated, -1000 the other way, however long it took; 0 where
/// it is stalemate. Evaluation, in pawns: see chessvalue.h.
template <std::uint32_t size> class Chess {
  public:
    /// The code of a ChessMove.
    using Move = std::uint16_t;
    using Undo = ChessState;

    static constexpr Value mate = 1000;
    /// A side has two rows of pieces at most, and none goes further than a queen.
    static constexpr std::uint32_t mostMen = 2 * size;
    static constexpr std::size_t mostMoves = std::size_t{mostMen} * 4 * (size - 1);
    /// No code of a ChessMove.
    static constexpr Move noMove = 0xFFFF;
    static constexpr std::array orders{GameMoveOrder::capturesFirst, GameMoveOrder::checksFirst};
    static constexpr std::array evaluations{Evaluation::material, Evaluation::shannon,
                                            Evaluation::simplified};
    static constexpr BoardKind boardKind = BoardKind::chess;
    static constexpr bool countsTurns = false;
    /// Names of moves differ from position to position.
    static constexpr bool namesAreLocal = true;
    /// No play is followed further: there is always some that goes on.
    static constexpr std::uint32_t longestGame = 1000;

    /// The start.
    Chess();
    /// Needs a state that could be placed().
    explicit Chess(const ChessState& state) : state_(state) {}

    [[nodiscard]] static const ChessRules& rules();
    [[nodiscard]] const ChessState& state() const { return state_; }
    [[nodiscard]] Player toMove() const { return state_.toMove; }
    [[nodiscard]] bool inCheck() const;
    [[nodiscard]] bool terminal() const;
    [[nodiscard]] ChessMoves<mostMoves> moves() const;
    /// How many they are, without listing them.
    [[nodiscard]] std::uint32_t countMoves() const;
    /// Whether the move captures, be it a pawn in passing. The move must be there.
    [[nodiscard]] bool captures(Move move) const;
    /// Whether none does.
    [[nodiscard]] bool quiet() const;
    Undo apply(Move move);
    void undo(const Undo& before) { state_ = before; }

    [[nodiscard]] Value result() const { return inCheck() ? fromSideOf(toMove(), -mate) : 0; }
    [[nodiscard]] Value evaluation() const { return evaluation(Evaluation::simplified); }
    /// One of `evaluations`, or the own: the simplified.
    [[nodiscard]] Value evaluation(Evaluation which) const;
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    /// In standard algebraic notation, such as `Nbxd2+`. O(moves).
    [[nodiscard]] std::string moveName(Move move) const;
    /// Captures first: of the most valuable piece by the least valuable. Checks first: checks, and
    /// then the same.
    [[nodiscard]] std::uint32_t rank(Move move, GameMoveOrder order) const;
    [[nodiscard]] static BoardMeasures measures() { return {size, size}; }
    [[nodiscard]] Placement placement() const;
    [[nodiscard]] static tl::expected<Chess, Message> placed(const Placement& placement);
    [[nodiscard]] static Chess start() { return {}; }
    [[nodiscard]] std::uint64_t key() const;

    /// What is on a square.
    [[nodiscard]] Man manOn(Square square) const;
    /// `a1` is the lower left.
    [[nodiscard]] static std::string squareName(Square square);

    friend bool operator==(const Chess&, const Chess&) = default;

  private:
    /// What tells the piece that moves from others of its kind that could go there.
    [[nodiscard]] std::string origin(ChessMove move) const;

    ChessState state_;
};

extern template class Chess<5>;
extern template class Chess<6>;
extern template class Chess<8>;

static_assert(CapturingGame<Chess<5>> && CapturingGame<Chess<6>> && CapturingGame<Chess<8>>);

} // namespace prunus
