// Searches that visit nodes again: memory a call, and any of their steps. Bars: 40 bytes a call,
// beside 16 a node; 0.1 ms a step at 10^6 calls. A case a process, since the peak of one would hide
// that of the next.

#include "core/base/portablerandom.h"
#include "core/generate/uniform.h"
#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/bench/clock.h"
#include "tests/bench/resident.h"
#include "tests/bench/trees.h"

#include <cstdio>
#include <cstdlib>

using namespace prunus;

namespace {

/// What a window asks of a step, at 1,000 drawn at random: its milliseconds.
std::vector<double> stepTimes(const GameTree& tree, const SearchTrace& trace) {
    std::mt19937_64 random(1);
    std::vector<double> times;
    std::size_t asked = 0;
    for (int i = 0; i < 1'000; ++i) {
        const double began = bench::threadMilliseconds();
        const Moment moment(
            tree, trace,
            Step{1 + static_cast<std::uint32_t>(randomBelow(random, trace.end().value))});
        asked += moment.event().visit + moment.counts().revisits + moment.bestLine().size();
        const std::vector<NodeId> stack = moment.stack();
        for (const NodeId open : stack) {
            asked += moment.window(open).alpha < moment.best(open) ? 1 : 0;
        }
        asked += moment.provenOnStack().size() + moment.remembered(GameTree::root()).exact();
        times.push_back(bench::threadMilliseconds() - began);
    }
    return asked == 0 ? std::vector<double>{} : times;
}

} // namespace

int main(int argc, char** argv) {
    const auto algorithm = argc == 5 ? algorithmFromId(argv[3]) : std::nullopt;
    if (!algorithm) {
        std::puts("bench_calls DEPTH BRANCHING ALGORITHM as-written|worst-first");
        return 2;
    }
    const auto number = [](const char* text) {
        return static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
    };
    UniformShape shape;
    shape.depth = number(argv[1]);
    shape.branching = number(argv[2]);
    shape.high = 9'007'199'254'740'991;
    shape.distinct = true;
    const GameTree tree = generateUniform(shape).value();
    const SearchOptions options =
        bench::with(*algorithm, argv[4][0] == 'w' ? MoveOrder::worstFirst : MoveOrder::asWritten);
    const double before = bench::resident("VmRSS");
    bench::forgetPeak();
    const double began = bench::threadMilliseconds();
    const RecordedSearch search = recordSearch(tree, options);
    if (!search) {
        std::puts("refused");
        return 1;
    }
    const SearchTrace& trace = **search;
    const double took = bench::threadMilliseconds() - began;
    const double calls = double(trace.totals().nodesVisited);
    const double ofNodes = 16.0 * tree.nodeCount() + double(trace.order().bytes()) +
                           double(trace.visitedNodes().bytes());
    const double peak = bench::resident("VmHWM") - before;
    const std::vector<double> times = stepTimes(tree, trace);
    std::printf("| %s | %u, %u, %s | %.0f | %.1f | %.0f MB | %.0f ms | %.3f, %.3f ms |\n", argv[3],
                tree.height(), tree.nodeCount(), argv[4], calls,
                (double(trace.bytes()) - ofNodes) / calls, peak / 1e6, took,
                bench::percentileOf(times, 50), bench::percentileOf(times, 99));
    return 0;
}
