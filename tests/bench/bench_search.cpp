// Searching without a trace, against the same functions written by hand without a listener.
// Bar: at most 1.02 times their instructions. The two entry functions are kept apart, so that an
// instruction counter can be switched on in either; see README.md.

#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "tests/bench/handwritten.h"
#include "tests/bench/trees.h"

#include <benchmark/benchmark.h>
#include <stdexcept>

using namespace prunus;
using namespace prunus::bench;

[[gnu::noinline]] Value searchUnheard(const GameTree& tree, const SearchOptions& options) {
    const SearchOrder order;
    NullListener nobody;
    return searchOnce(TreeCursor(tree, order), options, Player::max, nobody);
}

[[gnu::noinline]] Value searchHandwritten(const GameTree& tree, const SearchOptions& options) {
    const SearchOrder order;
    const TreeCursor position(tree, order);
    const Rules rules{options.fail, options.cut};
    const Plies left = options.depth.value_or(allPlies);
    const Window w = options.window;
    switch (options.algorithm) {
    case Algorithm::minimax:
        return HandwrittenMinimax{position}.maxi(left);
    case Algorithm::negamax:
        return HandwrittenNegamax{position}.negamax(left, Player::max);
    case Algorithm::alphaBeta:
        return HandwrittenAlphaBeta{position, rules}.maxi(left, w.alpha, w.beta);
    default:
        return HandwrittenAlphaBetaNegamax{position, rules}.negamax(left, Player::max, w.alpha,
                                                                    w.beta);
    }
}

namespace {

/// Of the two on this tree; a difference would make the comparison worthless.
void verifyAgreement(const GameTree& tree, const SearchOptions& options) {
    if (searchUnheard(tree, options) != searchHandwritten(tree, options)) {
        throw std::logic_error("the two searches do not agree");
    }
}

using Search = Value (*)(const GameTree&, const SearchOptions&);

void run(benchmark::State& state, Search search, Algorithm algorithm) {
    const GameTree tree = uniform(6, 10);
    SearchOptions options;
    options.algorithm = algorithm;
    verifyAgreement(uniform(3, 10), options);
    for (auto _ : state) {
        benchmark::DoNotOptimize(search(tree, options));
    }
}

void unheard(benchmark::State& state, Algorithm algorithm) {
    run(state, searchUnheard, algorithm);
}
void handwritten(benchmark::State& state, Algorithm algorithm) {
    run(state, searchHandwritten, algorithm);
}

constexpr auto ms = benchmark::kMillisecond;
BENCHMARK_CAPTURE(unheard, minimax, Algorithm::minimax)->Unit(ms);
BENCHMARK_CAPTURE(handwritten, minimax, Algorithm::minimax)->Unit(ms);
BENCHMARK_CAPTURE(unheard, negamax, Algorithm::negamax)->Unit(ms);
BENCHMARK_CAPTURE(handwritten, negamax, Algorithm::negamax)->Unit(ms);
BENCHMARK_CAPTURE(unheard, alphaBeta, Algorithm::alphaBeta)->Unit(ms);
BENCHMARK_CAPTURE(handwritten, alphaBeta, Algorithm::alphaBeta)->Unit(ms);
BENCHMARK_CAPTURE(unheard, alphaBetaNegamax, Algorithm::alphaBetaNegamax)->Unit(ms);
BENCHMARK_CAPTURE(handwritten, alphaBetaNegamax, Algorithm::alphaBetaNegamax)->Unit(ms);

} // namespace

BENCHMARK_MAIN();
