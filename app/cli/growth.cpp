#include "app/cli/growth.h"

#include "app/cli/convergence.h"
#include "app/cli/gameargument.h"
#include "app/cli/growthreport.h"
#include "app/cli/run.h"
#include "app/cli/signals.h"
#include "app/cli/treeargument.h"
#include "app/cli/watch.h"
#include "core/games/offeredorders.h"
#include "core/growth/reference.h"
#include "core/search/moveorderid.h"
#include "ui/words/messagetext.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <future>
#include <thread>

namespace prunus {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t usualBranching = 3;
constexpr std::pair<std::int64_t, std::int64_t> usualValues{0, 999'999};
constexpr std::uint32_t usualSamples = 20;
constexpr double usualNodes = 200'000;
constexpr std::uint32_t usualGameDepth = 6;
constexpr std::uint64_t usualMostNodes = 10'000'000;
/// A search of a game keeps none of them: half a minute of visits at most.
constexpr std::uint64_t usualMostVisits = 1'000'000'000;
constexpr std::uint32_t usualDepthOfPaths = 20;

/// The last depth at which a tree has no more than the usual number of nodes.
std::uint32_t usualDepth(std::uint32_t branching) {
    std::uint32_t depth = 1;
    while (depth < usualDepthOfPaths && uniformNodes(branching, depth + 1) <= usualNodes) {
        ++depth;
    }
    return depth;
}

GrowthPlan planWithoutSubject(const GrowthRequest& request) {
    GrowthPlan plan;
    plan.samples = request.samples.value_or(usualSamples);
    plan.seed = request.seed.value_or(1);
    plan.search = request.search.options;
    plan.maxNodes = request.maxNodes.value_or(usualMostNodes);
    return plan;
}

GrowthPlan planOfRandomTrees(const GrowthRequest& request) {
    GrowthPlan plan = planWithoutSubject(request);
    UniformShape shape;
    shape.branching = request.branching.value_or(usualBranching);
    std::tie(shape.low, shape.high) = request.values.value_or(usualValues);
    shape.distinct = request.distinct;
    shape.seed = plan.seed;
    plan.subject = RandomTrees{shape};
    plan.depth = request.depth.value_or(usualDepth(shape.branching));
    return plan;
}

tl::expected<GrowthPlan, std::string> planOfTree(const GrowthRequest& request) {
    auto tree = readTreeArgument(*request.tree, {}, request.notation);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    GrowthPlan plan = planWithoutSubject(request);
    const std::uint32_t height = std::clamp(tree->height(), 1U, mostGrowthDepths);
    if (!request.depth && tree->height() > mostGrowthDepths) {
        complain("note: the tree is " + std::to_string(tree->height()) +
                 " plies deep; measured is to depth " + std::to_string(mostGrowthDepths));
    }
    plan.depth = std::min(request.depth.value_or(height), height);
    plan.subject = GivenTree{std::make_shared<const GameTree>(*std::move(tree))};
    return plan;
}

tl::expected<GrowthPlan, std::string> planOf(const GrowthRequest& request) {
    if (!request.tree) {
        return planOfRandomTrees(request);
    }
    if (!isGame(*request.tree)) {
        return planOfTree(request);
    }
    const auto start = readGameWithNote(*request.tree);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    GrowthPlan plan = planWithoutSubject(request);
    plan.subject = GivenGame{*start, request.search.evaluation.value_or(Evaluation::own),
                             request.search.quiescence.value_or(Quiescence::none)};
    plan.depth = request.depth.value_or(usualGameDepth);
    plan.maxNodes = request.maxNodes.value_or(usualMostVisits);
    return plan;
}

/// All orders that there are of the subject.
std::vector<AnyOrder> everyOrder(const GrowthPlan& plan) {
    std::vector<AnyOrder> every;
    if (const auto* const game = std::get_if<GivenGame>(&plan.subject)) {
        every.push_back({});
        for (const GameMoveOrder each : offeredOrders(game->start)) {
            every.push_back({MoveOrder::asWritten, each});
        }
        return every;
    }
    for (const auto& [order, id] : moveOrders) {
        every.push_back({order, GameMoveOrder::own});
    }
    return every;
}

std::vector<AnyOrder> usualOrders(const GrowthPlan& plan) {
    std::vector<AnyOrder> usual{AnyOrder{}};
    if (!std::holds_alternative<GivenGame>(plan.subject)) {
        usual.push_back({MoveOrder::bestFirst, GameMoveOrder::own});
    }
    return usual;
}

/// Each algorithm under each order, once.
std::vector<GrowthLine> linesOf(const GrowthRequest& request, const GrowthPlan& plan) {
    std::vector<Algorithm> algorithms = request.algorithms;
    if (algorithms.empty()) {
        algorithms = {Algorithm::minimax, Algorithm::alphaBeta};
    }
    const std::vector<AnyOrder> orders = !request.orders           ? usualOrders(plan)
                                         : request.orders->empty() ? everyOrder(plan)
                                                                   : *request.orders;
    std::vector<GrowthLine> lines;
    for (const Algorithm algorithm : algorithms) {
        for (const AnyOrder& order : orders) {
            const GrowthLine line{algorithm, order.ofTree, order.ofGame};
            if (std::find(lines.begin(), lines.end(), line) == lines.end()) {
                lines.push_back(line);
            }
        }
    }
    return lines;
}

/// Measures on threads of its own, and meanwhile tells how far that is.
void runToldOf(Growth& growth, const GrowthRequest& request) {
    using namespace std::chrono_literals;
    const unsigned processors = std::max(std::thread::hardware_concurrency(), 1U);
    const unsigned threads = request.threads.value_or(processors);
    const bool shows = showsProgress();
    const auto began = Clock::now();
    auto done = std::async(std::launch::async, [&] { growth.run(threads); });
    while (done.wait_for(50ms) == std::future_status::timeout) {
        const std::chrono::duration<double> passed = Clock::now() - began;
        const bool late = request.seconds && passed.count() >= *request.seconds;
        if (late || notedSignal() != 0) {
            growth.stop();
        }
        if (shows) {
            std::fprintf(stderr, "\r%3.0f %%", 100 * growth.share());
        }
    }
    if (shows) {
        std::fputs("\r     \r", stderr);
    }
    done.get();
}

} // namespace

std::string faultInShapes(const GrowthRequest& request) {
    const GrowthPlan plan = planOfRandomTrees(request);
    for (std::uint32_t depth = 1; depth <= plan.depth; ++depth) {
        if (const auto fault = faultIn(shapeAt(plan, depth, plan.seed))) {
            return inEnglish(*fault);
        }
    }
    return {};
}

CommandOutcome growth(const GrowthRequest& request) {
    if (request.convergence) {
        return convergence(request);
    }
    auto plan = planOf(request);
    if (!plan) {
        return tl::make_unexpected(plan.error());
    }
    plan->lines = linesOf(request, *plan);
    Growth measured(*std::move(plan));
    const SignalsNoted noted;
    runToldOf(measured, request);
    const GrowthReport report(measured, request.tree.value_or(""));
    for (const std::string& gap : report.gaps()) {
        complain("note: " + gap);
    }
    if (measured.stopped()) {
        complain("note: stopped before the end; points may have fewer samples than asked for");
    } else if (report.empty()) {
        return tl::make_unexpected(std::string("nothing could be measured"));
    }
    StandardOutput out;
    report.write(out.stream(), request.format);
    return out.finish();
}

} // namespace prunus
