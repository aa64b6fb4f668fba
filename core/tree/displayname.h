#pragma once

#include "core/tree/gametree.h"

#include <array>
#include <string>

namespace prunus {

/// What nodes are called on screen. A node's own name comes first, with the path where another node
/// has the same. Inner nodes without one are
/// A, B, C, … in level order (names in use are skipped), from the 27th on their path; leaves are
/// called by their value, with the path where another leaf has the same. Long paths are shortened
/// in the middle. In a game's tree moves stand for path and letters, those that are numbers with an
/// arrow: `b2 a1`, `→4→3`. The tree must outlive this.
class DisplayNames {
  public:
    explicit DisplayNames(const GameTree& tree);

    /// O(depth log nodes), and for a leaf in a small tree O(nodes).
    [[nodiscard]] std::string of(NodeId n) const;
    /// Whether the name holds the moves of a game that lead to the node.
    [[nodiscard]] bool isMoves(NodeId n) const;
    /// Whether the name is the node's value, so that a sign before it is a number's.
    [[nodiscard]] bool isValue(NodeId n) const;
    /// The name that is drawn beside a node: its own, or a letter; empty for all others.
    [[nodiscard]] std::string shortOf(NodeId n) const;
    /// The node that is called by this letter, A to Z or a to z, without having it as its own name;
    /// noNode if none is.
    [[nodiscard]] NodeId nodeOfLetter(char letter) const;
    /// `[0,2,1]`, shortened in the middle if long.
    [[nodiscard]] std::string path(NodeId n) const;
    /// What tells a node from others of its value: the path, or in a game's tree the moves,
    /// `(b2 a1)`.
    [[nodiscard]] std::string place(NodeId n) const;

  private:
    [[nodiscard]] bool ambiguousLeaf(NodeId n) const;

    const GameTree* tree_;
    /// Those whose own name is another's too, ascending.
    std::vector<NodeId> namesakes_;
    /// The nodes called A, B, …, in this order; noNode where a letter is in use as a name.
    std::array<NodeId, 26> letters_{};
};

} // namespace prunus
