#pragma once

#include "core/base/enumtable.h"
#include "core/base/message.h"
#include "core/games/chess.h"
#include "core/games/connectfour.h"
#include "core/games/go.h"
#include "core/games/mnk.h"
#include "core/games/nim.h"
#include "core/games/reversi.h"
#include "core/games/ultimatetictactoe.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace prunus {

/// A position of any of the games.
using AnyGame = std::variant<TicTacToe, AnyMnk, Nim, Reversi<4>, Reversi<6>, Reversi<8>, SevenBySix,
                             AnyConnectFour, UltimateTicTacToe, Go, Chess<5>, Chess<6>, Chess<8>>;

/// Why a text names no game: what is wrong and what would be right.
struct GameNameError {
    /// Where, in characters from 1.
    std::size_t column = 1;
    Message message = {};

    friend bool operator==(const GameNameError&, const GameNameError&) = default;
};

/// The largest boards of lines: a letter names a column, a bit of Squares stands for a square.
inline constexpr std::uint32_t mostColumns = 26;
inline constexpr std::uint32_t mostSquares = 64;

/// What players choose a game by.
enum class GameKind : std::uint8_t {
    ticTacToe,
    mnk,
    connectFour,
    nim,
    nimNormal,
    reversi,
    reversiWof,
    go,
    chess,
    ultimateTicTacToe,
};

/// What is asked for when a game of this kind is chosen.
enum class GameSetUp : std::uint8_t {
    none,
    measures, ///< `COLS,ROWS,K`
    size,     ///< `SIZE`: 4, 6 or 8
    heaps,    ///< `TAKE:A,B,C,…`
    variant,  ///< nothing, or one of the words behind the id in `forms`
    komi,     ///< `SIZE`, `COLS,ROWS` or `COLS,ROWS,KOMI`
};

/// A game that can be chosen.
struct GameRow {
    GameKind kind;
    /// The first word of its name on the command line and in documents.
    std::string_view id;
    /// The whole name, in all its forms.
    std::string_view forms;
    GameSetUp setUp;
    /// The name to offer first, and perhaps another one.
    std::string_view usual;
    std::string_view other = {};
};

/// All games, in the order of GameKind.
inline constexpr std::array everyGame{
    GameRow{.kind = GameKind::ticTacToe,
            .id = "tic-tac-toe",
            .forms = "tic-tac-toe",
            .setUp = GameSetUp::none,
            .usual = "tic-tac-toe"},
    GameRow{.kind = GameKind::mnk,
            .id = "mnk",
            .forms = "mnk:COLS,ROWS,K",
            .setUp = GameSetUp::measures,
            .usual = "mnk:4,4,4"},
    GameRow{.kind = GameKind::connectFour,
            .id = "connect-four",
            .forms = "connect-four, connect-four:COLS,ROWS,K",
            .setUp = GameSetUp::measures,
            .usual = "connect-four"},
    // Misère; see Nim.
    GameRow{.kind = GameKind::nim,
            .id = "nim",
            .forms = "nim:TAKE:A,B,…",
            .setUp = GameSetUp::heaps,
            .usual = "nim:3:3,4,5"},
    GameRow{.kind = GameKind::nimNormal,
            .id = "nim-normal",
            .forms = "nim-normal:TAKE:A,B,…",
            .setUp = GameSetUp::heaps,
            .usual = "nim-normal:3:3,4,5"},
    GameRow{.kind = GameKind::reversi,
            .id = "reversi",
            .forms = "reversi:4, reversi:6, reversi:8",
            .setUp = GameSetUp::size,
            .usual = "reversi:6",
            .other = "reversi:8"},
    // Empty squares go to the winner; see Reversi.
    GameRow{.kind = GameKind::reversiWof,
            .id = "reversi-wof",
            .forms = "reversi-wof:4, reversi-wof:6, reversi-wof:8",
            .setUp = GameSetUp::size,
            .usual = "reversi-wof:8"},
    GameRow{.kind = GameKind::go,
            .id = "go",
            .forms = "go:SIZE, go:COLS,ROWS, go:COLS,ROWS,KOMI",
            .setUp = GameSetUp::komi,
            .usual = "go:5",
            .other = "go:2"},
    GameRow{.kind = GameKind::chess,
            .id = "chess",
            .forms = "chess, chess:gardner, chess:los-alamos",
            .setUp = GameSetUp::variant,
            .usual = "chess",
            .other = "chess:gardner"},
    GameRow{.kind = GameKind::ultimateTicTacToe,
            .id = "ultimate-tic-tac-toe",
            .forms = "ultimate-tic-tac-toe",
            .setUp = GameSetUp::none,
            .usual = "ultimate-tic-tac-toe"},
};
static_assert(isEnumTable<everyGame, &GameRow::kind>());

[[nodiscard]] constexpr const GameRow& gameRow(GameKind kind) {
    return everyGame.at(static_cast<std::size_t>(kind));
}

/// Names to offer where a game is to be chosen.
[[nodiscard]] std::vector<std::string_view> gamesToOffer();

/// The longest game of all, in moves.
inline constexpr std::uint32_t longestGame = []<class... G>(const std::variant<G...>* /*games*/) {
    return std::max({G::longestGame...});
}(static_cast<const AnyGame*>(nullptr));

/// A position that was read.
struct NamedGame {
    AnyGame position;
    /// What stood behind it and was not understood as part of it.
    std::optional<Message> leftOut = std::nullopt;
};

/// The start of the game of this name, in one of the forms of everyGame, or any other position of
/// it: as positionName() writes it, or in one of the forms of readPlacement().
[[nodiscard]] tl::expected<NamedGame, GameNameError> readGameName(std::string_view name);

/// The same without what was left out.
[[nodiscard]] tl::expected<AnyGame, GameNameError> gameNamed(std::string_view name);

/// The name of the game that a position belongs to, without what lies where.
[[nodiscard]] std::string gameName(const AnyGame& position);

} // namespace prunus
