#pragma once

#include "core/base/progress.h"
#include "core/games/namedgame.h"
#include "core/trace/run.h"
#include "core/uct/uctnodes.h"
#include "core/uct/uctoptions.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// How UCT looks for a move in play.
struct UctQuestion {
    AnyGame position = TicTacToe{};
    /// Its iterations are the most that are made; the root does not count.
    UctOptions options = {};
    /// Iterates until the time is over, once at least; none for all iterations.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    /// The tree grows to so many nodes, at least 2, of about 50 bytes; from then on playouts
    /// begin in it.
    std::uint32_t mostNodes = 1'000'000;
};

/// A move that UCT has chosen. What it is worth is an estimate: nothing of it is proved.
struct UctMove {
    std::uint32_t move = 0;
    /// From it on the moves that are expected, as players name them, as long as nodes have been
    /// visited.
    std::vector<std::string> line = {};
    std::uint64_t playouts = 0;
    /// Of the tree, the root among them.
    std::uint64_t nodesInTree = 0;
    /// Of the playouts that went on with the move, from MAX's side.
    UctStatistics statistics = {};
    /// What their mean stands for, from MAX's side.
    Value estimate = 0;
    /// Their mean from the side of who makes the move, 0 to 1: unless margins are rewarded the
    /// chance to win, with a draw as half a win.
    double chance = 0;

    friend bool operator==(const UctMove&, const UctMove&) = default;
};

/// The move to make in a position in which play has not ended. Without a time the same question has
/// the same answer, and it is that of recordUct() unless the tree has stopped growing. Fails if it
/// is cancelled, or there is not enough memory. The progress is told the playouts as visits, one by
/// one.
[[nodiscard]] tl::expected<UctMove, SearchError> chooseByUct(const UctQuestion& question,
                                                             Progress& progress);

} // namespace prunus
