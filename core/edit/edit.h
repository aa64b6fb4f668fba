#pragma once

#include "core/edit/nodemap.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace prunus {

// Everything that can be done to a tree, as data; the interface has the words for it. Node ids are
// those of the tree before the edit. A `place` is a gap between the children as they are before the
// edit: 0 before the first, the number of children after the last.

/// Sets the static value of a leaf or an inner node, from MAX's side. The value must be finite.
struct SetValue {
    NodeId node;
    Value value = 0;
};
/// Removes a node's own static value. An inner node can always lose it, a leaf only if the tree has
/// a failure value, which the leaf then has.
struct ClearValue {
    NodeId node;
};
/// Sets the name of a node; an empty name removes it.
struct SetName {
    NodeId node;
    std::string name;
};
/// Sets the label of the edge into the node; an empty label removes it.
struct SetMove {
    NodeId node;
    std::string move;
};
struct SetTitle {
    std::string title;
};
/// Replaces the note of this number, or adds a note behind the last one; without a `note`, removes
/// the note of this number. The new note is about nodes of the tree before the edit, as all edits
/// are.
struct SetNote {
    std::size_t number = 0;
    std::optional<Note> note;
};
/// Inserts a new leaf. Without a value, it takes over the value of a leaf that becomes its parent,
/// so that no minimax value changes; under an inner node its value is 0.
struct InsertChild {
    NodeId parent;
    std::uint32_t place = 0;
    std::optional<Value> value;
};
/// Inserts a new leaf just before or after a node other than the root.
struct InsertSibling {
    NodeId node;
    bool after = true;
    Value value = 0;
};
/// Deletes a node and all nodes below it. A parent that loses its last child becomes a leaf: with
/// its own static value if it has one, else with the minimax value that it had, so that nothing
/// above it changes. The root cannot be deleted.
struct DeleteSubtree {
    NodeId node;
};
/// Moves a subtree under another node or to another place. A parent that loses its last child
/// changes as in DeleteSubtree; a leaf that gets a child gives up its value. A subtree cannot be
/// moved into itself.
struct MoveSubtree {
    NodeId node;
    NodeId parent;
    std::uint32_t place = 0;
};
/// Copies a subtree to where MoveSubtree would move it; it may be copied into itself. A name that
/// only one node had stays unique: the copy gets the next number, `a2` for `a`.
struct CopySubtree {
    NodeId node;
    NodeId parent;
    std::uint32_t place = 0;
};
/// Puts another tree under a node. Of the other tree's header only the failure value counts: leaves
/// that have it get it as their own value if this tree's failure value differs. Names are as in
/// CopySubtree.
struct PasteSubtree {
    std::shared_ptr<const GameTree> subtree;
    NodeId parent;
    std::uint32_t place = 0;
};
/// Puts another tree in the place of a node. The header stays, unless the node is the root: then
/// the other tree is another document and brings its own header. Nodes of the same path count as
/// the same.
struct ReplaceSubtree {
    std::shared_ptr<const GameTree> subtree;
    NodeId node;
};
/// Replaces the whole tree by one that was typed as text. What brackets cannot hold stays: the
/// header, and for nodes that are the same according to `same`, the moves, the static values of
/// inner nodes, and the failure value of leaves that were typed with that value. If another
/// document was typed (`anew`), nothing of the old one stays.
struct RetypeTree {
    std::shared_ptr<const GameTree> typed;
    NodeMap same;
    bool anew = false;
};
/// Sets the values of all leaves, as written from left to right; there must be as many values as
/// leaves.
struct SetLeaves {
    std::vector<Value> values;
};

/// The nodes whose children are put in another order: one node, or, with `below`, all nodes of its
/// subtree.
struct Families {
    NodeId node;
    bool below = false;
};
enum class SortKey : std::uint8_t {
    bestFirst,  ///< by true minimax value: first the child that is best for the player who moves
    worstFirst, ///< by true minimax value: first the child that is worst for the player who moves
    ascending,  ///< by true minimax value from MAX's side
    descending,
    smallestProof, ///< first the child that the smallest proof of the root's value rests on, if it
                   ///< rests on one: see MinimalTree. The other children keep their order.
};
/// Sorts children by a key. Children with the same key keep their order.
struct SortChildren {
    Families families;
    SortKey key = SortKey::bestFirst;
};
struct ReverseChildren {
    Families families;
};
/// Shuffles children: into the same order on every platform for the same seed.
struct ShuffleChildren {
    Families families;
    std::uint64_t seed = 1;
};
/// Swaps MAX and MIN at the root, and so at every node; the values stay as they are.
struct FlipRoot {};
/// Changes the sign of every value, the failure value too. With FlipRoot, the same game seen by the
/// other player.
struct NegateValues {};

using Edit = std::variant<SetValue, ClearValue, SetName, SetMove, SetTitle, SetNote, InsertChild,
                          InsertSibling, DeleteSubtree, MoveSubtree, CopySubtree, PasteSubtree,
                          ReplaceSubtree, RetypeTree, SetLeaves, SortChildren, ReverseChildren,
                          ShuffleChildren, FlipRoot, NegateValues>;

/// Whether an edit puts another document in the place of the one there was.
[[nodiscard]] bool replacesDocument(const Edit& edit);

/// The node that an edit is about, in the tree before it; noNode if it is about the whole tree.
[[nodiscard]] NodeId subjectOf(const Edit& edit);

/// Whether two edits made one after the other, as while a number is dragged or a name is typed,
/// have the same effect as the second one alone: they set the same field of the same node, the
/// title, or all leaves, or both type the whole tree anew.
[[nodiscard]] bool supersedes(const Edit& later, const Edit& earlier);

} // namespace prunus
