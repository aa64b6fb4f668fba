#include "tests/app/searchvisits.h"

#include "core/notation/readtree.h"
#include "core/trace/run.h"

using namespace prunus;

namespace {

/// Over both kinds of --fail and of --cut.
std::uint64_t visits(const GameTree& tree, SearchOptions options) {
    std::uint64_t sum = 0;
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            options.fail = fail;
            options.cut = cut;
            sum += recordSearch(tree, options).value()->totals().nodesVisited;
        }
    }
    return sum;
}

} // namespace

std::uint64_t visitsOfAllSearches(std::string_view text, bool maximising) {
    const ReadResult tree = readText(text);
    if (!tree) {
        return 0;
    }
    std::uint64_t sum = 0;
    for (const MoveOrder order :
         {MoveOrder::asWritten, MoveOrder::bestFirst, MoveOrder::worstFirst}) {
        for (const AlgorithmTraits& each : algorithms) {
            SearchOptions options;
            options.algorithm = each.algorithm;
            options.root = maximising ? Player::max : Player::min;
            options.order = order;
            sum += visits(*tree, options);
        }
    }
    return sum;
}
