#include "core/practice/difficulty.h"

namespace prunus {

namespace {

bool leavesDifferInDepth(const GameTree& tree) {
    for (std::uint32_t row = 0; row < tree.height(); ++row) {
        for (const NodeId n : tree.row(Row{row})) {
            if (tree.isLeaf(n)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

std::uint64_t difficultyOf(const GameTree& tree, const Sheet& right) {
    const std::uint64_t backs = right.counts.nodesVisited - 1;
    std::uint64_t difficulty = right.counts.interiorVisited + backs;
    for (const SheetCut& cut : right.cuts) {
        difficulty +=
            3 + (cut.deep ? 4U : 0U) + (cut.equal ? 3U : 0U) + (cut.mover == Player::max ? 2U : 0U);
    }
    return difficulty + (leavesDifferInDepth(tree) ? 2U : 0U);
}

} // namespace prunus
