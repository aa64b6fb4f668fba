#pragma once

#include "core/games/searchgame.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// A position in play, and how to look for the move to make in it.
struct GameQuestion {
    AnyGame position = TicTacToe{};
    SearchOptions options;
    Evaluation evaluation = Evaluation::own;
    GameMoveOrder order = GameMoveOrder::own;
    /// Whether the distance to the end counts: among moves that win, the one that wins the soonest
    /// is chosen, and among moves that lose, the one that loses the latest. In Reversi and Go only
    /// the number of discs or points counts.
    bool distanceCounts = true;
    /// The time for searches to depth 1, 2 and so on, at most to the options' depth; nullopt for a
    /// single search to the options' depth.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
};

struct ChosenMove {
    /// The search for the move; if there were several, the last one that was completed.
    GameSearch search;
    /// The depth limit of this search, in plies; nullopt if it had none.
    std::optional<std::uint32_t> depth;
    /// The number of the move to make. `line` has its name and those of the moves that are expected
    /// after it, or is empty: it is the search's variation unless the distance to the end favoured
    /// another move.
    std::uint32_t move = 0;
    std::vector<std::string> line = {};
    /// In how many plies play ends if the winner hurries and the loser holds out. It is set only
    /// where distance counts, one player wins by force, and the number was found within a few
    /// seconds.
    std::optional<std::uint32_t> pliesToEnd = std::nullopt;

    [[nodiscard]] bool byDistance() const {
        return !search.variation.empty() && move != search.variation.front();
    }
};

/// Returns the value of a win in a game where every win is worth the same; 0 in Reversi and Go,
/// where discs or points count.
[[nodiscard]] Value winValue(const AnyGame& position);

/// Whether this value of a search proves that a player wins, whatever lies beyond the depth limit:
/// evaluations stay between the values of a loss and a win. Always false in Reversi and Go.
[[nodiscard]] bool isForced(const AnyGame& position, Value value);

/// Searches to this depth with evaluation 0, so that the value tells wins, losses and everything
/// else apart.
[[nodiscard]] tl::expected<GameSearch, SearchError>
searchWins(const AnyGame& position, std::uint32_t plies, GameMoveOrder order, Progress* progress);

/// Returns the move to make. Play must not have ended in the position. Fails as searchGame() does.
[[nodiscard]] tl::expected<ChosenMove, SearchError> chooseMove(const GameQuestion& question,
                                                               Progress& progress);

} // namespace prunus
