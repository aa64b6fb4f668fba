// Recording a search, and asking for any step of it, on a tree of 10^7 leaves. Bars: 20 ns a
// visited node of minimax; 0.1 ms a step.

#include "core/base/portablerandom.h"
#include "core/search/run.h"
#include "core/trace/moment.h"
#include "tests/bench/trees.h"

#include <benchmark/benchmark.h>

using namespace prunus;

namespace {

/// 11,111,111 nodes.
const GameTree& largeTree() {
    static const GameTree tree = bench::uniform(7, 10);
    return tree;
}

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

void perVisitedNode(benchmark::State& state, std::uint64_t visited) {
    state.counters["visited"] = static_cast<double>(visited);
    state.counters["per node"] = benchmark::Counter(static_cast<double>(visited),
                                                    benchmark::Counter::kIsIterationInvariantRate |
                                                        benchmark::Counter::kInvert);
}

void record(benchmark::State& state, Algorithm algorithm) {
    const GameTree& tree = largeTree();
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

void summarise(benchmark::State& state, Algorithm algorithm) {
    const GameTree& tree = largeTree();
    std::uint64_t visited = 0;
    for (auto _ : state) {
        visited = summariseSearch(tree, with(algorithm))->nodesVisited;
    }
    perVisitedNode(state, visited);
}

/// What a window asks of a step: the event, the stack with the windows on it, the counts, and the
/// state of one node and what is proved of it.
void anyStep(benchmark::State& state, Algorithm algorithm) {
    const GameTree& tree = largeTree();
    const RecordedSearch search = recordSearch(tree, with(algorithm));
    const SearchTrace& trace = **search;
    std::mt19937_64 random(1);
    auto below = [&](std::uint32_t bound) {
        return static_cast<std::uint32_t>(randomBelow(random, bound));
    };
    for (auto _ : state) {
        const Moment moment(tree, trace, Step{1 + below(trace.end().value)});
        benchmark::DoNotOptimize(moment.event());
        for (const NodeId open : moment.stack()) {
            benchmark::DoNotOptimize(moment.window(open));
        }
        benchmark::DoNotOptimize(moment.counts());
        const NodeId node{static_cast<std::uint32_t>(random()) % tree.nodeCount()};
        benchmark::DoNotOptimize(moment.state(node));
        benchmark::DoNotOptimize(moment.proven(node));
    }
}

constexpr auto ms = benchmark::kMillisecond;
constexpr auto us = benchmark::kMicrosecond;
BENCHMARK_CAPTURE(summarise, minimax, Algorithm::minimax)->Unit(ms);
BENCHMARK_CAPTURE(record, minimax, Algorithm::minimax)->Unit(ms);
BENCHMARK_CAPTURE(record, negamax, Algorithm::negamax)->Unit(ms);
BENCHMARK_CAPTURE(record, firstDraft, Algorithm::alphaBetaFirstDraft)->Unit(ms);
BENCHMARK_CAPTURE(record, secondDraft, Algorithm::alphaBetaSecondDraft)->Unit(ms);
BENCHMARK_CAPTURE(record, alphaBeta, Algorithm::alphaBeta)->Unit(ms);
BENCHMARK_CAPTURE(record, alphaBetaNegamax, Algorithm::alphaBetaNegamax)->Unit(ms);
BENCHMARK_CAPTURE(anyStep, minimax, Algorithm::minimax)->Unit(us);
BENCHMARK_CAPTURE(anyStep, alphaBeta, Algorithm::alphaBeta)->Unit(us);

} // namespace

BENCHMARK_MAIN();
