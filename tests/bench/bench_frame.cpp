// What a frame costs: the whole drawing, into an image, at many zooms, steps and places of huge
// trees. Bars at 10^7 nodes: 1920 x 1080 median 4 ms, 99th percentile 12 ms; 3840 x 2160 99th
// percentile 33 ms. Prints a table; times are the processor's, of the painting thread alone.

#include "core/search/moveorderid.h"
#include "tests/bench/frames.h"
#include "tests/bench/trees.h"

#include <QGuiApplication>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <limits>

using namespace prunus;
using namespace prunus::bench;

namespace {

struct Subject {
    const char* name;
    std::function<GameTree()> tree;
    Algorithm algorithm;
    MoveOrder order;
};

const std::vector<Subject>& subjects() {
    const auto grown = [](std::uint32_t depth, std::uint32_t branching) {
        return [=] { return uniform(depth, branching); };
    };
    const auto wild = [] { return uneven(10'000'000); };
    using enum Algorithm;
    using enum MoveOrder;
    static const std::vector<Subject> all{
        {"b = 10", grown(7, 10), alphaBeta, asWritten},
        {"b = 10", grown(7, 10), minimax, asWritten},
        {"b = 10", grown(7, 10), alphaBeta, MoveOrder::random},
        {"b = 10", grown(7, 10), minimax, MoveOrder::random},
        {"b = 3", grown(14, 3), alphaBeta, asWritten},
        {"b = 3", grown(14, 3), alphaBeta, MoveOrder::random},
        {"b = 2", grown(22, 2), alphaBeta, asWritten},
        {"b = 2", grown(22, 2), minimax, bestFirst},
        {"b = 2, 10^6", grown(19, 2), alphaBeta, asWritten},
        {"uneven", wild, alphaBeta, asWritten},
        {"uneven", wild, negamax, asWritten},
        {"uneven", wild, alphaBetaNegamax, MoveOrder::random},
        {"2,000 rows", [] { return comb(2000, 5000); }, minimax, asWritten},
        {"2,000 rows", [] { return comb(2000, 5000); }, minimax, MoveOrder::random},
        {"ladder of 10^6", [] { return ladder(333'333); }, alphaBeta, asWritten},
        {"ladder of 10^6", [] { return ladder(333'333); }, alphaBeta, MoveOrder::random},
        {"path of 10^6", grown(999'999, 1), alphaBeta, asWritten},
        {"star of 10^6", grown(1, 999'999), minimax, asWritten},
        {"star of 10^6", grown(1, 999'999), minimax, MoveOrder::random},
        {"broom 10^6 x 9", [] { return broom(1'000'000, 9); }, minimax, MoveOrder::random},
        {"tic-tac-toe", [] { return unfolded("tic-tac-toe"); }, alphaBeta, asWritten},
        {"tic-tac-toe", [] { return unfolded("tic-tac-toe"); }, minimax, asWritten},
        {"Reversi", [] { return unfolded("reversi:8", 7); }, alphaBeta, asWritten},
        {"Connect Four", [] { return unfolded("connect-four", 7); }, alphaBeta, asWritten},
        {"Ultimate", [] { return unfolded("ultimate-tic-tac-toe", 4); }, alphaBeta, asWritten},
        {"Nim 3, 4, 5", [] { return unfolded("nim:3:3,4,5", 8); }, alphaBeta, asWritten},
    };
    return all;
}

void printRow(const Subject& subject, const char* what, QSize size, const Frames& frames) {
    const std::string algorithm(traits(subject.algorithm).id);
    std::string order(moveOrderId(subject.order));
    std::ranges::replace(order, '-', ' ');
    std::printf("| %s | %s, %s | %d × %d | %s | %zu | %.1f | %.1f | %.1f |\n", subject.name,
                algorithm.c_str(), order.c_str(), size.width(), size.height(), what,
                frames.milliseconds.size(), frames.percentile(50), frames.percentile(99),
                frames.percentile(100));
    std::printf("<!-- slowest: %s -->\n", frames.slowest.c_str());
    std::fflush(stdout);
}

void printBoards(const Subject& subject, QSize size, Scene& scene, TreeBoards& boards, int most) {
    const std::pair<std::string, double> zooms[]{
        {"whole tree", 0},
        {"boards of 30", 30},
        {"boards of 100", 100},
        {"greatest zoom", std::numeric_limits<double>::infinity()}};
    for (const auto& [name, pixels] : zooms) {
        const MeasuredBoards measured = measureBoards(scene, size, most, boards, pixels);
        printRow(subject, (name + ", new step").c_str(), size, measured.newStep);
        printRow(subject, (name + ", pan").c_str(), size, measured.pan);
        printRow(subject, (name + ", zoom").c_str(), size, measured.zoom);
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const char* const wanted = argc > 1 ? argv[1] : "";
    const int most = argc > 2 ? std::atoi(argv[2]) : 0;
    std::puts("| tree | search | pixels | frame | frames | median | 99th | slowest |\n"
              "| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (const Subject& subject : subjects()) {
        if (std::strstr(subject.name, wanted) == nullptr) {
            continue;
        }
        Scene scene(subject.tree(), with(subject.algorithm, subject.order));
        TreeBoards boards({std::shared_ptr<const GameTree>(), &scene.tree});
        for (const QSize size : {QSize(1920, 1080), QSize(3840, 2160)}) {
            const Measured measured =
                measureFrames(scene, size, most, boards.any() ? &boards : nullptr);
            printRow(subject, "new step", size, measured.newStep);
            printRow(subject, "zoom, pan", size, measured.newView);
            if (boards.any()) {
                printBoards(subject, size, scene, boards, most);
            }
        }
    }
}
