// Resident memory of a tree of 10^7 nodes with its trace and its layout. Bars: 48 bytes a node
// afterwards, 64 at the peak. A case a process, since the peak of one would hide that of the next.

#include "core/layout/tidylayout.h"
#include "core/trace/run.h"
#include "tests/bench/resident.h"
#include "tests/bench/trees.h"

#include <cstdio>
#include <cstring>

using namespace prunus;
using bench::resident;

int main(int argc, char** argv) {
    if (argc < 4) {
        std::puts("bench_memory b=3|b=10|uneven|2000-rows|path|star|ladder minimax|alpha-beta "
                  "as-written|random");
        return 2;
    }
    const double before = resident("VmRSS");
    const GameTree tree = bench::named(argv[1]);
    // What generating took at its peak is not what opening takes.
    bench::forgetPeak();
    const RecordedSearch search = recordSearch(
        tree, bench::with(
                  std::strcmp(argv[2], "minimax") == 0 ? Algorithm::minimax : Algorithm::alphaBeta,
                  std::strcmp(argv[3], "random") == 0 ? MoveOrder::random : MoveOrder::asWritten));
    const TidyLayout layout(tree);
    const double nodes = tree.nodeCount();
    std::printf("| %s, %s, %s | %u | %.1f | %.1f |\n", argv[1], argv[2], argv[3], tree.nodeCount(),
                (resident("VmRSS") - before) / nodes, (resident("VmHWM") - before) / nodes);
    return search && layout.width() >= 0 ? 0 : 1;
}
