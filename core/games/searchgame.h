#pragma once

#include "core/games/gamemoveorder.h"
#include "core/games/namedgame.h"
#include "core/games/quiescence.h"
#include "core/trace/run.h"

#include <vector>

namespace prunus {

/// The result of a search on a game itself, with no tree and no trace in memory. What was pruned is
/// unknown there.
struct GameSearch {
    SearchSummary summary;
    /// The principal variation as move numbers in the order of the game, from 0; where captures
    /// alone were looked at, in that of QuiescentGame.
    std::vector<std::uint32_t> variation;
    /// The same as players name the moves.
    std::vector<std::string> moves;
};

/// Searches the game from this position, whose mover is MAX or MIN by the game, to the options'
/// depth; moves are tried in this order, which the game must offer: the options' root, order and
/// seed do not count here. A window is ignored by algorithms that take none. The error is never
/// missingStaticValue. The progress knows no total. A transposition table takes
/// TranspositionTable::usualBytes at most, unless the options say otherwise.
[[nodiscard]] tl::expected<GameSearch, SearchError>
searchGame(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
           GameMoveOrder order, Progress* progress = nullptr);

/// The same, and behind the depth limit what Quiescence says, which the game must offer; captures
/// need a depth. Iterative deepening follows them behind each of its depths.
[[nodiscard]] tl::expected<GameSearch, SearchError>
searchGame(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
           GameMoveOrder order, Quiescence quiescence, Progress* progress = nullptr);

/// In the game's own order.
[[nodiscard]] inline tl::expected<GameSearch, SearchError>
searchGame(const AnyGame& start, const SearchOptions& options, Evaluation evaluation,
           Progress* progress = nullptr) {
    return searchGame(start, options, evaluation, GameMoveOrder::own, progress);
}

} // namespace prunus
