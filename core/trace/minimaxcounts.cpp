#include "core/trace/minimaxcounts.h"

#include <algorithm>

namespace prunus {

Counts countsOfMinimax(const GameTree& tree, std::optional<std::uint32_t> depth) {
    const Row limit{std::min(depth.value_or(tree.height()), tree.height())};
    Counts counts;
    for (std::uint32_t n = 0; n < tree.row(limit).first.value; ++n) {
        counts.interiorVisited += tree.isLeaf(NodeId{n}) ? 0U : 1U;
    }
    counts.nodesVisited = tree.row(limit).last.value;
    counts.leavesEvaluated = counts.nodesVisited - counts.interiorVisited;
    return counts;
}

} // namespace prunus
