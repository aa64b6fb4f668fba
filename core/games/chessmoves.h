#pragma once

#include "core/games/chess.h"

namespace prunus {

/// The legal moves of a position of chess, as the set of squares to which each piece may go. Pins
/// and checks are found first, so that no move has to be tried.
template <std::uint32_t size> class ChessReach {
  public:
    static constexpr ChessBoard<size> board{};

    /// Whether side `by` attacks the square with a piece that stands on one of the squares `among`,
    /// while no piece of the set `pieces` stands in between.
    [[nodiscard]] static bool attacked(const ChessState& state, Square square, Player by,
                                       Squares among, Squares pieces) {
        const auto of = [&](Man man) { return state.of(man) & among; };
        const Player attackedSide = opponent(by);
        if (((board.knight(square) & of(Man::knight)) | (board.king(square) & of(Man::king)) |
             (board.pawn(attackedSide, square) & of(Man::pawn))) != 0) {
            return true;
        }
        const Squares queens = of(Man::queen);
        for (Squares left = (board.straight(square) & (of(Man::rook) | queens)) |
                            (board.diagonal(square) & (of(Man::bishop) | queens));
             left != 0; left = withoutFirst(left)) {
            if ((board.between(square, firstOf(left)) & pieces) == 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether the side's king is attacked.
    [[nodiscard]] static bool checked(const ChessState& state, Player side) {
        return attacked(state, firstOf(state.of(side, Man::king)), opponent(side),
                        state.of(opponent(side)), state.all());
    }

    /// Whether the pawn on `from` may capture en passant a pawn that has just passed over this
    /// square, without exposing its own king: two pawns leave one row at once, which the pins do
    /// not show.
    [[nodiscard]] static bool mayPass(const ChessState& state, Square from, Square passed) {
        const Player us = state.toMove;
        const Squares victim = behind(us, squareBit(passed));
        const Squares pieces = (state.all() & ~victim & ~squareBit(from)) | squareBit(passed);
        return !attacked(state, firstOf(state.of(us, Man::king)), opponent(us),
                         state.of(opponent(us)) & ~victim, pieces);
    }
    /// The pawns of the side to move that may capture a pawn which has just passed over this
    /// square.
    [[nodiscard]] static Squares enPassantPawns(const ChessState& state, Square passed) {
        Squares found = 0;
        for (Squares left =
                 board.pawn(opponent(state.toMove), passed) & state.of(state.toMove, Man::pawn);
             left != 0; left = withoutFirst(left)) {
            found |= mayPass(state, firstOf(left), passed) ? squareBit(firstOf(left)) : 0;
        }
        return found;
    }

    /// Calls `take(man, from, targets)` for each piece, in the order of the moves, until `take`
    /// returns true.
    template <class Take> static void each(const ChessState& state, Take take) {
        ChessReach reach(state);
        if (reach.answers_ != 0 && (reach.pawns(take) || reach.officers(take))) {
            return;
        }
        take(Man::king, reach.king_, reach.kings());
    }

  private:
    explicit ChessReach(const ChessState& state)
        : state_(state), own_(state.of(state.toMove)), others_(state.of(opponent(state.toMove))),
          all_(own_ | others_), king_(firstOf(own_ & state.of(Man::king))) {
        checks_ = others_ & ((board.knight(king_) & state.of(Man::knight)) |
                             (board.pawn(state.toMove, king_) & state.of(Man::pawn)));
        const Squares queens = state.of(Man::queen);
        for (Squares left = others_ & ((board.straight(king_) & (state.of(Man::rook) | queens)) |
                                       (board.diagonal(king_) & (state.of(Man::bishop) | queens)));
             left != 0; left = withoutFirst(left)) {
            const Square from = firstOf(left);
            const Squares between = board.between(king_, from);
            const Squares screen = between & all_;
            if (screen == 0) {
                checks_ |= squareBit(from);
            } else if (withoutFirst(screen) == 0 && (screen & own_) != 0) {
                pinned_ |= screen;
                pins_[pinCount_++] = between | squareBit(from);
            }
        }
        if (checks_ != 0) {
            answers_ =
                withoutFirst(checks_) != 0 ? 0 : checks_ | board.between(king_, firstOf(checks_));
        }
        // A king is never captured; only the moves of a side that is not to move could do so.
        goals_ = answers_ & ~own_ & ~state.of(Man::king);
    }

    /// Returns the set moved one row forward, as the side sees it; behind() moves it one row back.
    [[nodiscard]] static constexpr Squares ahead(Player side, Squares set) {
        return side == Player::max ? set >> size : set << size & ChessBoard<size>::all;
    }
    [[nodiscard]] static constexpr Squares behind(Player side, Squares set) {
        return ahead(opponent(side), set);
    }

    /// Returns those of the target squares that a pin leaves to the piece on `from`: all if it is
    /// not pinned.
    [[nodiscard]] Squares unpinned(Square from, Squares targets) const {
        if ((pinned_ >> from & 1U) != 0) {
            for (std::uint32_t k = 0; k < pinCount_; ++k) {
                targets &= (pins_[k] >> from & 1U) != 0 ? pins_[k] : ~Squares{0};
            }
        }
        return targets;
    }

    template <class Take> bool pawns(Take& take) const {
        const Player us = state_.toMove;
        constexpr Squares whiteStart = ChessBoard<size>::bottomRow >> size;
        constexpr Squares blackStart = ChessBoard<size>::topRow << size;
        for (Squares left = own_ & state_.of(Man::pawn); left != 0; left = withoutFirst(left)) {
            const Square from = firstOf(left);
            const Squares pawn = squareBit(from);
            Squares steps = ahead(us, pawn) & ~all_;
            if (size == 8 && (pawn & (us == Player::max ? whiteStart : blackStart)) != 0) {
                steps |= ahead(us, steps) & ~all_;
            }
            Squares targets = unpinned(from, (steps | (board.pawn(us, from) & others_)) & goals_);
            if (state_.enPassant != Placement::noSquare &&
                (board.pawn(us, from) >> state_.enPassant & 1U) != 0 &&
                mayPass(state_, from, state_.enPassant)) {
                targets |= squareBit(state_.enPassant);
            }
            if (take(Man::pawn, from, targets)) {
                return true;
            }
        }
        return false;
    }

    template <class Take, class Reached>
    bool officersOf(Man man, Take& take, Reached reached) const {
        for (Squares left = own_ & state_.of(man); left != 0; left = withoutFirst(left)) {
            const Square from = firstOf(left);
            if (take(man, from, unpinned(from, reached(from) & goals_))) {
                return true;
            }
        }
        return false;
    }
    template <class Take> bool officers(Take& take) const {
        const auto knight = [](Square from) { return board.knight(from); };
        const auto bishop = [this](Square from) { return board.bishop(from, all_); };
        const auto rook = [this](Square from) { return board.rook(from, all_); };
        const auto queen = [&](Square from) { return bishop(from) | rook(from); };
        return officersOf(Man::knight, take, knight) || officersOf(Man::bishop, take, bishop) ||
               officersOf(Man::rook, take, rook) || officersOf(Man::queen, take, queen);
    }

    [[nodiscard]] bool safe(Square square) const {
        return !attacked(state_, square, opponent(state_.toMove), others_,
                         all_ & ~squareBit(king_));
    }
    [[nodiscard]] Squares kings() const {
        Squares found = 0;
        for (Squares left = board.king(king_) & ~own_; left != 0; left = withoutFirst(left)) {
            found |= safe(firstOf(left)) ? squareBit(firstOf(left)) : 0;
        }
        if (size == 8 && state_.castling != 0 && checks_ == 0) {
            found |= castlings();
        }
        return found;
    }
    /// Returns the squares to which the king may castle. The king must stand on e1 or e8.
    [[nodiscard]] Squares castlings() const {
        const std::uint32_t rights =
            state_.toMove == Player::max ? state_.castling : state_.castling >> 2U;
        const auto clear = [&](Squares squares) { return (squares << (king_ - 3U) & all_) == 0; };
        Squares found = 0;
        // In these sets the king's square is bit 3.
        if ((rights & Castling::whiteShort) != 0 && clear(0x30) && safe(king_ + 1) &&
            safe(king_ + 2)) {
            found |= squareBit(king_ + 2U);
        }
        if ((rights & Castling::whiteLong) != 0 && clear(0x07) && safe(king_ - 1) &&
            safe(king_ - 2)) {
            found |= squareBit(king_ - 2U);
        }
        return found;
    }

    const ChessState& state_;
    Squares own_;
    Squares others_;
    Squares all_;
    Square king_;
    Squares checks_ = 0;
    Squares pinned_ = 0;
    /// For each pinned piece, the squares between the king and the pinning piece, and the latter's
    /// square.
    std::array<Squares, 8> pins_;
    std::uint32_t pinCount_ = 0;
    /// The squares where a piece other than the king answers the check; every square if there is no
    /// check, and none if there are two.
    Squares answers_ = ~Squares{0};
    Squares goals_ = 0;
};

} // namespace prunus
