// Recording a search, and asking for any step of it, on trees of 10^7 nodes and odd shapes of 10^6.
// Bars: 20 ns a visited node of minimax; 0.1 ms a step.

#include "core/base/portablerandom.h"
#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/bench/trees.h"

#include <benchmark/benchmark.h>
#include <optional>
#include <string>
#include <utility>

using namespace prunus;
using bench::with;

namespace {

/// The tree of a name; only the last one asked for is kept.
const GameTree& treeOf(const std::string& name) {
    static std::pair<std::string, std::optional<GameTree>> last;
    if (last.first != name) {
        last.second.reset();
        last = {name, bench::named(name)};
    }
    return *last.second;
}

void perVisitedNode(benchmark::State& state, std::uint64_t visited) {
    state.counters["visited"] = static_cast<double>(visited);
    state.counters["per node"] = benchmark::Counter(static_cast<double>(visited),
                                                    benchmark::Counter::kIsIterationInvariantRate |
                                                        benchmark::Counter::kInvert);
}

void record(benchmark::State& state, Algorithm algorithm, const std::string& name) {
    const GameTree& tree = treeOf(name);
    std::uint64_t visited = 0;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const RecordedSearch search = recordSearch(tree, with(algorithm));
        visited = (*search)->totals().nodesVisited;
        bytes = (*search)->bytes();
    }
    perVisitedNode(state, visited);
    state.counters["bytes a node"] = static_cast<double>(bytes) / tree.nodeCount();
}

void summarise(benchmark::State& state, Algorithm algorithm, const std::string& name) {
    const GameTree& tree = treeOf(name);
    std::uint64_t visited = 0;
    for (auto _ : state) {
        visited = summariseSearch(tree, with(algorithm))->nodesVisited;
    }
    perVisitedNode(state, visited);
}

/// As many of the innermost calls as a window shows.
constexpr std::uint32_t stackRows = 200;

void askForStack(const Moment& moment) {
    NodeId open = moment.innermost();
    for (std::uint32_t row = 0; row < stackRows && open != noNode; ++row) {
        benchmark::DoNotOptimize(moment.window(open));
        open = moment.tree().parent(open);
    }
}

/// What a window asks of a step: the event, the stack with the windows on it, the counts, and the
/// state of one node and what is proved of it.
void anyStep(benchmark::State& state, Algorithm algorithm, const std::string& name) {
    const GameTree& tree = treeOf(name);
    const RecordedSearch search = recordSearch(tree, with(algorithm));
    const SearchTrace& trace = **search;
    std::mt19937_64 random(1);
    auto below = [&](std::uint32_t bound) {
        return static_cast<std::uint32_t>(randomBelow(random, bound));
    };
    for (auto _ : state) {
        const Moment moment(tree, trace, Step{1 + below(trace.end().value)});
        benchmark::DoNotOptimize(moment.event());
        askForStack(moment);
        benchmark::DoNotOptimize(moment.counts());
        const NodeId node{static_cast<std::uint32_t>(random()) % tree.nodeCount()};
        benchmark::DoNotOptimize(moment.state(node));
        benchmark::DoNotOptimize(moment.proven(node));
    }
}

using Measured = void (*)(benchmark::State&, Algorithm, const std::string&);

void add(const char* what, Measured measured, Algorithm algorithm, const char* tree,
         benchmark::TimeUnit unit) {
    std::string name(what);
    name.append("/").append(traits(algorithm).id).append("/").append(tree);
    benchmark::RegisterBenchmark(name.c_str(),
                                 [=](benchmark::State& state) { measured(state, algorithm, tree); })
        ->Unit(unit)
        ->MeasureProcessCPUTime(); // deep searches run on a thread of their own
}

} // namespace

int main(int argc, char** argv) {
    using enum Algorithm;
    for (const char* tree : {"b=10", "b=3", "uneven", "2000-rows", "path", "star", "ladder"}) {
        add("summarise", summarise, minimax, tree, benchmark::kMillisecond);
        for (const Algorithm algorithm : {minimax, negamax, alphaBetaFirstDraft,
                                          alphaBetaSecondDraft, alphaBeta, alphaBetaNegamax}) {
            add("record", record, algorithm, tree, benchmark::kMillisecond);
        }
        for (const Algorithm algorithm : {minimax, alphaBeta}) {
            add("anyStep", anyStep, algorithm, tree, benchmark::kMicrosecond);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
