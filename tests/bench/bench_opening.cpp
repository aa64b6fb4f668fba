// How much memory opening a file takes, at the peak and afterwards, how long it takes, and how soon
// it stops when it is cancelled, beside what giving the memory of it all back takes:
//
//     bench_opening TREE text|json
//
// TREE is b=10, b=3 or uneven, of about 10^7 nodes. It is written to a file first. What is measured
// is what the window does beside itself: reading, layout, and alpha-beta as written. Resident size
// is the system's (VmRSS, VmHWM of /proc/self/status), less what the program had before.

#include "core/formats/importtree.h"
#include "core/layout/tidylayout.h"
#include "core/notation/writetree.h"
#include "core/trace/run.h"
#include "tests/bench/clock.h"
#include "tests/bench/resident.h"
#include "tests/bench/trees.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <malloc.h>
#include <optional>
#include <string>
#include <thread>
#include <unistd.h>

using namespace prunus;

namespace {

struct Opened {
    GameTree tree;
    TidyLayout layout;
    std::shared_ptr<const SearchTrace> trace;
};

/// None if it was cancelled.
std::optional<Opened> open(const std::string& path, Progress& progress) try {
    ReadResult tree = readTreeFile(path, &progress);
    if (!tree) {
        return std::nullopt;
    }
    TidyLayout layout(*tree, &progress);
    RecordedSearch search = recordSearch(*tree, SearchOptions{}, &progress);
    if (!search) {
        return std::nullopt;
    }
    return Opened{std::move(*tree), std::move(layout), std::move(*search)};
} catch (const WorkCancelled&) {
    return std::nullopt;
}

std::string write(const std::string& tree, bool json) {
    const std::string path = std::filesystem::temp_directory_path() /
                             ("bench_opening-" + std::to_string(::getpid()) + ".tree");
    std::ofstream file(path);
    json ? writeJson(file, bench::named(tree)) : writeText(file, bench::named(tree));
    return path;
}

double processorMilliseconds(std::clock_t from, std::clock_t to) {
    return 1000.0 * static_cast<double>(to - from) / CLOCKS_PER_SEC;
}

/// Milliseconds of processor time from the wish to stop to the end of the work, with its memory
/// given back.
double cancelAfter(const std::string& path, double milliseconds) {
    Progress progress;
    std::clock_t asked = 0;
    std::thread waiting([&] {
        std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(milliseconds));
        asked = std::clock();
        progress.cancel();
    });
    const bool ended = open(path, progress).has_value();
    const std::clock_t stopped = std::clock();
    waiting.join();
    return ended ? 0 : processorMilliseconds(asked, stopped);
}

void measure(const std::string& name, const std::string& path) {
    malloc_trim(0);
    bench::forgetPeak();
    const double empty = bench::resident("VmRSS");
    Progress progress;
    std::optional<Opened> opened;
    const double took = bench::millisecondsOf([&] { opened = open(path, progress); });
    const double nodes = opened->tree.nodeCount();
    const double peak = (bench::resident("VmHWM") - empty) / nodes;
    const double after = (bench::resident("VmRSS") - empty) / nodes;
    const std::clock_t giving = std::clock();
    opened.reset();
    const double given = processorMilliseconds(giving, std::clock());
    double slowest = 0;
    for (int i = 0; i < 20; ++i) {
        slowest = std::max(slowest, cancelAfter(path, took * (i + 0.5) / 20));
    }
    const double left = (bench::resident("VmRSS") - empty) / nodes;
    std::printf("| %s | %.0f | %.1f | %.1f s | %.1f | %.1f | %.1f | %.0f ms | %.0f ms |\n",
                name.c_str(), nodes, static_cast<double>(std::filesystem::file_size(path)) / nodes,
                took / 1000, peak, after, left, slowest, given);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "bench_opening b=10|b=3|uneven text|json\n");
        return 2;
    }
    const std::string path = write(argv[1], std::string(argv[2]) == "json");
    measure(std::string(argv[1]) + ", " + argv[2], path);
    std::filesystem::remove(path);
    return 0;
}
