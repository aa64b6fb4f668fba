#pragma once

#include "core/tree/letternames.h"

#include <string>

namespace prunus {

/// The names under which nodes are shown. A node's own name comes first, with the path behind it
/// where another node has the same name. Inner nodes without a name of their own are A, B, C, … in
/// level order (names in use are skipped); those after Z are AA, AB, … on screen and in figures,
/// and are shown by their path elsewhere. Leaves are called by their value, with the path behind it
/// where another leaf has the same value. Long paths are shortened in the middle. In a game's tree,
/// moves stand for path and letters, and moves that are numbers have an arrow: `b2 a1`, `→4→3`. The
/// tree must outlive this object.
class DisplayNames {
  public:
    /// Takes O(nodes), and in a small tree O(nodes log nodes).
    explicit DisplayNames(const GameTree& tree, Letters letters = Letters::endless);

    /// The name of a node. O(log nodes), but for the moves of a game.
    [[nodiscard]] std::string of(NodeId n) const;
    /// Whether the name contains the moves of a game that lead to the node.
    [[nodiscard]] bool isMoves(NodeId n) const;
    /// Whether the name is the node's value and contains no moves.
    [[nodiscard]] bool isValue(NodeId n) const;
    /// Whether the name is the node's value or begins with it, so that a sign at its start belongs
    /// to a number.
    [[nodiscard]] bool beginsWithValue(NodeId n) const;
    /// The name without the path or moves that distinguish the node from others of the same name or
    /// value.
    [[nodiscard]] std::string bare(NodeId n) const;
    /// Whether the name has the path of the node behind it.
    [[nodiscard]] bool isWithPath(NodeId n) const;
    [[nodiscard]] const GameTree& tree() const { return *tree_; }
    /// The name that is drawn beside a node: its own name or a letter; empty for all other nodes.
    [[nodiscard]] std::string shortOf(NodeId n) const;
    /// The node that is called by these letters, in capitals or not, while they are not its own
    /// name; noNode if there is none.
    [[nodiscard]] NodeId nodeOfLetters(std::string_view letters) const {
        return letters_.node(letters);
    }
    /// The path of a node, `[0,2,1]`, shortened in the middle if it is long.
    [[nodiscard]] std::string path(NodeId n) const;
    /// What distinguishes a node from others with the same value: its path, or in a game's tree its
    /// moves, `(b2 a1)`.
    [[nodiscard]] std::string place(NodeId n) const;

  private:
    [[nodiscard]] bool isPlaced(NodeId n) const;
    [[nodiscard]] bool ambiguousLeaf(NodeId n) const;

    const GameTree* tree_;
    /// The nodes whose own name is also the name of another node, ascending; empty if very many
    /// nodes have names.
    std::vector<NodeId> namesakes_;
    LetterNames letters_;
    /// The values that more than one leaf is called by, ascending; in small trees.
    std::vector<Value> sharedValues_;
};

} // namespace prunus
