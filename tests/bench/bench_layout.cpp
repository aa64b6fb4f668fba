// The tidy layout. Bar: 10^6 nodes in 50 ms, 10^7 in 0.5 s.

#include "core/layout/tidylayout.h"
#include "tests/bench/trees.h"

#include <benchmark/benchmark.h>

using namespace prunus;

namespace {

void layOut(benchmark::State& state, const GameTree& tree) {
    for (auto _ : state) {
        const TidyLayout layout(tree);
        benchmark::DoNotOptimize(layout.width());
    }
    state.counters["nodes"] = tree.nodeCount();
    state.counters["per node"] =
        benchmark::Counter(tree.nodeCount(), benchmark::Counter::kIsIterationInvariantRate |
                                                 benchmark::Counter::kInvert);
}

void layoutOfUniform(benchmark::State& state) {
    layOut(state, bench::uniform(static_cast<std::uint32_t>(state.range(0)),
                                 static_cast<std::uint32_t>(state.range(1))));
}

void layoutOfUneven(benchmark::State& state) {
    layOut(state, bench::uneven(static_cast<std::uint32_t>(state.range(0))));
}

constexpr auto ms = benchmark::kMillisecond;
BENCHMARK(layoutOfUniform)
    ->ArgNames({"depth", "branching"})
    ->Unit(ms)
    ->ArgsProduct({{19, 22}, {2}})
    ->ArgsProduct({{12, 14}, {3}})
    ->ArgsProduct({{6, 7}, {10}})
    ->Args({999'999, 1})  // a path
    ->Args({1, 999'999}); // a star
BENCHMARK(layoutOfUneven)->ArgName("nodes")->Unit(ms)->Arg(1'000'000)->Arg(10'000'000);

} // namespace

BENCHMARK_MAIN();
