#include "core/games/chessvalue.h"

#include "core/games/chessmoves.h"

namespace prunus {

namespace {

using Table = std::array<std::int8_t, 64>;

/// In hundredths of a pawn, for White, from the top.
// clang-format off
constexpr std::array<Table, 6> squareTables{{
    {  0,   0,   0,   0,   0,   0,   0,   0,
      50,  50,  50,  50,  50,  50,  50,  50,
      10,  10,  20,  30,  30,  20,  10,  10,
       5,   5,  10,  25,  25,  10,   5,   5,
       0,   0,   0,  20,  20,   0,   0,   0,
       5,  -5, -10,   0,   0, -10,  -5,   5,
       5,  10,  10, -20, -20,  10,  10,   5,
       0,   0,   0,   0,   0,   0,   0,   0},
    {-50, -40, -30, -30, -30, -30, -40, -50,
     -40, -20,   0,   0,   0,   0, -20, -40,
     -30,   0,  10,  15,  15,  10,   0, -30,
     -30,   5,  15,  20,  20,  15,   5, -30,
     -30,   0,  15,  20,  20,  15,   0, -30,
     -30,   5,  10,  15,  15,  10,   5, -30,
     -40, -20,   0,   5,   5,   0, -20, -40,
     -50, -40, -30, -30, -30, -30, -40, -50},
    {-20, -10, -10, -10, -10, -10, -10, -20,
     -10,   0,   0,   0,   0,   0,   0, -10,
     -10,   0,   5,  10,  10,   5,   0, -10,
     -10,   5,   5,  10,  10,   5,   5, -10,
     -10,   0,  10,  10,  10,  10,   0, -10,
     -10,  10,  10,  10,  10,  10,  10, -10,
     -10,   5,   0,   0,   0,   0,   5, -10,
     -20, -10, -10, -10, -10, -10, -10, -20},
    {  0,   0,   0,   0,   0,   0,   0,   0,
       5,  10,  10,  10,  10,  10,  10,   5,
      -5,   0,   0,   0,   0,   0,   0,  -5,
      -5,   0,   0,   0,   0,   0,   0,  -5,
      -5,   0,   0,   0,   0,   0,   0,  -5,
      -5,   0,   0,   0,   0,   0,   0,  -5,
      -5,   0,   0,   0,   0,   0,   0,  -5,
       0,   0,   0,   5,   5,   0,   0,   0},
    {-20, -10, -10,  -5,  -5, -10, -10, -20,
     -10,   0,   0,   0,   0,   0,   0, -10,
     -10,   0,   5,   5,   5,   5,   0, -10,
      -5,   0,   5,   5,   5,   5,   0,  -5,
       0,   0,   5,   5,   5,   5,   0,  -5,
     -10,   5,   5,   5,   5,   5,   0, -10,
     -10,   0,   5,   0,   0,   0,   0, -10,
     -20, -10, -10,  -5,  -5, -10, -10, -20},
    {-30, -40, -40, -50, -50, -40, -40, -30,
     -30, -40, -40, -50, -50, -40, -40, -30,
     -30, -40, -40, -50, -50, -40, -40, -30,
     -30, -40, -40, -50, -50, -40, -40, -30,
     -20, -30, -30, -40, -40, -30, -30, -20,
     -10, -20, -20, -20, -20, -20, -20, -10,
      20,  20,   0,   0,   0,   0,  20,  20,
      20,  30,  10,   0,   0,  10,  30,  20},
}};
constexpr Table kingAtTheEnd{
    -50, -40, -30, -20, -20, -30, -40, -50,
    -30, -20, -10,   0,   0, -10, -20, -30,
    -30, -10,  20,  30,  30,  20, -10, -30,
    -30, -10,  30,  40,  40,  30, -10, -30,
    -30, -10,  30,  40,  40,  30, -10, -30,
    -30, -10,  20,  30,  30,  20, -10, -30,
    -30, -30,   0,   0,   0,   0, -30, -30,
    -50, -30, -30, -30, -30, -30, -30, -50};
// clang-format on

constexpr std::array<int, 6> plainWorth{1, 3, 3, 5, 9, 0};
constexpr std::array<int, 6> simplifiedWorth{100, 320, 330, 500, 900, 0};

int count(Squares set) {
    return static_cast<int>(countOf(set));
}

int material(const ChessState& state, const std::array<int, 6>& worth) {
    int sum = 0;
    for (std::size_t man = 0; man < worth.size(); ++man) {
        const Squares men = state.men[man];
        sum += worth[man] * (count(men & state.sides[0]) - count(men & state.sides[1]));
    }
    return sum;
}

/// The place in a table of eight rows and columns that stands for one of a smaller board's, as seen
/// from a side.
template <std::uint32_t size>
constexpr std::array<std::array<std::uint8_t, std::size_t{size} * size>, 2> places() {
    std::array<std::array<std::uint8_t, std::size_t{size} * size>, 2> found{};
    const auto stretched = [](std::uint32_t k) { return 2 * k < size ? k : 8 - size + k; };
    for (std::uint32_t square = 0; square < size * size; ++square) {
        const std::uint32_t row = stretched(square / size);
        const std::uint32_t column = stretched(square % size);
        found[0][square] = static_cast<std::uint8_t>(row * 8 + column);
        found[1][square] = static_cast<std::uint8_t>((7 - row) * 8 + column);
    }
    return found;
}

/// A side has no queen, or beside it one minor piece at most. Michniewski says so of both sides.
bool isNearTheEnd(const ChessState& state, Player side) {
    return state.of(side, Man::queen) == 0 ||
           (state.of(side, Man::rook) == 0 &&
            count(state.of(side, Man::knight) | state.of(side, Man::bishop)) <= 1);
}

template <std::uint32_t size> int onSquares(const ChessState& state) {
    static constexpr auto placed = places<size>();
    const bool end = isNearTheEnd(state, Player::max) && isNearTheEnd(state, Player::min);
    int sum = 0;
    for (std::size_t man = 0; man < state.men.size(); ++man) {
        const Table& table = end && Man(man) == Man::king ? kingAtTheEnd : squareTables[man];
        for (std::size_t side = 0; side < 2; ++side) {
            int its = 0;
            for (Squares left = state.men[man] & state.sides[side]; left != 0;
                 left = withoutFirst(left)) {
                its += table[placed[side][firstOf(left)]];
            }
            sum += side == 0 ? its : -its;
        }
    }
    return sum;
}

template <std::uint32_t size> constexpr Squares fileSquares(std::uint32_t column) {
    Squares found = 0;
    for (std::uint32_t row = 0; row < size; ++row) {
        found |= squareBit(row * size + column);
    }
    return found;
}

/// Doubled, isolated and backward pawns of a side, each as often as it is one.
template <std::uint32_t size> int weakPawns(const ChessState& state, Player side) {
    const Squares own = state.of(side, Man::pawn);
    const Squares others = state.of(opponent(side), Man::pawn);
    int weak = 0;
    for (std::uint32_t column = 0; column < size; ++column) {
        const Squares here = own & fileSquares<size>(column);
        const Squares beside = own & ((column > 0 ? fileSquares<size>(column - 1) : 0) |
                                      (column + 1 < size ? fileSquares<size>(column + 1) : 0));
        weak += here != 0 ? count(here) - 1 : 0;
        for (Squares left = here; left != 0; left = withoutFirst(left)) {
            const std::uint32_t square = firstOf(left);
            const std::uint32_t row = square / size;
            const bool white = side == Player::max;
            const Squares level =
                white ? ~firstSquares(row * size) : firstSquares((row + 1) * size);
            const std::uint32_t front = white ? square - size : square + size;
            const bool stopped = (ChessReach<size>::board.pawn(side, front) & others) != 0;
            weak += beside == 0 || ((beside & level) == 0 && stopped) ? 1 : 0;
        }
    }
    return weak;
}

/// The moves of a side, were it to move.
template <std::uint32_t size> int mobility(ChessState state, Player side) {
    if (state.toMove != side) {
        state.toMove = side;
        state.enPassant = Placement::noSquare;
    }
    return static_cast<int>(Chess<size>(state).countMoves());
}

} // namespace

template <std::uint32_t size> Value chessValue(const ChessState& state, Evaluation which) {
    if (which == Evaluation::material) {
        return material(state, plainWorth);
    }
    if (which == Evaluation::shannon) {
        const auto both = [&](auto judged) { return judged(Player::max) - judged(Player::min); };
        const int weak = both([&](Player side) { return weakPawns<size>(state, side); });
        const int moves = both([&](Player side) { return mobility<size>(state, side); });
        return (10 * material(state, plainWorth) - 5 * weak + moves) / 10.0;
    }
    return (material(state, simplifiedWorth) + onSquares<size>(state)) / 100.0;
}

template Value chessValue<5>(const ChessState& state, Evaluation which);
template Value chessValue<6>(const ChessState& state, Evaluation which);
template Value chessValue<8>(const ChessState& state, Evaluation which);

} // namespace prunus
