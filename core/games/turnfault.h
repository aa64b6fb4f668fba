#pragma once

#include "core/base/message.h"
#include "core/games/lines.h"
#include "core/tree/value.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// What a game in which pieces only come, in turn, and a row of them wins, has on its board.
struct TurnsTaken {
    /// What players put there: marks of X and O, which may win small boards, or discs of the first
    /// and the second player.
    enum class Piece : std::uint8_t { mark, disc, smallBoard };
    struct Side {
        std::uint32_t pieces = 0;
        bool hasWon = false;
    };

    Piece piece = Piece::mark;
    /// How many in a row win.
    std::uint32_t inRow = 3;
    Side first;
    Side second;
    Player toMove = Player::max;
};

/// Why no play, whoever began it, leads there, and what would be right; none if it may
/// be: at most one side has won, which is not to move, and whoever moved last has as many pieces as
/// the other or one more.
[[nodiscard]] std::optional<Message> turnFault(const TurnsTaken& taken);
/// The same of a board on which a line wins.
[[nodiscard]] std::optional<Message> turnFault(const LineBoard& board, TurnsTaken::Piece piece,
                                               Squares first, Squares second, Player toMove);

} // namespace prunus
