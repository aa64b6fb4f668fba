#pragma once

#include "core/tree/letternames.h"

#include <string>

namespace prunus {

/// What nodes are called. A node's own name comes first, with the path where another node has the
/// same. Inner nodes without one are A, B, C, … in level order (names in use are skipped), behind Z
/// AA, AB, … on screen and in figures, else their path; leaves are called by their value, with the
/// path where another leaf has the same. Long paths are shortened in the middle. In a game's tree
/// moves stand for path and letters, those that are numbers with an arrow: `b2 a1`, `→4→3`. The
/// tree must outlive this.
class DisplayNames {
  public:
    /// O(nodes), and in a small tree O(nodes log nodes).
    explicit DisplayNames(const GameTree& tree, Letters letters = Letters::endless);

    /// O(log nodes), but for the moves of a game.
    [[nodiscard]] std::string of(NodeId n) const;
    /// Whether the name holds the moves of a game that lead to the node.
    [[nodiscard]] bool isMoves(NodeId n) const;
    /// Whether the name is the node's value, and no moves.
    [[nodiscard]] bool isValue(NodeId n) const;
    /// Whether the name is or begins with that, so that a sign before it is a number's.
    [[nodiscard]] bool beginsWithValue(NodeId n) const;
    /// The name without what tells it from others.
    [[nodiscard]] std::string bare(NodeId n) const;
    /// Whether the name has the path behind it.
    [[nodiscard]] bool isWithPath(NodeId n) const;
    [[nodiscard]] const GameTree& tree() const { return *tree_; }
    /// The name that is drawn beside a node: its own, or a letter; empty for all others.
    [[nodiscard]] std::string shortOf(NodeId n) const;
    /// The node that is called by these letters, in capitals or not, without having them as its own
    /// name; noNode if none is.
    [[nodiscard]] NodeId nodeOfLetters(std::string_view letters) const {
        return letters_.node(letters);
    }
    /// `[0,2,1]`, shortened in the middle if long.
    [[nodiscard]] std::string path(NodeId n) const;
    /// What tells a node from others of its value: the path, or in a game's tree the moves,
    /// `(b2 a1)`.
    [[nodiscard]] std::string place(NodeId n) const;

  private:
    [[nodiscard]] bool isPlaced(NodeId n) const;
    [[nodiscard]] bool ambiguousLeaf(NodeId n) const;

    const GameTree* tree_;
    /// Those whose own name is another's too, ascending.
    std::vector<NodeId> namesakes_;
    LetterNames letters_;
    /// Those of more than one leaf that is called by its value, ascending; in small trees.
    std::vector<Value> sharedValues_;
};

} // namespace prunus
