#pragma once

#include "core/search/samepositions.h"
#include "core/trace/calllog.h"
#include "core/tree/gametree.h"

#include <vector>

namespace prunus {

/// What the leaves evaluated so far prove of each node of a game's tree at the end of its latest
/// call, in a search with a transposition table: where two nodes are the same position, what is
/// read below one of them counts for both as soon as both have been called. It takes 20 bytes a
/// node.
class PositionProofs {
  public:
    /// Tree and positions must outlive this object. Where the plies left matter, a position in
    /// another row counts as another one.
    PositionProofs(const GameTree& tree, const SamePositions& positions, bool pliesMatter)
        : tree_(&tree), positions_(&positions), pliesMatter_(pliesMatter),
          proofs_(tree.nodeCount()), holders_(tree.nodeCount(), noNode) {}

    /// What is proved of a node; nothing before its first call.
    [[nodiscard]] Witnesses of(NodeId n) const { return proofs_[n.value]; }
    /// The node by which the table knows the position of this one, or noNode. O(log height).
    [[nodiscard]] NodeId holder(NodeId n) const;

    // The events of the search, which its listener passes on.
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

/// Returns what the children of a node together prove of it; `proofOf(child)` gives what is proved
/// of a child.
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
