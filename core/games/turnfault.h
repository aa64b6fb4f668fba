#pragma once

#include "core/base/message.h"
#include "core/games/lines.h"
#include "core/tree/value.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// What lies on the board of a game in which players only add pieces, in turn, and a row of pieces
/// wins.
struct TurnsTaken {
    /// What players put on the board: marks of X and O, discs of the first and the second player,
    /// or marks that win small boards.
    enum class Piece : std::uint8_t { mark, disc, smallBoard };
    struct Side {
        std::uint32_t pieces = 0;
        bool hasWon = false;
    };

    Piece piece = Piece::mark;
    /// How many pieces, or small boards, in a row win.
    std::uint32_t inRow = 3;
    Side first;
    Side second;
    Player toMove = Player::max;
};

/// Returns why no play, whoever began it, leads to this board, and what would be right; nullopt if
/// play may lead there: at most one side has won, and that side is not to move, and whoever moved
/// last has as many pieces as the other or one more.
[[nodiscard]] std::optional<Message> turnFault(const TurnsTaken& taken);
/// Returns the same for a board on which a line of pieces wins.
[[nodiscard]] std::optional<Message> turnFault(const LineBoard& board, TurnsTaken::Piece piece,
                                               Squares first, Squares second, Player toMove);

} // namespace prunus
