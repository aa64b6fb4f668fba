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

/// Everything that makes up a position of chess: two positions are equal if their states are.
struct ChessState {
    /// The squares of the pieces of each kind, both sides together.
    std::array<Squares, 6> men{};
    /// The squares of White's pieces, and those of Black's.
    std::array<Squares, 2> sides{};
    Player toMove = Player::max;
    /// The castling moves that are still allowed, as bits of Castling.
    std::uint8_t castling = 0;
    /// The square that a pawn has just passed over, if a pawn may capture it there; else noSquare.
    std::uint8_t enPassant = Placement::noSquare;

    [[nodiscard]] Squares of(Player side) const { return sides[static_cast<std::size_t>(side)]; }
    [[nodiscard]] Squares& of(Player side) { return sides[static_cast<std::size_t>(side)]; }
    [[nodiscard]] Squares of(Man man) const { return men[static_cast<std::size_t>(man)]; }
    [[nodiscard]] Squares& of(Man man) { return men[static_cast<std::size_t>(man)]; }
    [[nodiscard]] Squares of(Player side, Man man) const { return of(side) & of(man); }
    [[nodiscard]] Squares all() const { return sides[0] | sides[1]; }

    friend bool operator==(const ChessState&, const ChessState&) = default;
};

/// A move of chess: the kind of piece, the square it leaves, the square it reaches, and what a pawn
/// that is promoted becomes. Castling is a step of the king over two squares.
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
    /// The kind of the piece that moves; becomes() is its kind after the move.
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
    // The array is left uninitialized: filling it would cost more than finding the moves.
    ChessMoves() {} // NOLINT(modernize-use-equals-default)

    void add(ChessMove move) { moves_[size_++] = move.code(); }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] std::uint16_t operator[](std::uint32_t k) const { return moves_[k]; }

  private:
    std::array<std::uint16_t, most> moves_;
    std::uint32_t size_ = 0;
};

/// The rules in which chess differs from one size of board to another.
struct ChessRules {
    /// The word behind `chess:` in the name of the game; empty for 8 x 8 squares.
    std::string_view variant;
    /// The position at the start, in the notation of Forsyth and Edwards.
    std::string_view start;
    bool bishops = true;
    /// Whether a pawn may begin with two steps and be captured en passant, and a king may castle.
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
/// White is MAX. Moves are listed by the kind of piece: pawns, knights, bishops, rooks, queens, the
/// king. The pieces of one kind, and the moves of one piece, come row by row from the top. Of a
/// pawn's promotions the queen comes first, then rook, bishop and knight. Names of moves are those
/// of standard algebraic notation and depend on the position.
///
/// Result: 1000 if Black is checkmated, -1000 if White is, however long it took; 0 for stalemate.
/// Evaluation, in pawns: see chessvalue.h.
template <std::uint32_t size> class Chess {
  public:
    /// The code of a ChessMove.
    using Move = std::uint16_t;
    using Undo = ChessState;

    static constexpr Value mate = 1000;
    /// The most pieces of a side, which are two rows, and the most moves of a position: no piece
    /// has more moves than a queen.
    static constexpr std::uint32_t mostMen = 2 * size;
    static constexpr std::size_t mostMoves = std::size_t{mostMen} * 4 * (size - 1);
    /// A number that is not the code of any ChessMove.
    static constexpr Move noMove = 0xFFFF;
    static constexpr std::array orders{GameMoveOrder::capturesFirst, GameMoveOrder::checksFirst};
    static constexpr std::array evaluations{Evaluation::material, Evaluation::shannon,
                                            Evaluation::simplified};
    static constexpr BoardKind boardKind = BoardKind::chess;
    static constexpr bool countsTurns = false;
    /// Names of moves differ from position to position.
    static constexpr bool namesAreLocal = true;
    /// The number of plies after which play is not followed any further: chess need not end.
    static constexpr std::uint32_t longestGame = 1000;

    /// Constructs the position at the start.
    Chess();
    /// Constructs a position from a state that placed() would allow.
    explicit Chess(const ChessState& state) : state_(state) {}

    [[nodiscard]] static const ChessRules& rules();
    [[nodiscard]] const ChessState& state() const { return state_; }
    [[nodiscard]] Player toMove() const { return state_.toMove; }
    [[nodiscard]] bool inCheck() const;
    [[nodiscard]] bool terminal() const;
    [[nodiscard]] ChessMoves<mostMoves> moves() const;
    /// Returns the number of legal moves without listing them.
    [[nodiscard]] std::uint32_t countMoves() const;
    /// Whether the move captures a piece, also en passant. The move must be legal.
    [[nodiscard]] bool captures(Move move) const;
    /// Whether no legal move captures.
    [[nodiscard]] bool quiet() const;
    Undo apply(Move move);
    void undo(const Undo& before) { state_ = before; }

    [[nodiscard]] Value result() const { return inCheck() ? fromSideOf(toMove(), -mate) : 0; }
    [[nodiscard]] Value evaluation() const { return evaluation(Evaluation::simplified); }
    /// Returns the evaluation of this kind, one of `evaluations`; Evaluation::own is the simplified
    /// one.
    [[nodiscard]] Value evaluation(Evaluation which) const;
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    /// Returns the name of a move in standard algebraic notation, such as `Nbxd2+`. O(moves).
    [[nodiscard]] std::string moveName(Move move) const;
    /// Returns how soon a move is searched, the least rank first. capturesFirst: captures come
    /// first, those of the most valuable piece before others, and among these the captures by the
    /// least valuable piece. checksFirst: moves that give check come first, then the same.
    [[nodiscard]] std::uint32_t rank(Move move, GameMoveOrder order) const;
    [[nodiscard]] static BoardMeasures measures() { return {size, size}; }
    [[nodiscard]] Placement placement() const;
    [[nodiscard]] static tl::expected<Chess, Message> placed(const Placement& placement);
    [[nodiscard]] static Chess start() { return {}; }
    [[nodiscard]] std::uint64_t key() const;

    /// Returns the kind of piece on a square, or Man::none.
    [[nodiscard]] Man manOn(Square square) const;
    /// Returns the name of a square; `a1` is the lower left one.
    [[nodiscard]] static std::string squareName(Square square);

    friend bool operator==(const Chess&, const Chess&) = default;

  private:
    /// Returns the file, the rank or both of the square that the piece leaves, as far as the name
    /// of the move needs them: other pieces of this kind may be able to go to the same square.
    [[nodiscard]] std::string origin(ChessMove move) const;

    ChessState state_;
};

extern template class Chess<5>;
extern template class Chess<6>;
extern template class Chess<8>;

static_assert(CapturingGame<Chess<5>> && CapturingGame<Chess<6>> && CapturingGame<Chess<8>>);

} // namespace prunus
