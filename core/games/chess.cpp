#include "core/games/chess.h"

#include "core/games/chessmoves.h"
#include "core/games/chessplacement.h"
#include "core/games/chessvalue.h"

#include <cassert>

namespace prunus {

namespace {

/// As a pawn is promoted, and as Placement names them in text.
constexpr std::array promotions{Man::queen, Man::rook, Man::bishop, Man::knight};
constexpr std::string_view manLetters = "PNBRQK";

constexpr ChessRules fullChess{.variant = "",
                               .start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-",
                               .fullRules = true};
constexpr ChessRules losAlamos{
    .variant = "los-alamos", .start = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR_w_-_-", .bishops = false};
constexpr ChessRules gardner{.variant = "gardner", .start = "rnbqk/ppppp/5/PPPPP/RNBQK_w_-_-"};

template <std::uint32_t size> constexpr bool isLastRow(Square square) {
    return square < size || square >= size * (size - 1);
}
template <std::uint32_t size>
constexpr Squares lastRows = ChessBoard<size>::topRow | ChessBoard<size>::bottomRow;

/// How many pieces a pawn can become.
template <std::uint32_t size> constexpr std::uint32_t promotionCount = size == 6 ? 3 : 4;

/// What castling is left when a piece comes or goes on a square of 8 x 8.
constexpr std::uint8_t castlingKept(Square square) {
    constexpr unsigned all = 15;
    switch (square) {
    case 0:
        return all & ~unsigned{Castling::blackLong};
    case 4:
        return all & ~unsigned{Castling::blackLong | Castling::blackShort};
    case 7:
        return all & ~unsigned{Castling::blackShort};
    case 56:
        return all & ~unsigned{Castling::whiteLong};
    case 60:
        return all & ~unsigned{Castling::whiteLong | Castling::whiteShort};
    case 63:
        return all & ~unsigned{Castling::whiteShort};
    default:
        return all;
    }
}

constexpr auto keptCastling = [] {
    std::array<std::uint8_t, 64> kept{};
    for (Square square = 0; square < 64; ++square) {
        kept[square] = castlingKept(square);
    }
    return kept;
}();

} // namespace

template <std::uint32_t size> const ChessRules& Chess<size>::rules() {
    return size == 8 ? fullChess : size == 6 ? losAlamos : gardner;
}

template <std::uint32_t size> Chess<size>::Chess() {
    static const ChessState first = startState(rules(), size);
    state_ = first;
}

template <std::uint32_t size> bool Chess<size>::inCheck() const {
    return ChessReach<size>::checked(state_, toMove());
}

template <std::uint32_t size> bool Chess<size>::terminal() const {
    bool any = false;
    ChessReach<size>::each(state_, [&](Man /*man*/, Square /*from*/, Squares targets) {
        any = any || targets != 0;
        return any;
    });
    return !any;
}

template <std::uint32_t size> std::uint32_t Chess<size>::countMoves() const {
    std::uint32_t count = 0;
    ChessReach<size>::each(state_, [&](Man man, Square /*from*/, Squares targets) {
        count += countOf(targets);
        if (man == Man::pawn && (targets & lastRows<size>) != 0) {
            count += (promotionCount<size> - 1) * countOf(targets);
        }
        return false;
    });
    return count;
}

template <std::uint32_t size> auto Chess<size>::moves() const -> ChessMoves<mostMoves> {
    ChessMoves<mostMoves> found;
    ChessReach<size>::each(state_, [&](Man man, Square from, Squares targets) {
        for (; targets != 0; targets = withoutFirst(targets)) {
            const Square to = firstOf(targets);
            if (man != Man::pawn || !isLastRow<size>(to)) {
                found.add({man, from, to});
                continue;
            }
            for (const Man promotion : promotions) {
                if (promotion != Man::bishop || promotionCount<size> == 4) {
                    found.add({man, from, to, promotion});
                }
            }
        }
        return false;
    });
    return found;
}

template <std::uint32_t size> bool Chess<size>::captures(Move code) const {
    const ChessMove move(code);
    return (state_.all() >> move.to() & 1U) != 0 ||
           (move.man() == Man::pawn && move.to() == state_.enPassant);
}

template <std::uint32_t size> bool Chess<size>::quiet() const {
    const Squares others = state_.of(opponent(toMove()));
    const Squares passed =
        state_.enPassant == Placement::noSquare ? 0 : squareBit(state_.enPassant);
    bool any = false;
    ChessReach<size>::each(state_, [&](Man man, Square /*from*/, Squares targets) {
        any = any || (targets & (others | (man == Man::pawn ? passed : 0))) != 0;
        return any;
    });
    return !any;
}

template <std::uint32_t size> ChessState Chess<size>::apply(Move code) {
    const ChessMove move(code);
    const ChessState before = state_;
    const Player us = state_.toMove;
    const Player them = opponent(us);
    const Squares from = squareBit(move.from());
    const Squares to = squareBit(move.to());
    for (Squares& men : state_.men) {
        men &= ~to;
    }
    state_.of(them) &= ~to;
    state_.of(us) ^= from | to;
    state_.of(move.man()) &= ~from;
    state_.of(move.becomes()) |= to;
    state_.enPassant = Placement::noSquare;
    state_.toMove = them;
    if constexpr (size == 8) {
        state_.castling = static_cast<std::uint8_t>(state_.castling & keptCastling[move.from()] &
                                                    keptCastling[move.to()]);
        if (move.man() == Man::pawn) {
            const auto passed = static_cast<Square>((move.from() + move.to()) / 2);
            if (move.to() == before.enPassant) {
                const Squares victim = us == Player::max ? to << size : to >> size;
                state_.of(Man::pawn) &= ~victim;
                state_.of(them) &= ~victim;
            } else if (passed % size == move.to() % size &&
                       ChessReach<size>::enPassantPawns(state_, passed) != 0) {
                state_.enPassant = passed;
            }
        } else if (move.man() == Man::king && (to == from << 2U || to == from >> 2U)) {
            const bool shortly = to == from << 2U;
            const Squares rook = (shortly ? to << 1U : to >> 2U) | (shortly ? to >> 1U : to << 1U);
            state_.of(Man::rook) ^= rook;
            state_.of(us) ^= rook;
        }
    }
    return before;
}

template <std::uint32_t size> Value Chess<size>::evaluation(Evaluation which) const {
    return chessValue<size>(state_, which);
}

template <std::uint32_t size> Man Chess<size>::manOn(Square square) const {
    for (std::size_t man = 0; man < state_.men.size(); ++man) {
        if ((state_.men[man] >> square & 1U) != 0) {
            return Man(man);
        }
    }
    return Man::none;
}

template <std::uint32_t size> std::string Chess<size>::squareName(Square square) {
    return prunus::squareName(square % size, size - 1 - square / size);
}

template <std::uint32_t size> std::string Chess<size>::moveName(Move code) const {
    const ChessMove move(code);
    const bool captures = (state_.all() >> move.to() & 1U) != 0;
    std::string name;
    if (move.man() == Man::king && (move.to() == move.from() + 2 || move.from() == move.to() + 2)) {
        name = move.to() > move.from() ? "O-O" : "O-O-O";
    } else if (move.man() == Man::pawn) {
        const std::string file = squareName(move.from()).substr(0, 1);
        const bool aslant = move.from() % size != move.to() % size;
        name = (aslant ? file + 'x' : "") + squareName(move.to());
        if (move.promotes()) {
            (name += '=') += manLetters[static_cast<std::size_t>(move.becomes())];
        }
    } else {
        name = manLetters[static_cast<std::size_t>(move.man())] + origin(move) +
               (captures ? "x" : "") + squareName(move.to());
    }
    Chess next = *this;
    next.apply(code);
    return name + (!next.inCheck() ? "" : next.terminal() ? "#" : "+");
}

template <std::uint32_t size> std::string Chess<size>::origin(ChessMove move) const {
    Squares rivals = 0;
    ChessReach<size>::each(state_, [&](Man man, Square from, Squares targets) {
        const bool same = man == move.man() && from != move.from();
        rivals |= same && (targets >> move.to() & 1U) != 0 ? squareBit(from) : 0;
        return false;
    });
    if (rivals == 0) {
        return {};
    }
    bool sameFile = false;
    bool sameRank = false;
    for (; rivals != 0; rivals = withoutFirst(rivals)) {
        sameFile = sameFile || firstOf(rivals) % size == move.from() % size;
        sameRank = sameRank || firstOf(rivals) / size == move.from() / size;
    }
    const std::string name = squareName(move.from());
    return !sameFile ? name.substr(0, 1) : !sameRank ? name.substr(1) : name;
}

template <std::uint32_t size>
std::uint32_t Chess<size>::rank(Move code, GameMoveOrder order) const {
    constexpr std::uint32_t quiet = 64;
    const ChessMove move(code);
    const Man captured = manOn(move.to());
    std::uint32_t rank = quiet;
    if (captured != Man::none || (move.man() == Man::pawn && move.to() == state_.enPassant)) {
        const Man victim = captured == Man::none ? Man::pawn : captured;
        rank =
            (5 - static_cast<std::uint32_t>(victim)) * 8 + static_cast<std::uint32_t>(move.man());
    }
    if (order == GameMoveOrder::checksFirst) {
        Chess next = *this;
        next.apply(code);
        rank += next.inCheck() ? 0 : 2 * quiet;
    }
    return rank;
}

template <std::uint32_t size> Placement Chess<size>::placement() const {
    Placement found =
        placementOn(measures(), state_.of(Player::max), state_.of(Player::min), toMove());
    for (std::uint32_t square = 0; square < size * size; ++square) {
        found.men.push_back(manOn(static_cast<Square>(square)));
    }
    found.castling = state_.castling;
    found.enPassant = state_.enPassant;
    return found;
}

template <std::uint32_t size>
tl::expected<Chess<size>, Message> Chess<size>::placed(const Placement& placement) {
    return placedChess<size>(placement).map([](const ChessState& state) { return Chess(state); });
}

template <std::uint32_t size> std::uint64_t Chess<size>::key() const {
    // Three words tell the kind of each piece: no square has two.
    const auto& s = state_;
    const Squares odd = s.of(Man::pawn) | s.of(Man::bishop) | s.of(Man::queen);
    const Squares middle = s.of(Man::knight) | s.of(Man::bishop) | s.of(Man::king);
    const Squares heavy = s.of(Man::rook) | s.of(Man::queen) | s.of(Man::king);
    const std::uint64_t rest =
        (s.toMove == Player::max ? 0U : 1U) | s.castling * 2U | s.enPassant * 32U;
    return mixedKey(mixedKey(odd, middle), mixedKey(heavy, mixedKey(s.of(Player::max), rest)));
}

template class Chess<5>;
template class Chess<6>;
template class Chess<8>;

} // namespace prunus
