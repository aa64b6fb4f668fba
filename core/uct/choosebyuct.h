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

/// The position in which UCT is to find a move in play, and how.
struct UctQuestion {
    AnyGame position = TicTacToe{};
    /// The options; `iterations` is the greatest number of iterations that are made, and `root` is
    /// ignored.
    UctOptions options = {};
    /// The time after which iterating stops, though not before one iteration is made; none if all
    /// iterations are to be made.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    /// The number of nodes, at least 2, to which the tree may grow, of about 50 bytes each; from
    /// then on playouts begin at nodes that are in it already.
    std::uint32_t mostNodes = 1'000'000;
};

/// A move that UCT has chosen. Its worth is an estimate: nothing of it is proved.
struct UctMove {
    std::uint32_t move = 0;
    /// The line that is expected: this move and the moves after it, as players name them, as far as
    /// nodes have been visited.
    std::vector<std::string> line = {};
    std::uint64_t playouts = 0;
    /// The number of nodes in the tree, the root among them.
    std::uint64_t nodesInTree = 0;
    /// The playouts that went on with the move, and their rewards from MAX's side.
    UctStatistics statistics = {};
    /// The value that the mean of these rewards stands for, from MAX's side.
    Value estimate = 0;
    /// The mean of these rewards from the side of the player who makes the move, 0 to 1: unless
    /// margins are rewarded, it is the chance to win, with a draw as half a win.
    double chance = 0;

    friend bool operator==(const UctMove&, const UctMove&) = default;
};

/// Chooses the move to make in a position in which play has not ended. Without a time the same
/// question has the same answer, which is that of recordUct() unless the tree has stopped growing.
/// Fails if the work is cancelled, or there is not enough memory. Each playout is reported to the
/// progress as a visit.
[[nodiscard]] tl::expected<UctMove, SearchError> chooseByUct(const UctQuestion& question,
                                                             Progress& progress);

} // namespace prunus
