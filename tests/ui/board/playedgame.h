#pragma once

#include "core/games/board.h"
#include "core/games/playing.h"

#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// A position, and the one before the last move that led there.
struct PlayedGame {
    AnyGame start;
    AnyGame position;
    std::optional<AnyGame> before;

    [[nodiscard]] Board board() const { return boardOf(position, before ? &*before : nullptr); }
};

/// The game of this name after moves that players name so.
inline PlayedGame playedGame(const std::string& name, const std::vector<std::string>& moves) {
    const AnyGame start = gameNamed(name).value();
    PlayedGame played{start, start, std::nullopt};
    for (const std::string& move : moves) {
        played.before = played.position;
        played.position = after(played.position, moveNamed(played.position, move).value());
    }
    return played;
}

} // namespace prunus
