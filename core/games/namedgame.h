#pragma once

#include "core/games/connectfour.h"
#include "core/games/mnk.h"
#include "core/games/nim.h"
#include "core/games/reversi.h"
#include "core/games/ultimatetictactoe.h"

#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

namespace prunus {

/// A position of any of the games.
using AnyGame = std::variant<TicTacToe, AnyMnk, Nim, Reversi<4>, Reversi<6>, Reversi<8>, SevenBySix,
                             AnyConnectFour, UltimateTicTacToe>;

/// Why a text names no game: what is wrong and what would be right, on one line.
struct GameNameError {
    /// Where, in characters from 1.
    std::size_t column = 1;
    std::string message;

    friend bool operator==(const GameNameError&, const GameNameError&) = default;
};

/// Names to offer where a game is to be chosen.
inline constexpr std::array<std::string_view, 8> gamesToOffer{
    "tic-tac-toe", "nim:3:3,4,5", "connect-four",         "reversi:6",
    "reversi:8",   "mnk:4,4,4",   "ultimate-tic-tac-toe", "nim-normal:3:3,4,5",
};

/// The start of the game of this name:
///
///     tic-tac-toe                mnk:COLS,ROWS,K
///     connect-four               connect-four:COLS,ROWS,K
///     nim:TAKE:A,B,C,…           nim-normal:TAKE:A,B,C,…       (see Nim; the first is misère)
///     reversi:4                  reversi:6                     reversi:8
///     ultimate-tic-tac-toe
///
/// or any other position of it: see positionName().
[[nodiscard]] tl::expected<AnyGame, GameNameError> gameNamed(std::string_view name);

} // namespace prunus
