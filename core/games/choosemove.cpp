#include "core/games/choosemove.h"

#include "core/games/playing.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

using std::chrono::steady_clock;
using Choice = tl::expected<ChosenMove, SearchError>;

/// The move is made even if the distance would take longer than this, or once more the time that
/// was given.
constexpr std::chrono::milliseconds distanceTime{5000};

tl::expected<GameSearch, SearchError> searchTo(std::optional<std::uint32_t> depth,
                                               const GameQuestion& question, Progress& progress) {
    SearchOptions options = question.options;
    options.depth = depth;
    return searchGame(question.position, options, question.evaluation, question.order, &progress);
}

Choice searched(const GameQuestion& question, Progress& progress) {
    return searchTo(question.options.depth, question, progress).map([&](GameSearch found) {
        return ChosenMove{std::move(found), question.options.depth};
    });
}

/// Deeper and deeper; the first search is given all the time that it needs.
Choice deepened(const GameQuestion& question, Progress& progress) {
    const steady_clock::time_point end = steady_clock::now() + *question.time;
    const std::uint32_t all = mostMoves(question.position);
    const std::uint32_t deepest = std::min(question.options.depth.value_or(all), all);
    ChosenMove chosen;
    for (std::uint32_t depth = 1;; ++depth) {
        const auto limit = depth < deepest ? std::optional(depth) : question.options.depth;
        auto found = searchTo(limit, question, progress);
        if (!found && (depth == 1 || progress.cancelled())) {
            return tl::make_unexpected(found.error());
        }
        if (!found) {
            break; // the time is over
        }
        chosen = {std::move(*found), limit};
        if (depth >= deepest || isForced(question.position, chosen.search.summary.value)) {
            break;
        }
        progress.stopAt(end);
    }
    return chosen;
}

/// Whether a move that the search has chosen is as good as the distance lets it be, or nobody knows
/// when the time is over.
bool isAsFar(const GameQuestion& question, std::uint32_t move, bool wins, Value value,
             std::uint32_t plies, Progress& progress) {
    if (!wins && plies < 2) {
        return true; // all moves end play
    }
    const AnyGame next = after(question.position, move);
    const auto found = searchWins(next, plies - (wins ? 1 : 2), question.order, &progress);
    return !found || (found->summary.value == value) == wins;
}

void take(ChosenMove& chosen, const GameQuestion& question, std::uint32_t move, std::uint32_t plies,
          Progress& progress) {
    chosen.move = move;
    chosen.line = {moveNames(question.position).at(move)};
    const AnyGame next = after(question.position, move);
    if (const auto found = searchWins(next, plies - 1, question.order, &progress)) {
        chosen.line.insert(chosen.line.end(), found->moves.begin(), found->moves.end());
    }
}

/// The least depth at which the outcome is known is the distance; a move that was not lost one ply
/// before holds out the longest.
void countDistance(ChosenMove& chosen, const GameQuestion& question, Progress& progress) {
    const Value value = chosen.search.summary.value;
    const bool wins = value == fromSideOf(toMove(question.position), winValue(question.position));
    progress.stopAt(steady_clock::now() +
                    std::min(question.time.value_or(distanceTime), distanceTime));
    std::uint32_t holdsOut = chosen.move;
    for (std::uint32_t plies = 1; plies <= longestGame; ++plies) {
        const auto found = searchWins(question.position, plies, question.order, &progress);
        if (!found) {
            return;
        }
        if (found->summary.value != value) {
            holdsOut = found->variation.front();
            continue;
        }
        chosen.pliesToEnd = plies;
        if (chosen.line.empty() || !isAsFar(question, chosen.move, wins, value, plies, progress)) {
            take(chosen, question, wins ? found->variation.front() : holdsOut, plies, progress);
        }
        return;
    }
}

} // namespace

Value winValue(const AnyGame& position) {
    switch (boardKind(position)) {
    case BoardKind::discs:
    case BoardKind::stones:
        return 0;
    case BoardKind::chess:
        return Chess<8>::mate;
    case BoardKind::marks:
    case BoardKind::columns:
    case BoardKind::nested:
    case BoardKind::heaps:
        break;
    }
    return 1;
}

bool isForced(const AnyGame& position, Value value) {
    return value != 0 && std::abs(value) == winValue(position);
}

tl::expected<GameSearch, SearchError> searchWins(const AnyGame& position, std::uint32_t plies,
                                                 GameMoveOrder order, Progress* progress) {
    SearchOptions options;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    options.depth = plies;
    return searchGame(position, options, Evaluation::zero, order, progress);
}

Choice chooseMove(const GameQuestion& question, Progress& progress) {
    auto chosen = question.time ? deepened(question, progress) : searched(question, progress);
    if (!chosen) {
        return chosen;
    }
    chosen->line = chosen->search.moves;
    chosen->move = chosen->line.empty() ? 0 : chosen->search.variation.front();
    if (question.distanceCounts && isForced(question.position, chosen->search.summary.value)) {
        countDistance(*chosen, question, progress);
    }
    return chosen;
}

} // namespace prunus
