#pragma once

#include "core/edit/edit.h"

#include <tl/expected.hpp>

namespace prunus {

/// What a node of an edited tree was made from.
struct Origin {
    enum class Source : std::uint8_t {
        old,    ///< the node of the old tree itself
        copied, ///< a copy of a node of the old tree
        given,  ///< a node of a tree that the edit brought along, or a new node
    };
    Source source = Source::old;
    NodeId node;

    friend bool operator==(const Origin&, const Origin&) = default;
};

/// The tree after an edit, and how its nodes are related to those of the tree before.
struct EditedTree {
    GameTree tree;
    /// For each node, what it was made from.
    std::vector<Origin> origins;
    /// Where the nodes of the old tree are now.
    NodeMap map;
    /// The node that the edit was about or that it made, which is to be selected.
    NodeId focus;
};

/// Why an edit is impossible. The tree stays as it was.
struct EditError {
    enum class Kind : std::uint8_t {
        noSuchNode,
        noSuchPlace,         ///< `given` is the place, `wanted` the last one there is
        rootStays,           ///< the root cannot be deleted, moved, or have siblings
        intoItself,          ///< a subtree cannot become a part of itself
        notFinite,           ///< a value must be a finite number
        leafNeedsValue,      ///< without a failure value a leaf must have its own
        wrongNumberOfLeaves, ///< there are `given` values for `wanted` leaves
        tooManyNodes,
        noSuchNote,   ///< `given` is the number of the note, `wanted` how many notes there are
        noteTooLarge, ///< the note or the number of notes breaks a limit, or the note says nothing
    };
    Kind kind = Kind::noSuchNode;
    NodeId node = noNode;
    std::uint64_t given = 0;
    std::uint64_t wanted = 0;
};

using EditResult = tl::expected<EditedTree, EditError>;

/// Makes the edit on a copy of the tree. Notes stay with the nodes that they are about, and mark
/// those that are gone; only another document in the tree's place has none of them. A subtree that
/// is copied or pasted brings the notes that are about nothing else. Deterministic: the same edit
/// of the same tree gives the same tree. O(nodes), with names O(nodes log names), to sort O(nodes
/// log branching). No recursion.
[[nodiscard]] EditResult applyEdit(const GameTree& tree, const Edit& edit);

/// Returns the subtree as a tree of its own: its root keeps its player, and the notes that are
/// about nothing else come with it. O(nodes).
[[nodiscard]] GameTree subtreeOf(const GameTree& tree, NodeId node);

} // namespace prunus
