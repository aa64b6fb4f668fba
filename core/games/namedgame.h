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
    /// The place of the error, in characters from 1.
    std::size_t column = 1;
    Message message = {};

    friend bool operator==(const GameNameError&, const GameNameError&) = default;
};

/// The largest boards of lines: a letter names each column, and a bit of Squares stands for each
/// square.
inline constexpr std::uint32_t mostColumns = 26;
inline constexpr std::uint32_t mostSquares = 64;

/// The kinds of games from which players choose.
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

/// What a player has to give after choosing a game of this kind.
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

/// The most moves that a game of any kind can have.
inline constexpr std::uint32_t longestGame = []<class... G>(const std::variant<G...>* /*games*/) {
    return std::max({G::longestGame...});
}(static_cast<const AnyGame*>(nullptr));

/// A position that was read from a text.
struct NamedGame {
    AnyGame position;
    /// A message on text behind the position that was ignored; nullopt if there was none.
    std::optional<Message> leftOut = std::nullopt;
};

/// Reads the name of a game in one of the forms of everyGame, which stands for its start, or the
/// name of any other position of the game, as positionName() writes it or in one of the forms of
/// readPlacement().
[[nodiscard]] tl::expected<NamedGame, GameNameError> readGameName(std::string_view name);

/// Returns the position that readGameName() reads, without the message on ignored text.
[[nodiscard]] tl::expected<AnyGame, GameNameError> gameNamed(std::string_view name);

/// Returns the name of the game that a position belongs to, without the position itself.
[[nodiscard]] std::string gameName(const AnyGame& position);

} // namespace prunus
