#include "core/games/judgemove.h"

#include "core/games/offeredorders.h"
#include "core/games/playing.h"

namespace prunus {

namespace {

tl::expected<GameSearch, SearchError>
searchedFor(const AnyGame& position, std::optional<std::uint32_t> depth, Progress& progress) {
    SearchOptions options;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    options.depth = depth;
    const auto orders = offeredOrders(position);
    return searchGame(position, options, Evaluation::own,
                      orders.empty() ? GameMoveOrder::own : orders.front(), &progress);
}

/// Looks at both once more, so many plies deep, or to the end of the game. What is won by force is
/// known already.
tl::expected<void, SearchError> deepen(MoveVerdict& verdict, const AnyGame& position,
                                       std::uint32_t move, std::uint32_t depth,
                                       Progress& progress) {
    const bool whole = depth >= mostMoves(position);
    MoveVerdict deeper = verdict;
    deeper.depth = depth;
    if (!verdict.best.pliesToEnd) {
        const auto found =
            searchedFor(position, whole ? std::nullopt : std::optional(depth), progress);
        if (!found) {
            return tl::make_unexpected(found.error());
        }
        const Value value = found->summary.value;
        const bool forced = isForced(position, value);
        deeper.best = {value, forced ? std::optional(depth) : std::nullopt};
        // Where all is lost, what was not one ply before holds out the longest.
        if (depth == 1 || !forced || value == fromSideOf(toMove(position), winValue(position))) {
            deeper.better = found->variation.front();
        }
    }
    if (!verdict.made.pliesToEnd) {
        const AnyGame next = after(position, move);
        const auto found =
            searchedFor(next, whole ? std::nullopt : std::optional(depth - 1), progress);
        if (!found) {
            return tl::make_unexpected(found.error());
        }
        const bool forced = isForced(position, found->summary.value);
        deeper.made = {found->summary.value, forced ? std::optional(depth) : std::nullopt};
    }
    deeper.exact = whole || (deeper.best.pliesToEnd && deeper.made.pliesToEnd);
    if (deeper.isBest()) {
        deeper.better = move;
    }
    verdict = deeper;
    return {};
}

} // namespace

bool losesForCertain(const MoveVerdict& verdict, Player mover, std::optional<std::uint32_t> plies) {
    const auto winner = [](const MoveOutcome& outlook) {
        return (outlook.value > 0 ? 1 : 0) - (outlook.value < 0 ? 1 : 0);
    };
    if (verdict.exact) {
        return winner(verdict.best) != winner(verdict.made);
    }
    const auto sees = [&](std::uint32_t distance) { return !plies || distance <= *plies; };
    const auto wins = [&](const MoveOutcome& outlook) {
        return fromSideOf(mover, outlook.value) > 0;
    };
    const MoveOutcome& made = verdict.made;
    const MoveOutcome& best = verdict.best;
    if (best.pliesToEnd && !made.pliesToEnd) {
        return wins(best) && sees(*best.pliesToEnd);
    }
    // The other side sees it from behind the move.
    return made.pliesToEnd && !wins(made) && sees(*made.pliesToEnd - 1);
}

tl::expected<MoveVerdict, SearchError> judgeMove(const AnyGame& position, std::uint32_t move,
                                                 std::chrono::milliseconds time,
                                                 Progress& progress) {
    const auto end = std::chrono::steady_clock::now() + time;
    MoveVerdict verdict;
    for (std::uint32_t depth = 1; !verdict.exact; ++depth) {
        const auto done = deepen(verdict, position, move, depth, progress);
        if (!done && (depth == 1 || progress.cancelled())) {
            return tl::make_unexpected(done.error());
        }
        if (!done) {
            break; // the time is over
        }
        progress.stopAt(end);
    }
    return verdict;
}

} // namespace prunus
