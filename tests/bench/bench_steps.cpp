// What the panels ask of a step, and where the commands that jump lead, at steps drawn at random:
// under every algorithm and order on a tree of 10^7 nodes, and on a path of 10^6. Bar: 0.1 ms.

#include "core/analysis/explanation.h"
#include "core/analysis/story.h"
#include "core/base/portablerandom.h"
#include "core/find/nodesearch.h"
#include "core/trace/run.h"
#include "core/tree/displayname.h"
#include "tests/bench/trees.h"

#include <algorithm>
#include <benchmark/benchmark.h>

using namespace prunus;

namespace {

constexpr std::uint32_t stackRows = 200;

/// 11,111,111 nodes.
const GameTree& largeTree() {
    static const GameTree tree = bench::uniform(7, 10);
    return tree;
}

const GameTree& path() {
    static const GameTree tree = bench::comb(1'000'000, 1);
    return tree;
}

/// The innermost calls as the card of the call stack shows them.
void askForStack(const Moment& moment, const DisplayNames& names) {
    NodeId node = moment.innermost();
    for (std::uint32_t row = 0; row < stackRows && node != noNode; ++row) {
        benchmark::DoNotOptimize(names.of(node));
        benchmark::DoNotOptimize(moment.window(node));
        benchmark::DoNotOptimize(moment.best(node));
        node = moment.tree().parent(node);
    }
}

void askForJumps(const Moment& moment) {
    benchmark::DoNotOptimize(nextCutoff(moment.trace(), moment.step()));
    benchmark::DoNotOptimize(previousCutoff(moment.trace(), moment.step()));
    const NodeId node = moment.innermost();
    if (node != noNode) {
        benchmark::DoNotOptimize(visitOf(moment.tree(), moment.trace(), node));
    }
}

void panels(benchmark::State& state, const GameTree& tree, const SearchOptions& options,
            bool wholeStack) {
    const RecordedSearch search = recordSearch(tree, options);
    const DisplayNames names(tree);
    std::mt19937_64 random(1);
    for (auto _ : state) {
        const auto at = static_cast<std::uint32_t>(randomBelow(random, (*search)->end().value));
        const Moment moment(tree, **search, Step{1 + at});
        const Explanation told = explain(moment);
        const NodeId node = std::visit([](const Place& at) { return at.node; }, told);
        benchmark::DoNotOptimize(names.of(node));
        benchmark::DoNotOptimize(moment.counts());
        askForJumps(moment);
        if (wholeStack) {
            askForStack(moment, names);
        }
    }
}

void find(benchmark::State& state, const char* text) {
    const GameTree& tree = largeTree();
    const DisplayNames names(tree);
    for (auto _ : state) {
        const NodeSearch search(tree, names, readSought(text));
        benchmark::DoNotOptimize(search.next(noNode));
        benchmark::DoNotOptimize(search.count({GameTree::root(), NodeId{tree.nodeCount()}}));
    }
}

template <class Measured>
void add(const std::string& name, benchmark::TimeUnit unit, Measured measured) {
    benchmark::RegisterBenchmark(name.c_str(), measured)->Unit(unit);
}

void registerPanels() {
    for (const AlgorithmTraits& each : algorithms) {
        const std::string id(each.id);
        for (const MoveOrder order : {MoveOrder::asWritten, MoveOrder::bestFirst,
                                      MoveOrder::worstFirst, MoveOrder::random}) {
            add("panels/" + id + '/' + std::to_string(static_cast<int>(order)),
                benchmark::kMicrosecond, [=](benchmark::State& state) {
                    panels(state, largeTree(), bench::with(each.algorithm, order), true);
                });
        }
        for (const bool wholeStack : {false, true}) {
            add((wholeStack ? "path with stack/" : "path/") + id, benchmark::kMicrosecond,
                [=](benchmark::State& state) {
                    panels(state, path(), bench::with(each.algorithm), wholeStack);
                });
        }
    }
    for (const char* text : {"-1", "777", "C", "0 1 2 3 4 5 6"}) {
        add(std::string("find/") + text, benchmark::kMillisecond,
            [=](benchmark::State& state) { find(state, text); });
    }
}

} // namespace

int main(int argc, char** argv) {
    registerPanels();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
