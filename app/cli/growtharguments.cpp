#include "app/cli/growtharguments.h"

#include "app/cli/commandoptions.h"
#include "app/cli/gameargument.h"
#include "app/cli/growth.h"
#include "app/cli/uctarguments.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr const char* notes =
    R"(Without a TREE, uniform trees of random values are measured: --samples of them at
each depth, the first with the seed --seed, each further one with the next;
generate makes the same trees. A tree is searched to each depth limit, which
needs static values at that depth; a game without a tree in memory.

Numbers of several samples are told by their median and quartiles. "rate" is the
depth-th root of the median of leaves. Theory to compare random trees with:
  all      1 + b + ... + b^d nodes and b^d leaves, which minimax reads
  minimal  the fewest that prove the value: b^ceil(d/2) + b^floor(d/2) - 1 leaves,
           as many as alpha-beta reads with the best move first, cutting at
           equality too. Knuth and Moore, 1975
  Pearl    xi / (1 - xi), xi the root of x^b + x = 1: how many times as many
           leaves alpha-beta reads for one ply more, in the limit, in random
           order and without equal values. Only growth from depth to depth
           compares with it. Pearl, 1982
The numbers are the same whatever the number of threads. Ctrl+C or --time ends the
measurement early and prints what is there; then points may have fewer samples.)";

void addRandomTrees(CLI::App& command, GrowthRequest& request) {
    addOption(command, "--branching", "B", request.branching, readBranching,
              "Of random trees: children of each inner node; 3 unless given");
    addOption(command, "--values", "LO,HI", request.values, readRange,
              "Of random trees: range of the whole numbers; 0,999999 unless given");
    command.add_flag("--distinct", request.distinct,
                     "Of random trees: no two leaves have the same value");
    addOption(command, "--samples", "N", request.samples, readSamples,
              "How many random trees or random orders make a point; 20 unless given");
    addOption(command, "--seed", "N", request.seed, readSeed, "Seed of the first of them; 1");
}

void addLimits(CLI::App& command, GrowthRequest& request) {
    addOption(
        command, "--max-nodes", "N", request.maxNodes, readMostNodes,
        "Make no random tree with more nodes, 10000000 unless given; and give up a search of a "
        "game that visits more, 1000000000 unless given");
    addOption(command, "--threads", "N", request.threads, readThreads,
              "How many threads work; as many as there are processors unless given");
    addOption(command, "--time", "SECONDS", request.seconds, readSeconds,
              "Stop after this time; never unless given");
}

/// What UCT's convergence has no use for.
std::string contradictionInConvergence(const GrowthRequest& request) {
    if (!request.tree || isGame(*request.tree)) {
        return "--convergence needs a tree whose value can be found: a literal, a file or -; a "
               "game becomes one with prunus convert";
    }
    for (const char* const each : {"--algorithms", "--orders", "--depth", "--branching", "--values",
                                   "--distinct", "--fail", "--cut", "--evaluation", "--quiescence",
                                   "--previous-best", "--max-nodes", "--threads", "--time"}) {
        if (request.given.contains(each)) {
            return std::string(each) + " is not of --convergence, which takes --samples, --seed, "
                                       "--iterations, --exploration, --final and --root";
        }
    }
    return contradictionInUct(request.uct, true, *request.tree);
}

/// What is asked of random trees, which a TREE has no use for.
std::string contradictionInTree(const GrowthRequest& request) {
    if (request.branching || request.values || request.distinct) {
        return "--branching, --values and --distinct are of random trees, which growth measures "
               "where no TREE is given";
    }
    const std::vector<AnyOrder> orders = request.orders.value_or(std::vector<AnyOrder>{});
    const bool all = request.orders && orders.empty();
    const bool random = (all && !isGame(*request.tree)) ||
                        std::any_of(orders.begin(), orders.end(), [](const AnyOrder& order) {
                            return order.ofTree == MoveOrder::random;
                        });
    const bool asWritten = std::all_of(orders.begin(), orders.end(), [](const AnyOrder& order) {
        return order.ofTree == MoveOrder::asWritten;
    });
    if (isGame(*request.tree) && !asWritten) {
        return "--orders: growth searches a game without its tree, which the other orders need; "
               "convert it into a tree first, or leave moves as the game has them, or take orders "
               "that it offers by itself, such as centre-first";
    }
    for (const AnyOrder& order : orders) {
        if (std::string problem = contradictionInOrder("--orders", *request.tree, order.ofGame);
            !problem.empty()) {
            return problem;
        }
    }
    if (!random && (request.samples || request.seed)) {
        return "--samples and --seed are of random trees and of the order random: without them "
               "one search is like another";
    }
    SearchFlags search = request.search;
    search.options.depth = request.depth.value_or(1); // there is one in any case
    return contradictionInGame(*request.tree, search);
}

} // namespace

void addGrowth(CLI::App& program, GrowthRequest& request) {
    CLI::App& command = *program.add_subcommand(
        "growth", "How many nodes each algorithm visits, from depth to depth");
    addTree(command, request.tree, request.notation,
            "A tree, a file, a game such as game:tic-tac-toe, or - for standard input; random "
            "uniform trees unless given");
    addOption(command, "--algorithms", "a,b,...", request.algorithms, readAlgorithms,
              "Which algorithms, or all: " + algorithmIds() +
                  "; minimax and alpha-beta unless given");
    addOption(command, "--orders", "o,p,...", request.orders, readAnyOrders,
              "In which orders children are searched: as-written, best-first, worst-first, "
              "random, or all; as-written and best-first unless given; of a game those that it "
              "offers of " +
                  gameOrderIds(", "));
    addOption(command, "--depth", "PLIES", request.depth, readGrowthDepth,
              "Measure the depths 1 to this; unless given, of random trees the last that has at "
              "most 200000 nodes, of a tree all, of a game 6");
    addRandomTrees(command, request);
    addRules(command, request.search.options);
    addEvaluation(command, request.search.evaluation);
    addQuiescence(command, request.search.quiescence);
    addPreviousBest(command, request.search.options);
    addLimits(command, request);
    command.add_flag("--convergence", request.convergence,
                     "Of a tree: how near to its value the estimates of uct are, and how many runs "
                     "would make a best move, over --samples seeds");
    addUctOptionsOfTrees(command, request.uct);
    addFormat(command, request.format);
    command.footer(notes);
}

std::string contradiction(const GrowthRequest& request) {
    if (request.convergence) {
        return contradictionInConvergence(request);
    }
    if (std::string problem = contradictionInUct(request.uct, false, request.tree.value_or(""));
        !problem.empty()) {
        return problem + "; give --convergence";
    }
    const std::vector<AnyOrder> orders = request.orders.value_or(std::vector<AnyOrder>{});
    const bool ofGame = std::any_of(orders.begin(), orders.end(),
                                    [](auto order) { return order.ofGame != GameMoveOrder::own; });
    return request.tree ? contradictionInTree(request)
           : ofGame     ? "--orders: some of these are of a game, such as game:tic-tac-toe"
           : request.search.evaluation ? "--evaluation is of a game, such as game:tic-tac-toe"
           : request.search.quiescence
               ? contradictionInQuiescence({}, request.search.quiescence, true)
               : faultInShapes(request);
}

} // namespace prunus
