// Searching without a trace, against the same functions written by hand without a listener.
// Bar: at most 1.02 times their instructions. The two entry functions are kept apart, so that an
// instruction counter can be switched on in either; see README.md.

#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "tests/bench/handwritten.h"
#include "tests/bench/trees.h"

#include <benchmark/benchmark.h>
#include <stdexcept>
#include <string>

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

/// Uniform, random, and as deep as a stack of the usual size allows.
GameTree treeOf(const std::string& name) {
    return name == "b=10"     ? uniform(6, 10)
           : name == "b=3"    ? uniform(12, 3)
           : name == "uneven" ? uneven(1'000'000)
           : name == "star"   ? uniform(1, 999'999)
                              : ladder(3000);
}

void run(benchmark::State& state, Search search, Algorithm algorithm, const std::string& name) {
    const GameTree tree = treeOf(name);
    const SearchOptions options = with(algorithm);
    verifyAgreement(uniform(3, 10), options);
    for (auto _ : state) {
        benchmark::DoNotOptimize(search(tree, options));
    }
}

void registerPair(Algorithm algorithm, const std::string& tree) {
    for (const bool unheard : {true, false}) {
        const Search search = unheard ? searchUnheard : searchHandwritten;
        std::string name(unheard ? "unheard/" : "handwritten/");
        name.append(traits(algorithm).id).append("/").append(tree);
        benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
            run(state, search, algorithm, tree);
        })->Unit(benchmark::kMillisecond);
    }
}

} // namespace

int main(int argc, char** argv) {
    using enum Algorithm;
    for (const Algorithm algorithm : {minimax, negamax, alphaBeta, alphaBetaNegamax}) {
        for (const char* tree : {"b=10", "b=3", "uneven", "star", "ladder"}) {
            registerPair(algorithm, tree);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
