#include "core/games/namedposition.h"

#include "core/games/fen.h"
#include "core/games/playing.h"
#include "core/games/writtenmoves.h"

namespace prunus {

namespace {

using detail::quoted;
using detail::split;
using detail::wordsOf;
using detail::wrong;
using Piece = detail::NamePiece;
using Fault = std::optional<GameNameError>;

constexpr std::string_view blanks = " \t\r\n";

/// All bytes of it, in UTF-8.
std::string_view firstCharacter(std::string_view text) {
    std::size_t bytes = 1;
    while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80) {
        ++bytes;
    }
    return text.substr(0, bytes);
}

Piece trimmed(const Piece& piece) {
    const std::size_t begin = std::min(piece.text.find_first_not_of(blanks), piece.text.size());
    const std::size_t end = piece.text.find_last_not_of(blanks) + 1;
    return {piece.text.substr(begin, end > begin ? end - begin : 0), piece.offset + begin};
}

/// What lies on a square that is written so.
std::optional<Mark> markOf(char c, BoardKind kind) {
    const bool sides = kind == BoardKind::discs || kind == BoardKind::stones;
    const auto is = [c](std::string_view any) { return any.find(c) != std::string_view::npos; };
    if (is(".-_+")) {
        return Mark::none;
    }
    if (is("xX") || (sides && is("*bB"))) {
        return Mark::first;
    }
    return is("oO") || (sides && is("wW")) ? std::optional(Mark::second) : std::nullopt;
}

/// A player as a mark of theirs.
std::optional<Player> playerOf(const Piece& word, BoardKind kind) {
    const auto mark = word.text.size() == 1 ? markOf(word.text[0], kind) : std::nullopt;
    if (!mark || *mark == Mark::none) {
        return std::nullopt;
    }
    return *mark == Mark::first ? Player::max : Player::min;
}

/// Reads squares, and what stands behind them.
class SquaresReader {
  public:
    SquaresReader(const AnyGame& start, Placement& placement)
        : start_(start), placement_(placement), kind_(boardKind(start)), board_(measures(start)) {}

    /// `ROWS`, `ROWS:MOVER` or `ROWS:MOVER:BOARD`; the mover may stand behind a blank.
    Fault read(const Piece& piece) {
        std::vector<Piece> parts = split(piece, ':');
        const bool nested = kind_ == BoardKind::nested;
        if (parts.size() > (nested ? 3U : 2U) || trimmed(parts[0]).text.empty()) {
            return wrong(piece, noPositionOf(start_, piece)).value();
        }
        if (parts.size() == 1) {
            const std::vector<Piece> words = wordsOf(parts[0]);
            const Piece& last = words.back();
            const Piece before{parts[0].text.substr(0, last.offset - parts[0].offset),
                               parts[0].offset};
            if (playerOf(last, kind_) &&
                squaresIn(before.text) == std::size_t{board_.columns} * board_.rows) {
                parts = {before, last};
            }
        }
        Fault fault = readRows(parts[0]);
        const Piece end{{}, piece.offset + piece.text.size()};
        if (!fault) {
            fault = parts.size() > 1 ? readMover(trimmed(parts[1])) : moverByCount(end);
        }
        if (!fault && nested) {
            fault = readSentTo(parts.size() > 2 ? trimmed(parts[2]) : end);
        }
        return fault;
    }

  private:
    [[nodiscard]] std::size_t squaresIn(std::string_view text) const {
        return static_cast<std::size_t>(std::count_if(
            text.begin(), text.end(), [this](char c) { return markOf(c, kind_).has_value(); }));
    }

    /// Whether a line names the columns.
    [[nodiscard]] bool isHeading(const Piece& line) const {
        std::string letters;
        for (const Piece& word : wordsOf(line)) {
            letters += word.text;
        }
        bool all = letters.size() == board_.columns;
        for (std::size_t k = 0; k < letters.size(); ++k) {
            all = all && (letters[k] | 0x20) == static_cast<char>('a' + k);
        }
        return all;
    }

    /// The rows, with / between them, or under each other, or one behind the other in one piece.
    [[nodiscard]] std::vector<Piece> rowsOf(const Piece& piece) const {
        if (piece.text.find('/') != std::string_view::npos) {
            return split(piece, '/');
        }
        std::vector<Piece> rows;
        for (const Piece& line : split(piece, '\n')) {
            if (!trimmed(line).text.empty() && !isHeading(line)) {
                rows.push_back(line);
            }
        }
        return rows;
    }

    Fault readRows(const Piece& piece) {
        const std::vector<Piece> rows = rowsOf(trimmed(piece));
        const bool oneBehindTheOther = rows.size() == 1 && board_.rows > 1;
        if (rows.size() != board_.rows && !oneBehindTheOther) {
            return wrong(piece, {Code::rowCount, {quoted(piece.text), board_.rows}, rows.size()})
                .value();
        }
        const std::size_t wanted =
            oneBehindTheOther ? std::size_t{board_.columns} * board_.rows : board_.columns;
        placement_.squares.clear();
        for (const Piece& row : rows) {
            const std::size_t before = placement_.squares.size();
            if (Fault fault = readRow(row, rows.size() > 1)) {
                return fault;
            }
            const std::size_t count = placement_.squares.size() - before;
            if (count != wanted) {
                return wrong(row, {oneBehindTheOther ? Code::boardSquares : Code::squareCount,
                                   {quoted(row.text), wanted},
                                   count})
                    .value();
            }
        }
        return std::nullopt;
    }

