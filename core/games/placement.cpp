#include "core/games/placement.h"

#include "core/games/turnfault.h"

#include <algorithm>

namespace prunus {

namespace {

/// A square of a small board of ultimate tic-tac-toe, as it is counted on the large one, and back.
struct Nested {
    std::uint32_t board = 0;
    std::uint32_t square = 0;

    [[nodiscard]] static Nested of(std::uint32_t shown) {
        const std::uint32_t x = shown % 9;
        const std::uint32_t y = shown / 9;
        return {y / 3 * 3 + x / 3, y % 3 * 3 + x % 3};
    }
};

template <class Board> BoardMeasures measuresOf(const Mnk<Board>& game) {
    return {game.board().width(), game.board().height()};
}
template <class Board> BoardMeasures measuresOf(const ConnectFour<Board>& game) {
    return {game.columns(), game.rows()};
}
template <std::uint32_t size> BoardMeasures measuresOf(const Reversi<size>& /*game*/) {
    return {size, size};
}
BoardMeasures measuresOf(const UltimateTicTacToe& /*game*/) {
    return {9, 9};
}
BoardMeasures measuresOf(const Nim& game) {
    std::uint32_t heaps = Nim::mostHeaps;
    while (heaps > 1 && game.heaps().at(heaps - 1) == 0) {
        --heaps;
    }
    return {heaps, 0};
}

/// The square of the game that lies at a square as players see it.
template <class Board> std::uint32_t squareOf(const Mnk<Board>& /*game*/, std::uint32_t shown) {
    return shown;
}
template <std::uint32_t size>
std::uint32_t squareOf(const Reversi<size>& /*game*/, std::uint32_t shown) {
    return shown;
}
template <class Board> std::uint32_t squareOf(const ConnectFour<Board>& game, std::uint32_t shown) {
    const std::uint32_t column = shown % game.columns();
    return column * game.rows() + (game.rows() - 1 - shown / game.columns());
}

template <class Board> Squares piecesOf(const Mnk<Board>& game, Player player) {
    return game.stones(player);
}
template <class Board> Squares piecesOf(const ConnectFour<Board>& game, Player player) {
    return game.discs(player);
}
template <std::uint32_t size> Squares piecesOf(const Reversi<size>& game, Player player) {
    return game.discs(player);
}

template <class G> Placement placementIn(const G& game) {
    const BoardMeasures board = measuresOf(game);
    Placement found;
    found.toMove = game.toMove();
    for (std::uint32_t shown = 0; shown < board.columns * board.rows; ++shown) {
        const Squares bit = squareBit(squareOf(game, shown));
        const bool first = (piecesOf(game, Player::max) & bit) != 0;
        const bool second = (piecesOf(game, Player::min) & bit) != 0;
        found.squares.push_back(first ? Mark::first : second ? Mark::second : Mark::none);
    }
    return found;
}

Placement placementIn(const Nim& game) {
    Placement found;
    found.toMove = game.toMove();
    found.heaps.assign(game.heaps().begin(), game.heaps().begin() + measuresOf(game).columns);
    return found;
}

Placement placementIn(const UltimateTicTacToe& game) {
    Placement found;
    found.toMove = game.toMove();
    found.sentTo = game.sentTo();
    for (std::uint32_t shown = 0; shown < 81; ++shown) {
        const Nested at = Nested::of(shown);
        const auto lies = [&](Player player) {
            return (game.stones(player, at.board) >> at.square & 1U) != 0;
        };
        found.squares.push_back(lies(Player::max)   ? Mark::first
                                : lies(Player::min) ? Mark::second
                                                    : Mark::none);
    }
    return found;
}

using Placed = tl::expected<AnyGame, std::string>;

Placed refused(std::string why) {
    return tl::make_unexpected(std::move(why));
}

std::uint32_t piecesOf(const Placement& placement, Mark mark) {
    return static_cast<std::uint32_t>(
        std::count(placement.squares.begin(), placement.squares.end(), mark));
}

/// The pieces of a side, one bit a square of the game.
template <class G> Squares piecesIn(const G& game, const Placement& placement, Mark mark) {
    Squares found = 0;
    for (std::uint32_t shown = 0; shown < placement.squares.size(); ++shown) {
        found |= placement.squares[shown] == mark ? squareBit(squareOf(game, shown)) : 0;
    }
    return found;
}

/// Why nobody plays to where these pieces lie on a board of lines, or nothing.
std::string lineFault(const LineBoard& board, TurnsTaken::Piece piece, Squares first,
                      Squares second, const Placement& placement) {
    return turnFault({piece,
                      std::to_string(board.inRow()) + " in a row",
                      {countOf(first), board.hasLine(first)},
                      {countOf(second), board.hasLine(second)},
                      placement.toMove});
}

template <class Board> Placed placedOn(const Mnk<Board>& game, const Placement& placement) {
    const Squares first = piecesIn(game, placement, Mark::first);
    const Squares second = piecesIn(game, placement, Mark::second);
    std::string fault = lineFault(game.board(), TurnsTaken::Piece::mark, first, second, placement);
    if (!fault.empty()) {
        return refused(std::move(fault));
    }
    return AnyGame(Mnk<Board>(game.boardType(), first, second, placement.toMove));
}

template <class Board> Placed placedOn(const ConnectFour<Board>& game, const Placement& placement) {
    const Squares first = piecesIn(game, placement, Mark::first);
    const Squares second = piecesIn(game, placement, Mark::second);
    for (std::uint32_t shown = 0; shown + game.columns() < placement.squares.size(); ++shown) {
        if (placement.squares[shown] != Mark::none &&
            placement.squares[shown + game.columns()] == Mark::none) {
            return refused("a disc in column " + std::to_string(shown % game.columns() + 1) +
                           " hangs above a free square; discs fall to the bottom");
        }
    }
    std::string fault = lineFault(game.lying(), TurnsTaken::Piece::disc, first, second, placement);
    if (!fault.empty()) {
        return refused(std::move(fault));
    }
    return AnyGame(ConnectFour<Board>(game.boardType(), first, second, placement.toMove));
}

template <std::uint32_t size>
Placed placedOn(const Reversi<size>& game, const Placement& placement) {
    return AnyGame(Reversi<size>(piecesIn(game, placement, Mark::first),
                                 piecesIn(game, placement, Mark::second), placement.toMove));
}

Placed placedOn(const Nim& game, const Placement& placement) {
    Nim::Heaps heaps{};
    std::copy(placement.heaps.begin(), placement.heaps.end(), heaps.begin());
    return AnyGame(Nim(heaps, game.take(), game.lastOne(), placement.toMove));
}

Placed placedOn(const UltimateTicTacToe& /*game*/, const Placement& placement) {
    constexpr LineBoard lines(3, 3, 3);
    std::array<UltimateTicTacToe::Stones, 2> sides{};
    for (std::uint32_t shown = 0; shown < 81; ++shown) {
        if (placement.squares[shown] != Mark::none) {
            const Nested at = Nested::of(shown);
            std::uint16_t& stones =
                sides.at(placement.squares[shown] == Mark::first ? 0 : 1).at(at.board);
            stones = static_cast<std::uint16_t>(stones | 1U << at.square);
        }
    }
    for (std::uint32_t board = 0; board < 9; ++board) {
        if (lines.hasLine(sides[0].at(board)) && lines.hasLine(sides[1].at(board))) {
            return refused("both players have 3 in a row on small board " +
                           std::to_string(board + 1) + "; at most one can have won it");
        }
    }
    const UltimateTicTacToe found(sides[0], sides[1], placement.sentTo, placement.toMove);
    if (placement.sentTo != UltimateTicTacToe::anyBoard && found.isClosed(placement.sentTo)) {
        return refused("small board " + std::to_string(placement.sentTo + 1) +
                       " is closed; send the player to an open one, or to any");
    }
    std::string fault =
        turnFault({TurnsTaken::Piece::mark,
                   "3 small boards in a row",
                   {piecesOf(placement, Mark::first), lines.hasLine(found.won(Player::max))},
                   {piecesOf(placement, Mark::second), lines.hasLine(found.won(Player::min))},
                   placement.toMove});
    if (!fault.empty()) {
        return refused(std::move(fault));
    }
    return AnyGame(found);
}

/// Whether pieces only come, in turn.
template <class G> constexpr bool takesTurns(const G& /*game*/) {
    return true;
}
template <std::uint32_t size> constexpr bool takesTurns(const Reversi<size>& /*game*/) {
    return false;
}
constexpr bool takesTurns(const Nim& /*game*/) {
    return false;
}

} // namespace

BoardMeasures measures(const AnyGame& position) {
    return std::visit([](const auto& game) { return measuresOf(game); }, position);
}

Placement placementOf(const AnyGame& position) {
    return std::visit([](const auto& game) { return placementIn(game); }, position);
}

Placed placed(const AnyGame& game, const Placement& placement) {
    const BoardMeasures board = measures(game);
    const bool nim = std::holds_alternative<Nim>(game);
    if (placement.squares.size() != std::size_t{board.columns} * board.rows ||
        (nim ? placement.heaps.size() > Nim::mostHeaps : !placement.heaps.empty()) ||
        placement.sentTo > UltimateTicTacToe::anyBoard) {
        return refused("the pieces do not fit on the board of this game");
    }
    return std::visit([&](const auto& of) { return placedOn(of, placement); }, game);
}

std::optional<Player> moverByNumbers(const AnyGame& game, const Placement& placement) {
    const bool inTurn = std::visit([](const auto& of) { return takesTurns(of); }, game);
    const std::uint32_t first = piecesOf(placement, Mark::first);
    const std::uint32_t second = piecesOf(placement, Mark::second);
    if (!inTurn || first == second) {
        return std::nullopt;
    }
    return first < second ? Player::max : Player::min;
}

} // namespace prunus
