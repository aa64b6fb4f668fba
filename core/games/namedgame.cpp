#include "core/games/namedgame.h"

#include "core/base/unreachable.h"
#include "core/games/namedposition.h"
#include "core/games/namepiece.h"

#include <optional>
#include <utility>

namespace prunus {

namespace {

using Piece = detail::NamePiece;
using detail::quoted;
using detail::split;
using detail::wordsOf;
using detail::wrong;
using Result = tl::expected<AnyGame, GameNameError>;

/// A whole number from `least` to `most`, in digits alone; else `wrongly` given, or not at all.
tl::expected<std::uint32_t, GameNameError> readCount(const Piece& piece, Code wrongly,
                                                     Code notGiven, std::uint32_t most,
                                                     std::uint32_t least = 1) {
    std::uint32_t number = 0;
    bool digits = !piece.text.empty();
    for (const char c : piece.text) {
        digits = digits && c >= '0' && c <= '9';
        const auto digit = static_cast<std::uint32_t>(digits ? c - '0' : 0);
        number = std::min(number * 10 + digit, most + 1);
    }
    if (digits && number >= least && number <= most) {
        return number;
    }
    return wrong(piece, {piece.text.empty() ? notGiven : wrongly,
                         {quoted(piece.text), Count{least}, Count{most}}});
}

/// `COLS,ROWS,K`.
struct Measures {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::uint32_t inRow = 0;
};

tl::expected<Measures, GameNameError> readMeasures(const Piece& piece, std::string_view example) {
    const std::vector<Piece> parts = split(piece, ',');
    if (parts.size() != 3) {
        return wrong(piece, {Code::noBoard, {quoted(piece.text), example}});
    }
    const auto columns = readCount(parts[0], Code::noColumns, Code::noColumnsGiven, mostColumns);
    if (!columns) {
        return tl::make_unexpected(columns.error());
    }
    const auto rows = readCount(parts[1], Code::noRows, Code::noRowsGiven, mostSquares);
    if (!rows) {
        return tl::make_unexpected(rows.error());
    }
    const std::uint64_t squares = std::uint64_t{*columns} * *rows;
    if (squares > mostSquares) {
        return wrong(parts[0], {Code::boardTooLarge, {*columns, *rows, Count{squares}}});
    }
    const auto inRow =
        readCount(parts[2], Code::noInRow, Code::noInRowGiven, std::max(*columns, *rows));
    if (!inRow) {
        return tl::make_unexpected(inRow.error());
    }
    return Measures{*columns, *rows, *inRow};
}

Result readMnk(const Piece& rest) {
    return readMeasures(rest, "4,4,3").map([](const Measures& m) {
        return AnyGame(AnyMnk(AnyBoard{LineBoard(m.columns, m.rows, m.inRow)}));
    });
}

Result readConnectFour(const Piece& rest) {
    return readMeasures(rest, "5,4,4").map([](const Measures& m) {
        return AnyGame(AnyConnectFour(AnyBoard{LineBoard(m.rows, m.columns, m.inRow)}));
    });
}

/// With commas between, or blanks, or both.
std::vector<Piece> heapsOf(const Piece& piece) {
    std::vector<Piece> heaps;
    for (const Piece& part : split(piece, ',')) {
        const std::vector<Piece> words = wordsOf(part);
        heaps.insert(heaps.end(), words.begin(), words.end());
        if (words.empty()) {
            heaps.push_back({{}, part.offset});
        }
    }
    return heaps;
}

/// A heap may be empty, so that the others keep their names.
Result readNim(const Piece& rest, Nim::LastOne last) {
    const std::vector<Piece> parts = split(rest, ':');
    if (parts.size() != 2) {
        return wrong(rest, {Code::noNim, {quoted(rest.text)}});
    }
    const auto take = readCount(parts[0], Code::noTake, Code::noTakeGiven, Nim::mostCounters);
    if (!take) {
        return tl::make_unexpected(take.error());
    }
    const std::vector<Piece> heaps = heapsOf(parts[1]);
    if (heaps.size() > Nim::mostHeaps) {
        return wrong(heaps[Nim::mostHeaps], {Code::tooManyHeaps, {}, heaps.size()});
    }
    Nim::Heaps counters{};
    for (std::size_t k = 0; k < heaps.size(); ++k) {
        const auto heap =
            readCount(heaps[k], Code::noHeap, Code::noHeapGiven, Nim::mostCounters, 0);
        if (!heap) {
            return tl::make_unexpected(heap.error());
        }
        counters[k] = static_cast<std::uint8_t>(*heap);
    }
    return AnyGame(Nim(counters, static_cast<std::uint8_t>(*take), last));
}

Result readReversi(const Piece& rest, GameKind kind) {
    const EmptySquares empty =
        kind == GameKind::reversi ? EmptySquares::nobodys : EmptySquares::winners;
    if (rest.text == "4") {
        return AnyGame(Reversi<4>(empty));
    }
    if (rest.text == "6") {
        return AnyGame(Reversi<6>(empty));
    }
    if (rest.text == "8") {
        return AnyGame(Reversi<8>(empty));
    }
    return wrong(rest, {Code::noReversi, {quoted(rest.text), gameRow(kind).id}});
}

/// A number from 0 to Go::mostKomi, whole or with a half, as halves.
tl::expected<std::uint32_t, GameNameError> readKomi(const Piece& piece) {
    std::string_view whole = piece.text;
    const bool half = whole.ends_with(".5");
    if (half || whole.ends_with(".0")) {
        whole.remove_suffix(2);
    }
    const auto points = readCount({whole, piece.offset}, Code::noKomi, Code::noKomi,
                                  half ? Go::mostKomi - 1 : Go::mostKomi, 0);
    if (points) {
        return *points * 2 + (half ? 1U : 0U);
    }
    return wrong(piece, {piece.text.empty() ? Code::noKomiGiven : Code::noKomi,
                         {quoted(piece.text), Count{0}, Count{Go::mostKomi}}});
}

Result readGo(const Piece& rest) {
    const std::vector<Piece> parts = split(rest, ',');
    if (rest.text.empty() || parts.size() > 3) {
        return wrong(rest, {Code::noGo, {quoted(rest.text)}});
    }
    const auto columns = readCount(parts[0], Code::noColumns, Code::noColumnsGiven, Go::mostSide);
    if (!columns) {
        return tl::make_unexpected(columns.error());
    }
    const auto rows = parts.size() < 2
                          ? columns
                          : readCount(parts[1], Code::noRows, Code::noRowsGiven, Go::mostSide);
    if (!rows) {
        return tl::make_unexpected(rows.error());
    }
    const tl::expected<std::uint32_t, GameNameError> komi =
        parts.size() < 3 ? 0U : readKomi(parts[2]);
    return komi.map([&](std::uint32_t halves) { return AnyGame(Go(*columns, *rows, halves)); });
}

Result readChess(const std::optional<Piece>& rest) {
    const std::string_view variant = rest ? rest->text : std::string_view();
    if (!rest) {
        return AnyGame(Chess<8>());
    }
    if (variant == Chess<5>::rules().variant) {
        return AnyGame(Chess<5>());
    }
    if (variant == Chess<6>::rules().variant) {
        return AnyGame(Chess<6>());
    }
    return wrong(*rest, {Code::noChess, {quoted(variant)}});
}

/// The game of this kind; what stands behind its id may be nothing at all.
Result readOf(GameKind kind, const std::optional<Piece>& rest, const Piece& after) {
    switch (kind) {
    case GameKind::ticTacToe:
        return AnyGame(TicTacToe{});
    case GameKind::mnk:
        return readMnk(after);
    case GameKind::connectFour:
        return rest ? readConnectFour(after) : AnyGame(SevenBySix{});
    case GameKind::nim:
        return readNim(after, Nim::LastOne::loses);
    case GameKind::nimNormal:
        return readNim(after, Nim::LastOne::wins);
    case GameKind::reversi:
    case GameKind::reversiWof:
        return readReversi(after, kind);
    case GameKind::ultimateTicTacToe:
        return AnyGame(UltimateTicTacToe{});
    case GameKind::go:
        return readGo(after);
    case GameKind::chess:
        return readChess(rest);
    }
    unreachable();
}

/// The forms of all games but the last.
std::string otherForms() {
    std::string forms;
    for (const GameRow& row : everyGame) {
        if (&row != &everyGame.back()) {
            (forms += forms.empty() ? "" : ", ") += row.forms;
        }
    }
    return forms;
}

/// The start of a game, before any `@`.
Result readStart(std::string_view name) {
    const std::size_t colon = std::min(name.find(':'), name.size());
    const Piece id{name.substr(0, colon), 0};
    std::optional<Piece> rest;
    if (colon < name.size()) {
        rest = Piece{name.substr(colon + 1), colon + 1};
    }
    const Piece after = rest.value_or(Piece{{}, name.size()});
    const auto row = std::ranges::find(everyGame, id.text, &GameRow::id);
    if (row == everyGame.end()) {
        return wrong(id, {Code::noGame, {quoted(id.text), otherForms(), everyGame.back().forms}});
    }
    if (row->setUp == GameSetUp::none && rest) {
        return wrong(after, {Code::takesNothing, {id.text}});
    }
    return readOf(row->kind, rest, after);
}

std::string withSetUp(GameKind kind, std::initializer_list<std::uint32_t> numbers) {
    std::string text(gameRow(kind).id);
    char before = ':';
    for (const std::uint32_t number : numbers) {
        (text += std::exchange(before, ',')) += std::to_string(number);
    }
    return text;
}

std::string nameOf(const TicTacToe& /*game*/) {
    return withSetUp(GameKind::ticTacToe, {});
}
std::string nameOf(const AnyMnk& game) {
    const LineBoard& board = game.board();
    return withSetUp(GameKind::mnk, {board.width(), board.height(), board.inRow()});
}
std::string nameOf(const SevenBySix& /*game*/) {
    return withSetUp(GameKind::connectFour, {});
}
std::string nameOf(const AnyConnectFour& game) {
    return withSetUp(GameKind::connectFour, {game.columns(), game.rows(), game.lying().inRow()});
}
template <std::uint32_t size> std::string nameOf(const Reversi<size>& game) {
    const bool wof = game.emptySquares() == EmptySquares::winners;
    return withSetUp(wof ? GameKind::reversiWof : GameKind::reversi, {size});
}
std::string nameOf(const UltimateTicTacToe& /*game*/) {
    return withSetUp(GameKind::ultimateTicTacToe, {});
}
std::string nameOf(const Go& game) {
    const auto [columns, rows, inRow] = game.measures();
    if (game.komiHalves() == 0) {
        return columns == rows ? withSetUp(GameKind::go, {columns})
                               : withSetUp(GameKind::go, {columns, rows});
    }
    return withSetUp(GameKind::go, {columns, rows, game.komiHalves() / 2}) +
           (game.komiHalves() % 2 == 0 ? "" : ".5");
}
template <std::uint32_t size> std::string nameOf(const Chess<size>& game) {
    const std::string_view variant = game.rules().variant;
    return withSetUp(GameKind::chess, {}) + (variant.empty() ? "" : ":") + std::string(variant);
}
std::string nameOf(const Nim& game) {
    const bool misere = game.lastOne() == Nim::LastOne::loses;
    std::string name = withSetUp(misere ? GameKind::nim : GameKind::nimNormal, {game.take()}) + ':';
    for (std::uint32_t heap = 0; heap < game.measures().columns; ++heap) {
        name += (heap == 0 ? "" : ",") + std::to_string(game.heaps().at(heap));
    }
    return name;
}

} // namespace

std::vector<std::string_view> gamesToOffer() {
    std::vector<std::string_view> names;
    for (const GameRow& row : everyGame) {
        names.push_back(row.usual);
        if (!row.other.empty()) {
            names.push_back(row.other);
        }
    }
    return names;
}

tl::expected<NamedGame, GameNameError> readGameName(std::string_view name) {
    const std::size_t sign = name.find('@');
    return readStart(name.substr(0, sign))
        .and_then([&](AnyGame start) -> tl::expected<NamedGame, GameNameError> {
            if (sign == std::string_view::npos) {
                return NamedGame{std::move(start)};
            }
            return readPosition(start, {name.substr(sign + 1), sign + 1});
        });
}

Result gameNamed(std::string_view name) {
    return readGameName(name).map([](NamedGame&& read) { return std::move(read.position); });
}

std::string gameName(const AnyGame& position) {
    return std::visit([](const auto& game) { return nameOf(game); }, position);
}

} // namespace prunus
