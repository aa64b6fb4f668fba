#pragma once

#include "core/games/searchgame.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// How a move is looked for in play.
struct GameQuestion {
    AnyGame position = TicTacToe{};
    SearchOptions options;
    Evaluation evaluation = Evaluation::own;
    GameMoveOrder order = GameMoveOrder::own;
    /// Among moves that win the one that wins the soonest is taken, among moves that lose the one
    /// that loses the latest. In Reversi and Go the number of discs or points alone counts.
    bool distanceCounts = true;
    /// Searches to depth 1, 2 and so on, to the options' depth at most, until the time is over;
    /// none for one search to that depth.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
};

struct ChosenMove {
    /// The search itself: of several the last that ended.
    GameSearch search;
    /// Its depth limit; none if it had none.
    std::optional<std::uint32_t> depth;
    /// The move to make, and from it on the moves that are expected, which may be none: those of
    /// the search unless the distance spoke for another move.
    std::uint32_t move = 0;
    std::vector<std::string> line = {};
    /// In how many plies play ends if the winner hurries and the loser holds out; where distance
    /// counts, one of the two wins, and it was found out within a few seconds.
    std::optional<std::uint32_t> pliesToEnd = std::nullopt;

    [[nodiscard]] bool byDistance() const {
        return !search.variation.empty() && move != search.variation.front();
    }
};

/// What a win is worth that is worth the same however it comes about; 0 in Reversi and Go, where
/// discs and points count.
[[nodiscard]] Value winValue(const AnyGame& position);

/// Whether this value of a search says that a player wins, whatever lies beyond the depth limit:
/// evaluations stay between the values of a loss and a win. Not in Reversi and Go.
[[nodiscard]] bool isForced(const AnyGame& position, Value value);

/// A search within so many plies that tells wins, losses and all else apart.
[[nodiscard]] tl::expected<GameSearch, SearchError>
searchWins(const AnyGame& position, std::uint32_t plies, GameMoveOrder order, Progress* progress);

/// The move to make in a position in which play has not ended; fails as searchGame() does.
[[nodiscard]] tl::expected<ChosenMove, SearchError> chooseMove(const GameQuestion& question,
                                                               Progress& progress);

} // namespace prunus
