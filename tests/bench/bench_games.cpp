// Alpha-beta on the games themselves, in nodes a second: `search` with a listener that counts and
// no more, `asked` as `prunus compare` asks for it, with value, best line and progress; and for
// scale `plain`, loops written by hand for one game (plainloops.h), which visit the same nodes. Of
// chess also `perft`: lines of play in a second, the last move made or only counted. And UCT, in
// iterations a second: `uct` without a trace, `traced` with one; `playouts` are random games from
// the start, without a tree.

#include "core/games/perft.h"
#include "core/games/searchgame.h"
#include "core/games/walk.h"
#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"
#include "core/uct/recorduct.h"
#include "core/uct/uct.h"
#include "tests/bench/plainloops.h"

#include <benchmark/benchmark.h>
#include <stdexcept>
#include <string>
#include <vector>

using namespace prunus;
using namespace prunus::bench;

namespace {

/// Nodes visited, and the value from MAX's side.
struct Result {
    std::uint64_t nodes = 0;
    Value value = 0;
};

struct Case {
    std::string game;
    std::uint32_t depth = 0;
};

SearchOptions alphaBetaTo(std::uint32_t depth) {
    SearchOptions options;
    options.depth = depth;
    return options;
}

[[gnu::noinline]] Result counted(const AnyGame& start, std::uint32_t depth, Evaluation evaluation) {
    CountingListener calls;
    Result found;
    found.value = std::visit(
        [&](const auto& game) {
            using G = std::decay_t<decltype(game)>;
            return searchOnce(JudgedGame<G>(game, evaluation), alphaBetaTo(depth), game.toMove(),
                              calls);
        },
        start);
    found.nodes = calls.interior + calls.leaves;
    return found;
}

[[gnu::noinline]] Result asked(const AnyGame& start, std::uint32_t depth, Evaluation evaluation) {
    Progress progress;
    const GameSearch found = searchGame(start, alphaBetaTo(depth), evaluation, &progress).value();
    return {found.summary.nodesVisited, found.summary.value};
}

template <class Loop, class Squares>
Result played(Squares own, Squares others, std::uint32_t depth) {
    Loop loop;
    const int value = loop.search(own, others, depth, -beyondAnyResult, beyondAnyResult);
    return {loop.nodes, static_cast<Value>(value)};
}

Result plain(const Case& of) {
    return of.game == "tic-tac-toe" ? played<PlainTicTacToe>(0U, 0U, of.depth)
           : of.game == "connect-four"
               ? played<PlainConnectFour, Bits>(0, 0, of.depth)
               : played<PlainReversi, Bits>(0x0000000810000000U, 0x0000001008000000U, of.depth);
}

template <class Search> void measure(const std::string& name, Search search) {
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        std::uint64_t nodes = 0;
        for (auto _ : state) {
            nodes += search().nodes;
        }
        state.counters["nodes"] =
            benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
        state.counters["nodes/s"] =
            benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
    })->Unit(benchmark::kMillisecond);
}

void registerGame(const Case& of) {
    const AnyGame start = gameNamed(of.game).value();
    for (const Evaluation evaluation : {Evaluation::zero, Evaluation::own}) {
        const std::string how = evaluation == Evaluation::zero ? "/zero/" : "/own/";
        measure(of.game + how + "search", [=] { return counted(start, of.depth, evaluation); });
        measure(of.game + how + "asked", [=] { return asked(start, of.depth, evaluation); });
    }
}

/// Only loops that visit the same nodes say anything.
void registerPlain(const Case& of) {
    const Result ours = counted(gameNamed(of.game).value(), of.depth, Evaluation::zero);
    const Result theirs = plain(of);
    if (ours.nodes != theirs.nodes || ours.value != theirs.value) {
        throw std::logic_error("the loop written by hand visits other nodes: " + of.game);
    }
    measure(of.game + "/zero/plain", [=] { return plain(of); });
}

template <class Work>
void measureIterations(const std::string& name, std::uint32_t iterations, Work work) {
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        for (auto _ : state) {
            work(iterations);
        }
        state.counters["iterations/s"] =
            benchmark::Counter(iterations, benchmark::Counter::kIsIterationInvariantRate);
    })->Unit(benchmark::kMillisecond);
}

void registerUct(const std::string& name, std::uint32_t iterations) {
    const AnyGame start = gameNamed(name).value();
    measureIterations(name + "/playouts", iterations, [=](std::uint32_t playouts) {
        std::visit(
            [&](const auto& game) {
                std::mt19937_64 random(1);
                for (std::uint32_t k = 0; k < playouts; ++k) {
                    auto at = game;
                    benchmark::DoNotOptimize(playOut(at, random, [](std::uint32_t /*k*/) {}));
                }
            },
            start);
    });
    measureIterations(name + "/uct", iterations, [=](std::uint32_t wanted) {
        std::visit(
            [&](const auto& game) {
                using G = std::decay_t<decltype(game)>;
                UctOptions options;
                options.iterations = wanted;
                Uct<G, NullUctListener> uct{
                    game, game.toMove(), options, RewardScale{-1, 1, true}, {}};
                uct.search();
                benchmark::DoNotOptimize(uct.bestMove());
            },
            start);
    });
    measureIterations(name + "/traced", iterations, [=](std::uint32_t wanted) {
        UctOptions options;
        options.iterations = wanted;
        benchmark::DoNotOptimize(recordUct(start, options).value());
    });
}

std::uint64_t madeTo(const AnyGame& start, std::uint32_t plies) {
    std::uint64_t leaves = 0;
    const auto visit = [&](const auto& /*at*/, std::uint32_t ply, const auto& /*move*/) {
        leaves += ply == plies ? 1U : 0U;
    };
    std::visit([&](const auto& game) { walk(game, plies, visit); }, start);
    return leaves;
}

/// Lines of play, the last move made or only counted.
void registerPerft(const Case& of) {
    const AnyGame start = gameNamed(of.game).value();
    measure(of.game + "/perft/made", [=] { return Result{madeTo(start, of.depth)}; });
    measure(of.game + "/perft/counted", [=] { return Result{perft(start, of.depth)}; });
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<Case> loops{{"tic-tac-toe", 9}, {"connect-four", 12}, {"reversi:8", 14}};
    const std::vector<Case> others{{"mnk:5,5,4", 7},
                                   {"connect-four:7,6,4", 12},
                                   {"reversi:6", 14},
                                   {"ultimate-tic-tac-toe", 9},
                                   {"nim:3:4,5,6", 15}};
    for (const Case& each : loops) {
        registerGame(each);
        registerPlain(each);
    }
    for (const Case& each : others) {
        registerGame(each);
    }
    registerUct("connect-four", 100'000);
    registerUct("reversi:8", 10'000);
    registerUct("go:9", 10'000);
    registerGame({"chess", 5});
    registerPerft({"chess", 5});
    registerPerft({"chess@r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 4});
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
