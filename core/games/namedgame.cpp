#include "core/games/namedgame.h"

#include "core/games/namedposition.h"
#include "core/games/namepiece.h"

#include <optional>
#include <vector>

namespace prunus {

namespace {

using Piece = detail::NamePiece;
using detail::quoted;
using detail::split;
using detail::wrong;
using Result = tl::expected<AnyGame, GameNameError>;

constexpr std::uint32_t mostSquares = 64;
/// One letter a column.
constexpr std::uint32_t mostColumns = 26;

/// A whole number from `least` to `most`, in digits alone.
tl::expected<std::uint32_t, GameNameError> readCount(const Piece& piece, std::string_view what,
                                                     std::uint32_t most, std::uint32_t least = 1) {
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
    const std::string shown = piece.text.empty() ? "nothing" : quoted(piece.text);
    return wrong(piece, shown + " is no " + std::string(what) + "; give a whole number from " +
                            std::to_string(least) + " to " + std::to_string(most));
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
        return wrong(piece, quoted(piece.text) +
                                " is no board; give columns, rows and how many in a row win, "
                                "such as " +
                                std::string(example));
    }
    const auto columns = readCount(parts[0], "number of columns", mostColumns);
    if (!columns) {
        return tl::make_unexpected(columns.error());
    }
    const auto rows = readCount(parts[1], "number of rows", mostSquares);
    if (!rows) {
        return tl::make_unexpected(rows.error());
    }
    if (*columns * *rows > mostSquares) {
        return wrong(parts[0], "a board of " + std::to_string(*columns) + " columns and " +
                                   std::to_string(*rows) + " rows has " +
                                   std::to_string(*columns * *rows) +
                                   " squares; at most 64 are possible, such as 8,8");
    }
    const auto inRow =
        readCount(parts[2], "number in a row on this board", std::max(*columns, *rows));
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

/// In the midst of play a heap may be empty.
Result readNim(const Piece& rest, Nim::LastOne last, std::uint32_t leastHeap) {
    const std::vector<Piece> parts = split(rest, ':');
    if (parts.size() != 2) {
        return wrong(rest, quoted(rest.text) + " does not say what Nim needs; give how many may be "
                                               "taken and the heaps, such as 3:3,4,5");
    }
    const auto take = readCount(parts[0], "number that may be taken", Nim::mostCounters);
    if (!take) {
        return tl::make_unexpected(take.error());
    }
    const std::vector<Piece> heaps = split(parts[1], ',');
    if (heaps.size() > Nim::mostHeaps) {
        return wrong(heaps[Nim::mostHeaps], "there are " + std::to_string(heaps.size()) +
                                                " heaps; at most 8 are possible");
    }
    Nim::Heaps counters{};
    for (std::size_t k = 0; k < heaps.size(); ++k) {
        const auto heap = readCount(heaps[k], "heap", Nim::mostCounters, leastHeap);
        if (!heap) {
            return tl::make_unexpected(heap.error());
        }
        counters[k] = static_cast<std::uint8_t>(*heap);
    }
    return AnyGame(Nim(counters, static_cast<std::uint8_t>(*take), last));
}

Result readReversi(const Piece& rest) {
    if (rest.text == "4") {
        return AnyGame(Reversi<4>{});
    }
    if (rest.text == "6") {
        return AnyGame(Reversi<6>{});
    }
    if (rest.text == "8") {
        return AnyGame(Reversi<8>{});
    }
    return wrong(rest, "there is no Reversi board " + quoted(rest.text) +
                           "; give reversi:4, reversi:6 or reversi:8");
}

/// The start of a game, before any `@`.
Result readStart(std::string_view name, bool isPosition) {
    const std::size_t colon = std::min(name.find(':'), name.size());
    const Piece kind{name.substr(0, colon), 0};
    std::optional<Piece> rest;
    if (colon < name.size()) {
        rest = Piece{name.substr(colon + 1), colon + 1};
    }
    const Piece after = rest.value_or(Piece{{}, name.size()});
    if (kind.text == "mnk") {
        return readMnk(after);
    }
    const std::uint32_t leastHeap = isPosition ? 0 : 1;
    if (kind.text == "nim") {
        return readNim(after, Nim::LastOne::loses, leastHeap);
    }
    if (kind.text == "nim-normal") {
        return readNim(after, Nim::LastOne::wins, leastHeap);
    }
    if (kind.text == "reversi") {
        return readReversi(after);
    }
    if (kind.text == "connect-four" && rest) {
        return readConnectFour(after);
    }
    const bool ultimate = kind.text == "ultimate-tic-tac-toe";
    if (kind.text != "tic-tac-toe" && kind.text != "connect-four" && !ultimate) {
        return wrong(kind,
                     "there is no game " + quoted(kind.text) +
                         "; give tic-tac-toe, mnk:COLS,ROWS,K, nim:TAKE:A,B,…, "
                         "nim-normal:TAKE:A,B,…, reversi:4, reversi:6, reversi:8, connect-four, "
                         "connect-four:COLS,ROWS,K or ultimate-tic-tac-toe");
    }
    if (rest) {
        return wrong(after, std::string(kind.text) + " takes nothing after its name; give " +
                                std::string(kind.text) + " alone");
    }
    if (kind.text == "connect-four") {
        return AnyGame(SevenBySix{});
    }
    return ultimate ? AnyGame(UltimateTicTacToe{}) : AnyGame(TicTacToe{});
}

} // namespace

Result gameNamed(std::string_view name) {
    const std::size_t sign = name.find('@');
    if (sign == std::string_view::npos) {
        return readStart(name, false);
    }
    const Result start = readStart(name.substr(0, sign), true);
    return start ? readPosition(*start, {name.substr(sign + 1), sign + 1}) : start;
}

} // namespace prunus
