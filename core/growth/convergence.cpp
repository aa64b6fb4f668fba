#include "core/growth/convergence.h"

#include "core/search/searchorder.h"
#include "core/uct/recorduct.h"
#include "core/uct/uctmoment.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// 1, 2, 5, 10, … and the last.
std::vector<std::uint32_t> stops(std::uint32_t iterations) {
    std::vector<std::uint32_t> found;
    for (std::uint64_t ten = 1; ten < iterations; ten *= 10) {
        for (const std::uint64_t each : {ten, 2 * ten, 5 * ten}) {
            if (each < iterations) {
                found.push_back(static_cast<std::uint32_t>(each));
            }
        }
    }
    found.push_back(iterations);
    return found;
}

tl::expected<std::uint64_t, SearchError> leavesOfAlphaBeta(const GameTree& tree,
                                                           std::optional<Player> root,
                                                           MoveOrder order, Progress* progress) {
    SearchOptions options;
    options.root = root;
    options.order = order;
    return summariseSearch(tree, options, progress).map([](const SearchSummary& found) {
        return found.leavesEvaluated;
    });
}

/// What the runs have had at one stop so far.
struct AtStop {
    std::vector<double> estimates;
    std::uint32_t best = 0;
};

} // namespace

tl::expected<Convergence, SearchError>
measureConvergence(const std::shared_ptr<const GameTree>& tree, const UctOptions& options,
                   std::uint32_t samples, Progress* progress) {
    const std::vector<std::uint32_t> iterations = stops(options.iterations);
    std::vector<AtStop> reached(iterations.size());
    std::vector<Value> values;
    for (std::uint32_t sample = 0; sample < samples; ++sample) {
        UctOptions run = options;
        run.seed = options.seed + sample;
        const RecordedUct trace = recordUct(tree, run, progress);
        if (!trace) {
            return tl::make_unexpected(trace.error());
        }
        if (values.empty()) {
            values = minimaxValues(*tree, (*trace)->rootPlayer(), std::nullopt);
        }
        for (std::size_t k = 0; k < iterations.size(); ++k) {
            const UctMoment after(**trace, (*trace)->firstStep(iterations[k] + 1) - 1);
            const NodeId moved = tree->children(GameTree::root())[*after.bestMove()];
            reached[k].estimates.push_back(*after.estimate());
            reached[k].best += values[moved.value] == values.front() ? 1U : 0U;
        }
    }
    Convergence found;
    found.value = values.front();
    for (std::size_t k = 0; k < iterations.size(); ++k) {
        found.points.push_back({iterations[k], spreadOf(std::move(reached[k].estimates)),
                                static_cast<double>(reached[k].best) / samples});
    }
    for (const auto& [order, leaves] : {std::pair{MoveOrder::asWritten, &found.leavesAsWritten},
                                        std::pair{MoveOrder::bestFirst, &found.leavesBestFirst}}) {
        const auto needed = leavesOfAlphaBeta(*tree, options.root, order, progress);
        if (!needed) {
            return tl::make_unexpected(needed.error());
        }
        *leaves = *needed;
    }
    return found;
}

} // namespace prunus
