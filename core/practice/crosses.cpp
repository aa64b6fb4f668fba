#include "core/practice/crosses.h"

#include <algorithm>
#include <map>

namespace prunus {

namespace {

/// The leaf that proves the value for which a node was cut short: the first one read below the
/// child that returned whose value is what is proved of that child.
NodeId provingLeaf(const GameTree& tree, const Sheet& sheet, const SheetCut& cut) {
    const Bounds proved = sheet.nodes[cut.after.value].proved;
    const Value v = cut.mover == Player::min ? proved.upper : proved.lower;
    const Row row = tree.rowOf(cut.after);
    for (const NodeId leaf : sheet.leaves) {
        if (sheet.nodes[leaf.value].minimax == v && tree.rowOf(leaf) >= row &&
            tree.ancestor(leaf, row) == cut.after) {
            return leaf;
        }
    }
    return noNode;
}

/// The children that were searched before the one that closed a window, where others were skipped.
std::vector<NodeId> searchedBeforeCuts(const GameTree& tree, const Sheet& sheet) {
    std::vector<NodeId> searched;
    for (const SheetCut& cut : sheet.cuts) {
        const NodeRange family = tree.children(cut.at);
        for (std::uint32_t k = 0; sheet.order.at(family, k) != cut.after; ++k) {
            searched.push_back(sheet.order.at(family, k));
        }
    }
    return searched;
}

} // namespace

std::vector<NodeId> crossesOf(const GameTree& tree, const Sheet& sheet) {
    if (sheet.procedure.misconception == Misconception::searchedCrossedOut) {
        return searchedBeforeCuts(tree, sheet);
    }
    if (sheet.procedure.misconception != Misconception::provingLeafCrossedOut) {
        return sheet.skippedRoots;
    }
    std::map<NodeId, NodeId> before;
    for (const SheetCut& cut : sheet.cuts) {
        const NodeId leaf = provingLeaf(tree, sheet, cut);
        if (leaf != noNode && !cut.skipped.empty()) {
            before.emplace(cut.skipped.front(), leaf);
        }
    }
    std::vector<NodeId> marks;
    for (const NodeId skipped : sheet.skippedRoots) {
        if (const auto leaf = before.find(skipped); leaf != before.end()) {
            marks.push_back(leaf->second);
        }
        marks.push_back(skipped);
    }
    return marks;
}

} // namespace prunus
