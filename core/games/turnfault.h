#pragma once

#include "core/games/lines.h"
#include "core/tree/value.h"

#include <cstdint>
#include <string>

namespace prunus {

/// What a game in which pieces only come, in turn, and a row of them wins, has on its board.
struct TurnsTaken {
    /// What players put there: `mark`, of X and O, or `disc`, of the first and the second player.
    enum class Piece : std::uint8_t { mark, disc };
    struct Side {
        std::uint32_t pieces = 0;
        bool hasWon = false;
    };

    Piece piece = Piece::mark;
    /// What wins, after a number: `3 in a row`.
    std::string row;
    Side first;
    Side second;
    Player toMove = Player::max;
};

/// One line on why no play, whoever began it, leads there, and what would be right; empty if it may
/// be: at most one side has won, which is not to move, and whoever moved last has as many pieces as
/// the other or one more.
[[nodiscard]] std::string turnFault(const TurnsTaken& taken);
/// The same of a board on which a line wins.
[[nodiscard]] std::string turnFault(const LineBoard& board, TurnsTaken::Piece piece, Squares first,
                                    Squares second, Player toMove);

} // namespace prunus
