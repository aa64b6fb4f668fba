#include "core/games/writtenmoves.h"

#include "core/games/board.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"

#include <cctype>
#include <optional>

namespace prunus {

namespace {

using detail::quoted;
using detail::split;
using detail::wordsOf;
using detail::wrong;
using Piece = detail::NamePiece;

/// More than any move's.
constexpr std::size_t longestName = 16;

/// A move that a text begins with, and how many of its bytes that takes.
struct WrittenMove {
    std::uint32_t number = 0;
    std::size_t length = 0;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// In chess capitals tell pieces from pawns, and what a move does to the king or is worth need not
/// be said; elsewhere capitals say nothing, and the length stays.
std::string plainMove(std::string_view text, bool chess) {
    std::string plain;
    for (const char c : text) {
        if (!chess) {
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else if (std::string_view("+#!?").find(c) == std::string_view::npos) {
            plain += c == '0' ? 'O' : c; // castling
        }
    }
    return plain;
}

/// How many bytes say at the beginning that somebody passes.
std::size_t lengthOfPass(std::string_view text) {
    const std::string plain = plainMove(text.substr(0, 4), false);
    const std::string two = plain.substr(0, 2);
    return plain == "pass" ? 4 : two == "pa" || two == "pp" || two == "--" ? 2 : 0;
}

/// Of chess: the square of a name such as e4, from the upper left; or none.
std::optional<std::uint32_t> squareOf(std::string_view name, BoardMeasures board) {
    const auto column = static_cast<std::uint32_t>(name[0] - 'a');
    const auto rank = static_cast<std::uint32_t>(name[1] - '1');
    return column < board.columns && rank < board.rows
               ? std::optional((board.rows - 1 - rank) * board.columns + column)
               : std::nullopt;
}

/// Of chess: a move as programs tell it to each other, `e2e4`, `e7e8q`.
std::optional<WrittenMove> moveBetween(const AnyGame& position, std::string_view text) {
    if (text.size() != 4 && text.size() != 5) {
        return std::nullopt;
    }
    const auto from = squareOf(text.substr(0, 2), measures(position));
    const auto to = squareOf(text.substr(2, 2), measures(position));
    if (!from || !to) {
        return std::nullopt;
    }
    const std::vector<std::string> names = moveNames(position);
    for (const std::uint32_t k : movesBetween(position, *from, *to)) {
        const std::size_t sign = names[k].find('=');
        const bool promotes = sign != std::string::npos;
        if (promotes == (text.size() == 5) &&
            (!promotes || std::tolower(names[k][sign + 1]) == text[4])) {
            return WrittenMove{k, text.size()};
        }
    }
    return std::nullopt;
}

/// Of the moves that the text begins with the longest, as a10 and not a1; where nothing tells one
/// move from the next, the whole text.
std::optional<WrittenMove> moveAt(const AnyGame& position, std::string_view text) {
    const BoardKind kind = boardKind(position);
    const bool chess = kind == BoardKind::chess;
    const bool whole = chess || (kind == BoardKind::columns && measures(position).columns > 9);
    const std::string wanted = plainMove(text.substr(0, longestName), chess);
    const std::vector<std::string> names = moveNames(position);
    std::optional<WrittenMove> found;
    for (std::uint32_t k = 0; k < names.size(); ++k) {
        const std::string name = plainMove(names[k], chess);
        if ((whole ? wanted == name : wanted.starts_with(name)) &&
            (!found || found->length < name.size())) {
            found = WrittenMove{k, whole ? text.size() : name.size()};
        }
    }
    if (names == std::vector<std::string>{"pass"}) { // it has to be
        return WrittenMove{0, lengthOfPass(text)};
    }
    return found || !chess ? found : moveBetween(position, text);
}

/// Behind the number of a move, `1.` or `1...`.
std::size_t behindNumber(std::string_view word) {
    std::size_t end = 0;
    while (end < word.size() && isDigit(word[end])) {
        ++end;
    }
    const std::size_t points = end;
    while (end > 0 && end < word.size() && word[end] == '.') {
        ++end;
    }
    return end > points ? end : 0;
}

/// How a game ended, behind its moves.
bool isResult(std::string_view word) {
    return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

} // namespace

Message noPositionOf(const AnyGame& start, const Piece& piece) {
    const bool heaps = boardKind(start) == BoardKind::heaps;
    AnyGame position = start;
    std::string moves;
    std::string shown;
    for (int ply = 0; ply < 2 && !hasEnded(position); ++ply) {
        moves += (moves.empty() ? "" : " ") + moveNames(position).front();
        position = after(position, 0);
        if (ply == 0) {
            shown = placementText(position, placementOf(position));
        }
    }
    if (moves.empty()) {
        return {Code::noMover, {quoted(piece.text)}};
    }
    return heaps ? Message{Code::noNimPosition, {quoted(piece.text), moves}}
                 : Message{Code::noPosition, {quoted(piece.text), shown, moves}};
}

tl::expected<AnyGame, GameNameError> readMoves(const AnyGame& start, const Piece& piece) {
    AnyGame position = start;
    std::uint64_t made = 0;
    for (const Piece& part : split(piece, ',')) {
        for (const Piece& word : wordsOf(part)) {
            std::size_t at = behindNumber(word.text);
            while (at < word.text.size() && !isResult(word.text.substr(at))) {
                const Piece rest{word.text.substr(at), word.offset + at};
                if (hasEnded(position) && lengthOfPass(rest.text) > 0) {
                    at += lengthOfPass(rest.text);
                    continue;
                }
                if (hasEnded(position)) {
                    return wrong(rest, {Code::moveAfterEnd, {quoted(rest.text)}, made});
                }
                const auto move = moveAt(position, rest.text);
                if (!move) {
                    return wrong(
                        rest, made == 0 ? noPositionOf(start, piece)
                                        : Message{Code::noMoveHere,
                                                  {quoted(rest.text), moveNames(position).front()},
                                                  made});
                }
                position = after(position, move->number);
                at += move->length;
                ++made;
            }
        }
    }
    return position;
}

} // namespace prunus
