#pragma once

#include "core/growth/growthsample.h"
#include "core/trace/run.h"
#include "core/uct/uctoptions.h"

#include <memory>

namespace prunus {

/// What UCT knows after a number of iterations, over several seeds.
struct ConvergencePoint {
    /// The leaves evaluated by then: one in each iteration.
    std::uint32_t leaves = 0;
    /// The spread of the root's estimates, from MAX's side.
    Spread estimate;
    /// The share of the runs that would move to a child with the root's minimax value, from 0 to 1.
    double bestShare = 0;
};

/// How the estimates of UCT approach the value that other searches find, and how many leaves those
/// searches need. Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006, measure the
/// same of random trees.
struct Convergence {
    /// The points after 1, 2, 5, 10, 20, … iterations, and after all iterations.
    std::vector<ConvergencePoint> points;
    /// The root's minimax value, from MAX's side, and the number of leaves that alpha-beta reads to
    /// find it, with children as written and best first.
    Value value = 0;
    std::uint64_t leavesAsWritten = 0;
    std::uint64_t leavesBestFirst = 0;
};

/// Runs UCT on the tree once for each of `samples` seeds, beginning with the options' own, each
/// time with a trace: O(samples · iterations · depth) time, and the memory of one run. The tree
/// must have more than a root; samples > 0.
[[nodiscard]] tl::expected<Convergence, SearchError>
measureConvergence(const std::shared_ptr<const GameTree>& tree, const UctOptions& options,
                   std::uint32_t samples, Progress* progress = nullptr);

} // namespace prunus
