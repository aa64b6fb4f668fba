#pragma once

#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"
#include "core/trace/run.h"

#include <vector>

namespace prunus {

/// The result of a search on a game itself, with no tree and no trace in memory. How many nodes
/// were pruned is unknown.
struct GameSearch {
    SearchSummary summary;
    /// The principal variation as move numbers in the order of the game, from 0; behind the depth
    /// limit, where only captures are searched, in the order of QuiescentGame.
    std::vector<std::uint32_t> variation;
    /// The principal variation as names of moves.
    std::vector<std::string> moves;
};

/// Searches the game from this position to the options' depth. The game says whether the mover is
/// MAX or MIN. Moves are tried in this order, which the game must offer; the options' root, order
/// and seed are ignored. A window is ignored by algorithms that take none. The error is never
/// missingStaticValue. The progress knows no total. A transposition table takes
/// TranspositionTable::usualBytes at most, unless the options say otherwise.
[[nodiscard]] tl::expected<GameSearch, SearchError>
searchGame(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
           GameMoveOrder order, Progress* progress = nullptr);

/// Searches in the same way, and behind the depth limit as `quiescence` says, which the game must
/// offer; Quiescence::captures needs a depth. Iterative deepening follows captures behind each of
/// its depths.
[[nodiscard]] tl::expected<GameSearch, SearchError>
searchGame(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
           GameMoveOrder order, Quiescence quiescence, Progress* progress = nullptr);

/// Searches in the same way, in the game's own move order.
[[nodiscard]] inline tl::expected<GameSearch, SearchError>
searchGame(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
           Progress* progress = nullptr) {
    return searchGame(start, options, evaluation, GameMoveOrder::own, progress);
}

} // namespace prunus
