#include "core/practice/guesses.h"

namespace prunus {

namespace {

/// Whether it has children, and all are leaves.
bool isLastLevel(const GameTree& tree, NodeId n) {
    for (const NodeId child : tree.children(n)) {
        if (!tree.isLeaf(child)) {
            return false;
        }
    }
    return !tree.isLeaf(n);
}

} // namespace

std::vector<Answer> guessedCrosses(const GameTree& tree, const Sheet& right) {
    Answer everything;
    Answer allButFirst;
    Answer last;
    Answer greater;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(n);
        if (tree.isLeaf(n)) {
            everything.marks.push_back(n);
            if (tree.staticValue(n) > right.nodes.front().minimax) {
                greater.marks.push_back(n);
            }
        } else if (isLastLevel(tree, n)) {
            last.marks.push_back(right.order.at(family, family.size() - 1));
            for (std::uint32_t k = 1; k < family.size(); ++k) {
                allButFirst.marks.push_back(right.order.at(family, k));
            }
        }
    }
    Answer fromRight;
    Procedure turned = right.procedure;
    turned.rightToLeft = !turned.rightToLeft;
    if (const auto sheet = makeSheet(tree, turned)) {
        fromRight.marks = sheet->skipped();
    }
    return {Answer(), everything, allButFirst, last, fromRight, greater};
}

} // namespace prunus
