#pragma once

#include "core/edit/edit.h"

#include <tl/expected.hpp>

namespace prunus {

/// What a node of an edited tree was made from.
struct Origin {
    enum class Source : std::uint8_t {
        old,    ///< the node of the old tree itself
        copied, ///< a copy of a node of the old tree
        given,  ///< a node of a tree that the edit brought along, or of none
    };
    Source source = Source::old;
    NodeId node;

    friend bool operator==(const Origin&, const Origin&) = default;
};

/// The tree after an edit, and how it hangs together with the one before.
struct EditedTree {
    GameTree tree;
    /// What each node was made from.
    std::vector<Origin> origins;
    /// Where the nodes of the old tree are now.
    NodeMap map;
    /// The node that the edit was about, or made: the one to select.
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
        wrongNumberOfLeaves, ///< `given` values for `wanted` leaves
        tooManyNodes,
        noSuchNote,   ///< `given` is its number, `wanted` how many there are
        noteTooLarge, ///< it or the number of notes breaks a limit, or it says nothing
    };
    Kind kind = Kind::noSuchNode;
    NodeId node = noNode;
    std::uint64_t given = 0;
    std::uint64_t wanted = 0;
};

using EditResult = tl::expected<EditedTree, EditError>;

/// Makes the edit on a copy. Notes stay with the nodes that they are about, and know which are
/// gone; only another document has none of them. With a subtree that is copied or pasted come the
/// notes that are about nothing else. Deterministic: the same edit of the same tree
/// gives the same tree. O(nodes), with names O(nodes log names), to sort O(nodes log branching). No
/// recursion.
[[nodiscard]] EditResult applyEdit(const GameTree& tree, const Edit& edit);

/// The subtree as a tree of its own, its root's player as it was, with the notes that are about
/// nothing else. O(nodes).
[[nodiscard]] GameTree subtreeOf(const GameTree& tree, NodeId node);

} // namespace prunus
