#pragma once

#include "core/search/samepositions.h"
#include "core/trace/calllog.h"
#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// What the leaves evaluated so far prove of each node of a game's tree at the end of its latest
/// call, in a search with a transposition table: where two nodes are one position, what is read
/// below one of them counts for both as soon as both are called. 20 bytes a node.
class PositionProofs {
  public:
    /// All must live as long. Where plies matter, a position in another row is another one.
    PositionProofs(const GameTree& tree, const SamePositions& positions, bool pliesMatter)
        : tree_(&tree), positions_(&positions), pliesMatter_(pliesMatter),
          proofs_(tree.nodeCount()), holders_(tree.nodeCount(), noNode) {}

    /// Nothing before its first call.
    [[nodiscard]] Witnesses of(NodeId n) const { return proofs_[n.value]; }
    /// The node by which the table knows the position of this one, or noNode. O(log height).
    [[nodiscard]] NodeId holder(NodeId n) const;

    // What happens, as a listener hears it.
    void leaf(NodeId n) { keep(n, {n, n}); }
    void recall(NodeId n) { proofs_[n.value] = proofs_[holder(n).value]; }
    void leave(NodeId n, bool maximises);

  private:
    void keep(NodeId n, Witnesses proof);

    const GameTree* tree_;
    const SamePositions* positions_;
    bool pliesMatter_;
    std::vector<Witnesses> proofs_;
    std::vector<NodeId> holders_; ///< of each position, by its id
};

/// What is proved of a node together by its children, of which `proofOf` tells.
template <class ProofOf>
Witnesses provenByChildren(const GameTree& tree, NodeId n, bool maximises, const ProofOf& proofOf) {
    bool first = true;
    Witnesses witnesses;
    Bounds best;
    for (const NodeId child : tree.children(n)) {
        const Witnesses of = proofOf(child);
        const Bounds b = boundsOf(tree, of);
        if (first || (maximises ? b.lower > best.lower : b.lower < best.lower)) {
            best.lower = b.lower;
            witnesses.lower = of.lower;
        }
        if (first || (maximises ? b.upper > best.upper : b.upper < best.upper)) {
            best.upper = b.upper;
            witnesses.upper = of.upper;
        }
        first = false;
    }
    return witnesses;
}

} // namespace prunus
