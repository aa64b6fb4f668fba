#include "core/games/namedposition.h"

#include "core/games/fen.h"
#include "core/games/playing.h"

#include <optional>

namespace prunus {

namespace {

using detail::quoted;
using detail::split;
using detail::wrong;
using Piece = detail::NamePiece;
using Fault = std::optional<GameNameError>;

/// All bytes of it, in UTF-8.
std::string_view firstCharacter(std::string_view text) {
    std::size_t bytes = 1;
    while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80) {
        ++bytes;
    }
    return text.substr(0, bytes);
}

/// `x.o/…`: as many rows and squares as the board has.
Fault readRows(const Piece& piece, BoardMeasures board, std::vector<Mark>& squares) {
    const std::vector<Piece> rows = split(piece, '/');
    if (rows.size() != board.rows) {
        return wrong(piece, {Code::rowCount, {quoted(piece.text), board.rows}, rows.size()})
            .value();
    }
    squares.clear();
    for (const Piece& row : rows) {
        for (std::size_t k = 0; k < row.text.size(); ++k) {
            const std::size_t mark = std::string_view(".xo").find(row.text[k]);
            if (mark == std::string_view::npos) {
                return wrong({row.text.substr(k, 1), row.offset + k},
                             {Code::noSquare, {quoted(firstCharacter(row.text.substr(k)))}})
                    .value();
            }
            squares.push_back(static_cast<Mark>(mark));
        }
        if (row.text.size() != board.columns) {
            return wrong(row,
                         {Code::squareCount, {quoted(row.text), board.columns}, row.text.size()})
                .value();
        }
    }
    return std::nullopt;
}

Fault readMover(const Piece& piece, Player& mover) {
    if (piece.text != "x" && piece.text != "o") {
        return wrong(piece, {piece.text.empty() ? Code::noMoverGiven : Code::noMover,
                             {quoted(piece.text)}})
            .value();
    }
    mover = piece.text == "x" ? Player::max : Player::min;
    return std::nullopt;
}

Fault readSentTo(const Piece& piece, std::uint8_t& board) {
    const bool digit = piece.text.size() == 1 && piece.text[0] >= '1' && piece.text[0] <= '9';
    if (!digit && piece.text != "any") {
        return wrong(piece, {piece.text.empty() ? Code::noSmallBoardGiven : Code::noSmallBoard,
                             {quoted(piece.text)}})
            .value();
    }
    board = digit ? static_cast<std::uint8_t>(piece.text[0] - '1') : Placement::anyBoard;
    return std::nullopt;
}

/// What there is to read: rows where there are squares, the mover, and the small board to move on.
Fault readPlacement(const AnyGame& game, const Piece& piece, Placement& placement) {
    const bool heaps = boardKind(game) == BoardKind::heaps;
    const bool nested = boardKind(game) == BoardKind::nested;
    const std::vector<Piece> parts = split(piece, ':');
    if (parts.size() != (heaps ? 1U : nested ? 3U : 2U)) {
        return wrong(piece, {heaps    ? Code::noNimPosition
                             : nested ? Code::noUltimatePosition
                                      : Code::noPosition,
                             {quoted(piece.text)}})
            .value();
    }
    Fault fault = heaps ? std::nullopt : readRows(parts[0], measures(game), placement.squares);
    if (!fault) {
        fault = readMover(parts[heaps ? 0 : 1], placement.toMove);
    }
    if (!fault && nested) {
        fault = readSentTo(parts[2], placement.sentTo);
    }
    return fault;
}

/// What is wrong with a field is told there, the rest at the beginning.
tl::expected<AnyGame, GameNameError> readChessPosition(const AnyGame& game, const Piece& piece) {
    return readFen(piece, measures(game)).and_then([&](const Placement& placement) {
        return placed(game, placement).map_error([&](const Message& why) {
            const std::size_t field = why.code == Code::castlingWithout ? 2
                                      : why.code == Code::passedByNone  ? 3
                                                                        : 0;
            return GameNameError{fenField(piece, field) + 1, why};
        });
    });
}

} // namespace

tl::expected<AnyGame, GameNameError> readPosition(const AnyGame& game, const Piece& piece) {
    if (boardKind(game) == BoardKind::chess) {
        return readChessPosition(game, piece);
    }
    Placement placement = placementOf(game);
    if (const Fault fault = readPlacement(game, piece, placement)) {
        return tl::make_unexpected(*fault);
    }
    return placed(game, placement).map_error([&](const Message& why) {
        return GameNameError{piece.offset + 1, why};
    });
}

} // namespace prunus