    /// Of several rows each may have its number at either end.
    Fault readRow(const Piece& row, bool numbered) {
        for (std::size_t k = 0; k < row.text.size(); ++k) {
            const char c = row.text[k];
            const auto mark = markOf(c, kind_);
            if (mark) {
                placement_.squares.push_back(*mark);
            } else if (blanks.find(c) == std::string_view::npos &&
                       !(numbered && c >= '0' && c <= '9')) {
                return wrong({row.text.substr(k, 1), row.offset + k},
                             numbered || k > 0
                                 ? Message{Code::noSquare,
                                           {quoted(firstCharacter(row.text.substr(k)))}}
                                 : noPositionOf(start_, row))
                    .value();
            }
        }
        return std::nullopt;
    }

    Fault readMover(const Piece& word) {
        const auto mover = playerOf(word, kind_);
        if (!mover) {
            return wrong(word, {word.text.empty() ? Code::noMoverGiven : Code::noMover,
                                {quoted(word.text)}})
                .value();
        }
        placement_.toMove = *mover;
        return std::nullopt;
    }

    Fault moverByCount(const Piece& end) {
        if (!std::visit([](const auto& game) { return game.countsTurns; }, start_)) {
            return wrong(end, {Code::moverMissing}).value();
        }
        placement_.toMove = moverByNumbers(start_, placement_).value_or(Player::max);
        return std::nullopt;
    }

    Fault readSentTo(const Piece& word) {
        const bool digit = word.text.size() == 1 && word.text[0] >= '1' && word.text[0] <= '9';
        if (!digit && word.text != "any") {
            return wrong(word, {word.text.empty() ? Code::noSmallBoardGiven : Code::noSmallBoard,
                                {quoted(word.text)}})
                .value();
        }
        placement_.sentTo =
            digit ? static_cast<std::uint8_t>(word.text[0] - '1') : Placement::anyBoard;
        return std::nullopt;
    }

    const AnyGame& start_;
    Placement& placement_;
    BoardKind kind_;
    BoardMeasures board_;
};

std::optional<Message> leftOut(const Piece& rest) {
    const Piece text = trimmed(rest);
    return text.text.empty() ? std::nullopt
                             : std::optional(Message{Code::restLeftOut, {quoted(text.text)}});
}

/// Moves have numbers in them, squares only beside rows.
bool looksLikeMoves(std::string_view text) {
    text = text.substr(0, text.find(':'));
    const bool squares = text.find('\n') != std::string_view::npos &&
                         text.find_first_of(".-_") != std::string_view::npos;
    return (text.find_first_of("0123456789") != std::string_view::npos && !squares) ||
           text.starts_with("pass");
}

} // namespace

tl::expected<WrittenPlacement, GameNameError> readPlacement(const AnyGame& start,
                                                            const Piece& piece) {
    const bool chess = boardKind(start) == BoardKind::chess;
    if (chess && piece.text.find('/') != std::string_view::npos) {
        return readFen(piece, measures(start)).map([&](const Placement& placement) {
            return WrittenPlacement{placement, leftOut(behindFen(piece))};
        });
    }
    const std::size_t end = std::min(piece.text.find(';'), piece.text.size());
    const Piece text = trimmed({piece.text.substr(0, end), piece.offset});
    WrittenPlacement found{placementOf(start)};
    if (end < piece.text.size()) {
        found.leftOut = leftOut({piece.text.substr(end + 1), piece.offset + end + 1});
    }
    const bool heaps = boardKind(start) == BoardKind::heaps;
    const auto mover = heaps ? playerOf(text, BoardKind::heaps) : std::nullopt;
    if (mover) {
        found.placement.toMove = *mover;
    } else if (text.text.empty()) {
        return wrong(piece, noPositionOf(start, text));
    } else if (heaps || chess || looksLikeMoves(text.text)) {
        return readMoves(start, text).map([&](const AnyGame& position) {
            found.placement = placementOf(position);
            return found;
        });
    } else if (const Fault fault = SquaresReader(start, found.placement).read(text)) {
        return tl::make_unexpected(*fault);
    }
    return found;
}

tl::expected<NamedGame, GameNameError> readPosition(const AnyGame& start, const Piece& piece) {
    return readPlacement(start, piece).and_then([&](const WrittenPlacement& written) {
        return placed(start, written.placement)
            .map([&](const AnyGame& position) {
                return NamedGame{position, written.leftOut};
            })
            .map_error([&](const Message& why) {
                // In chess what is wrong with a field is told there, the rest at the beginning.
                const std::size_t field = why.code == Code::castlingWithout ? 2
                                          : why.code == Code::passedByNone  ? 3
                                                                            : 0;
                const bool chess = boardKind(start) == BoardKind::chess;
                return GameNameError{(chess ? fenField(piece, field) : piece.offset) + 1, why};
            });
    });
}

} // namespace prunus
