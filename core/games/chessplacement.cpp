#include "core/games/chessplacement.h"

#include "core/games/chessmoves.h"
#include "core/games/fen.h"

#include <array>
#include <optional>

namespace prunus {

namespace {

/// Where the king and the rook of a side stand before they castle, on 8 x 8 squares from above.
struct Right {
    Castling bit;
    char letter;
    Player side;
    Square king;
    Square rook;
};
constexpr std::array everyRight{Right{Castling::whiteShort, 'K', Player::max, 60, 63},
                                Right{Castling::whiteLong, 'Q', Player::max, 60, 56},
                                Right{Castling::blackShort, 'k', Player::min, 4, 7},
                                Right{Castling::blackLong, 'q', Player::min, 4, 0}};

template <std::uint32_t size> class PlacedChess {
  public:
    explicit PlacedChess(const Placement& placement) {
        state.toMove = placement.toMove;
        state.castling = placement.castling;
        for (std::size_t square = 0; square < placement.squares.size(); ++square) {
            if (const Mark mark = placement.squares[square]; mark != Mark::none) {
                const Squares bit = squareBit(static_cast<std::uint32_t>(square));
                state.of(mark == Mark::first ? Player::max : Player::min) |= bit;
                state.of(placement.men[square]) |= bit;
            }
        }
    }

    [[nodiscard]] std::optional<Message> fault() const {
        for (const Player side : {Player::max, Player::min}) {
            const std::uint32_t kings = countOf(state.of(side, Man::king));
            if (kings != 1) {
                return Message{of(side, Code::whiteKings, Code::blackKings), {}, kings};
            }
            if (countOf(state.of(side)) > Chess<size>::mostMen ||
                countOf(state.of(side, Man::pawn)) > size) {
                return Message{of(side, Code::whiteMen, Code::blackMen),
                               {Chess<size>::mostMen, size}};
            }
        }
        const Squares lost =
            state.of(Man::pawn) & (ChessBoard<size>::topRow | ChessBoard<size>::bottomRow);
        if (lost != 0) {
            return Message{Code::pawnOnLastRow, {nameOf(firstOf(lost))}};
        }
        if (state.of(Man::bishop) != 0 && !Chess<size>::rules().bishops) {
            return Message{Code::noBishopsHere, {nameOf(firstOf(state.of(Man::bishop)))}};
        }
        const Player other = opponent(state.toMove);
        if (ChessReach<size>::checked(state, other)) {
            return Message{of(state.toMove, Code::whiteTakesKing, Code::blackTakesKing),
                           {nameOf(firstOf(state.of(other, Man::king)))}};
        }
        return castlingFault();
    }

    /// Where a pawn of the other side must just have come from two rows behind the square.
    [[nodiscard]] std::optional<Message> pass(std::uint8_t square) {
        if (square == Placement::noSquare) {
            return std::nullopt;
        }
        const bool white = state.toMove == Player::max;
        const std::uint32_t row = white ? 2 : 5;
        const Squares passed = squareBit(square);
        const Squares pawn = white ? passed << size : passed >> size;
        const Squares origin = white ? passed >> size : passed << size;
        if (!Chess<size>::rules().fullRules || square / size != row ||
            (state.of(opponent(state.toMove), Man::pawn) & pawn) == 0 ||
            (state.all() & (passed | origin)) != 0) {
            return Message{Code::passedByNone, {nameOf(square)}};
        }
        if (ChessReach<size>::enPassantPawns(state, square) != 0) {
            state.enPassant = square;
        }
        return std::nullopt;
    }

    ChessState state;

  private:
    static Code of(Player side, Code white, Code black) {
        return side == Player::max ? white : black;
    }
    static std::string nameOf(Square square) { return Chess<size>::squareName(square); }

    [[nodiscard]] std::optional<Message> castlingFault() const {
        for (const Right& right : everyRight) {
            if ((state.castling & right.bit) != 0 &&
                (!Chess<size>::rules().fullRules ||
                 (state.of(right.side, Man::king) & squareBit(right.king)) == 0 ||
                 (state.of(right.side, Man::rook) & squareBit(right.rook)) == 0)) {
                return Message{Code::castlingWithout,
                               {right.letter, Chess<8>::squareName(right.king),
                                Chess<8>::squareName(right.rook)}};
            }
        }
        return std::nullopt;
    }
};

template <std::uint32_t size> ChessState placedStart(const ChessRules& rules) {
    return placedChess<size>(readFen({rules.start, 0}, {size, size}).value()).value();
}

} // namespace

template <std::uint32_t size>
tl::expected<ChessState, Message> placedChess(const Placement& placement) {
    if (placement.men.size() != placement.squares.size()) {
        return tl::make_unexpected(Message{Code::piecesDoNotFit});
    }
    for (std::size_t square = 0; square < placement.men.size(); ++square) {
        if ((placement.men[square] == Man::none) != (placement.squares[square] == Mark::none)) {
            return tl::make_unexpected(Message{Code::piecesDoNotFit});
        }
    }
    PlacedChess<size> placed(placement);
    std::optional<Message> fault = placed.fault();
    if (!fault) {
        fault = placed.pass(placement.enPassant);
    }
    if (fault) {
        return tl::make_unexpected(*fault);
    }
    return placed.state;
}

std::uint8_t castlingAtHome(const Placement& placement) {
    std::uint8_t found = 0;
    for (const Right& right : everyRight) {
        const Mark side = right.side == Player::max ? Mark::first : Mark::second;
        const auto stands = [&](Square square, Man man) {
            return placement.squares[square] == side && placement.men[square] == man;
        };
        if (placement.squares.size() == 64 && stands(right.king, Man::king) &&
            stands(right.rook, Man::rook)) {
            found |= right.bit;
        }
    }
    return found;
}

ChessState startState(const ChessRules& rules, std::uint32_t size) {
    return size == 8   ? placedStart<8>(rules)
           : size == 6 ? placedStart<6>(rules)
                       : placedStart<5>(rules);
}

template tl::expected<ChessState, Message> placedChess<5>(const Placement& placement);
template tl::expected<ChessState, Message> placedChess<6>(const Placement& placement);
template tl::expected<ChessState, Message> placedChess<8>(const Placement& placement);

} // namespace prunus
