#include "core/games/fen.h"

#include "core/games/squares.h"

#include <optional>

namespace prunus {

namespace {

using detail::quoted;
using detail::split;
using detail::wordsOf;
using detail::wrong;
using Piece = detail::NamePiece;
using Fault = std::optional<GameNameError>;

constexpr std::string_view whiteLetters = "PNBRQK";
constexpr std::string_view blackLetters = "pnbrqk";
constexpr std::string_view castlings = "KQkq";
constexpr std::size_t fieldsOfEpd = 4;
constexpr std::size_t fieldsOfFen = 6;

/// Several blanks are one.
std::vector<Piece> fieldsOf(const Piece& piece) {
    std::string blanks(piece.text);
    std::replace(blanks.begin(), blanks.end(), '_', ' ');
    std::vector<Piece> fields;
    for (const Piece& field : wordsOf({blanks, piece.offset})) {
        const std::size_t begin = field.offset - piece.offset;
        fields.push_back({piece.text.substr(begin, field.text.size()), field.offset});
    }
    return fields;
}

void putFree(Placement& placement, std::size_t count) {
    placement.squares.insert(placement.squares.end(), count, Mark::none);
    placement.men.insert(placement.men.end(), count, Man::none);
}

Fault readRow(const Piece& row, BoardMeasures board, Placement& placement) {
    const std::size_t before = placement.squares.size();
    for (std::size_t k = 0; k < row.text.size(); ++k) {
        const char c = row.text[k];
        const bool first = whiteLetters.find(c) != std::string_view::npos;
        const std::size_t man = first ? whiteLetters.find(c) : blackLetters.find(c);
        if (c >= '1' && c <= '9') {
            putFree(placement, static_cast<std::size_t>(c - '0'));
        } else if (man != std::string_view::npos &&
                   (Man(man) != Man::bishop || board.columns != 6)) {
            placement.squares.push_back(first ? Mark::first : Mark::second);
            placement.men.push_back(Man(man));
        } else {
            std::size_t end = k + 1; // of a character in UTF-8
            while (end < row.text.size() &&
                   (static_cast<unsigned char>(row.text[end]) & 0xC0U) == 0x80) {
                ++end;
            }
            return wrong({row.text.substr(k, 1), row.offset + k},
                         {board.columns == 6 ? Code::noManSmall : Code::noMan,
                          {quoted(row.text.substr(k, end - k))}})
                .value();
        }
    }
    const std::size_t squares = placement.squares.size() - before;
    if (squares != board.columns) {
        return wrong(row, {Code::squareCount, {quoted(row.text), board.columns}, squares}).value();
    }
    return std::nullopt;
}

Fault readRows(const Piece& field, BoardMeasures board, Placement& placement) {
    const std::vector<Piece> rows = split(field, '/');
    if (rows.size() != board.rows) {
        return wrong(field, {Code::rowCount, {quoted(field.text), board.rows}, rows.size()})
            .value();
    }
    for (const Piece& row : rows) {
        if (Fault fault = readRow(row, board, placement)) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault readCastling(const Piece& field, BoardMeasures board, Placement& placement) {
    if (field.text == "-") {
        return std::nullopt;
    }
    for (const char c : field.text) {
        const std::size_t k = castlings.find(c);
        if (k == std::string_view::npos || (placement.castling >> k & 1U) != 0) {
            return wrong(field, {Code::noCastling, {quoted(field.text)}}).value();
        }
        placement.castling |= static_cast<std::uint8_t>(1U << k);
    }
    if (board.columns != 8) {
        return wrong(field, {Code::noCastlingHere, {quoted(field.text)}}).value();
    }
    return std::nullopt;
}

Fault readEnPassant(const Piece& field, BoardMeasures board, Placement& placement) {
    if (field.text == "-") {
        return std::nullopt;
    }
    const bool two = field.text.size() == 2;
    const std::uint32_t column = two ? static_cast<std::uint32_t>(field.text[0] - 'a') : 99;
    const std::uint32_t rank = two ? static_cast<std::uint32_t>(field.text[1] - '1') : 99;
    if (column >= board.columns || rank >= board.rows) {
        const bool first = placement.toMove == Player::max;
        return wrong(field, {Code::noEnPassant, {quoted(field.text), first ? "e6" : "e3"}}).value();
    }
    placement.enPassant =
        static_cast<std::uint8_t>((board.rows - 1 - rank) * board.columns + column);
    return std::nullopt;
}

} // namespace

tl::expected<Placement, GameNameError> readFen(const Piece& piece, BoardMeasures board) {
    std::vector<Piece> fields = fieldsOf(piece);
    if (fields.empty()) {
        fields.push_back(piece);
    }
    Placement found;
    Fault fault = readRows(fields[0], board, found);
    if (!fault) {
        const Piece mover =
            fields.size() > 1 ? fields[1] : Piece{{}, piece.offset + piece.text.size()};
        if (mover.text != "w" && mover.text != "b") {
            return wrong(mover, {mover.text.empty() ? Code::noSideToMoveGiven : Code::noSideToMove,
                                 {quoted(mover.text)}});
        }
        found.toMove = mover.text == "w" ? Player::max : Player::min;
    }
    if (!fault && fields.size() > 2) {
        fault = readCastling(fields[2], board, found);
    }
    if (!fault && fields.size() > 3) {
        fault = readEnPassant(fields[3], board, found);
    }
    if (fault) {
        return tl::make_unexpected(*fault);
    }
    return found;
}

std::size_t fenField(const Piece& piece, std::size_t field) {
    const std::vector<Piece> fields = fieldsOf(piece);
    return field < fields.size() ? fields[field].offset : piece.offset + piece.text.size();
}

Piece behindFen(const Piece& piece) {
    const std::vector<Piece> fields = fieldsOf(piece);
    std::size_t end = fieldsOfEpd;
    while (end < std::min(fields.size(), fieldsOfFen) &&
           fields[end].text.find_first_not_of("0123456789") == std::string_view::npos) {
        ++end; // a counter
    }
    const std::size_t begin = fenField(piece, end) - piece.offset;
    return {piece.text.substr(begin), piece.offset + begin};
}

std::string fenOf(const Placement& placement, std::uint32_t columns) {
    std::string fen;
    std::size_t free = 0;
    const auto putNumber = [&] {
        fen += free > 0 ? std::to_string(free) : "";
        free = 0;
    };
    for (std::size_t square = 0; square < placement.squares.size(); ++square) {
        if (square > 0 && square % columns == 0) {
            putNumber();
            fen += '/';
        }
        const Mark mark = placement.squares[square];
        if (mark == Mark::none) {
            ++free;
            continue;
        }
        putNumber();
        const auto man = static_cast<std::size_t>(placement.men[square]);
        fen += mark == Mark::first ? whiteLetters[man] : blackLetters[man];
    }
    putNumber();
    fen += placement.toMove == Player::max ? "_w_" : "_b_";
    for (std::size_t k = 0; k < castlings.size(); ++k) {
        fen += (placement.castling >> k & 1U) != 0 ? std::string(1, castlings[k]) : "";
    }
    fen += placement.castling == 0 ? "-_" : "_";
    if (placement.enPassant == Placement::noSquare) {
        return fen + '-';
    }
    const auto rows = static_cast<std::uint32_t>(placement.squares.size()) / columns;
    return fen +
           squareName(placement.enPassant % columns, rows - 1 - placement.enPassant / columns);
}

} // namespace prunus
