#include "core/trace/positionproofs.h"

namespace prunus {

namespace {

/// What the leaves prove by both.
Witnesses tighter(const GameTree& tree, Witnesses a, Witnesses b) {
    const Bounds ofA = boundsOf(tree, a);
    const Bounds ofB = boundsOf(tree, b);
    return {ofA.lower >= ofB.lower ? a.lower : b.lower, ofA.upper <= ofB.upper ? a.upper : b.upper};
}

} // namespace

NodeId PositionProofs::holder(NodeId n) const {
    const NodeId held = holders_[positions_->of(n).value];
    const bool fits = held != noNode && (!pliesMatter_ || tree_->rowOf(held) == tree_->rowOf(n));
    return fits ? held : noNode;
}

void PositionProofs::leave(NodeId n, bool maximises) {
    const Witnesses found =
        provenByChildren(*tree_, n, maximises, [this](NodeId child) { return of(child); });
    const NodeId held = holder(n);
    keep(n, held == noNode ? found : tighter(*tree_, found, of(held)));
}

void PositionProofs::keep(NodeId n, Witnesses proof) {
    proofs_[n.value] = proof;
    holders_[positions_->of(n).value] = n;
}

} // namespace prunus
