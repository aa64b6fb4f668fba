#pragma once

#include "core/growth/growthsample.h"
#include "core/trace/run.h"
#include "core/uct/uctoptions.h"

#include <memory>

namespace prunus {

/// What UCT knows after so many iterations, over several seeds.
struct ConvergencePoint {
    /// Evaluated by then: one an iteration.
    std::uint32_t leaves = 0;
    /// Of the root's estimates, from MAX's side.
    Spread estimate;
    /// How many of the runs would move to a child that has the root's minimax value, from 0 to 1.
    double bestShare = 0;
};

/// How the estimates of UCT near the value that other searches find, and what those need. Kocsis
/// and Szepesvári, "Bandit based Monte-Carlo planning", 2006, measure the same of random trees.
struct Convergence {
    /// After 1, 2, 5, 10, 20, … iterations, and after all.
    std::vector<ConvergencePoint> points;
    /// The root's minimax value, from MAX's side, and the leaves that alpha-beta reads to find it.
    Value value = 0;
    std::uint64_t leavesAsWritten = 0;
    std::uint64_t leavesBestFirst = 0;
};

/// Runs UCT on the tree once a seed, from the options' own on, each with a trace: O(samples ·
/// iterations · depth) time, and the memory of one run. The tree has more than a root; samples > 0.
[[nodiscard]] tl::expected<Convergence, SearchError>
measureConvergence(const std::shared_ptr<const GameTree>& tree, const UctOptions& options,
                   std::uint32_t samples, Progress* progress = nullptr);

} // namespace prunus
