#pragma once

#include "core/edit/nodemap.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace prunus {

// What can be done to a tree, as data: the words for it are the interface's. Node ids are those of
// the tree before the edit. A `place` is a gap between the children as they are before the edit:
// 0 before the first, the number of children after the last.

/// The static value of a node, from MAX's side; of a leaf or of an inner node. Finite.
struct SetValue {
    NodeId node;
    Value value = 0;
};
/// Takes a node's own static value away: always from an inner node, from a leaf only if the tree
/// has a failure value, which then holds.
struct ClearValue {
    NodeId node;
};
/// An empty name is none.
struct SetName {
    NodeId node;
    std::string name;
};
/// The label of the edge into the node; empty is none.
struct SetMove {
    NodeId node;
    std::string move;
};
struct SetTitle {
    std::string title;
};
/// A note in the place of one, by its number, or behind the last; without a note, that one is taken
/// away. It is about nodes of the tree before the edit, as all are.
struct SetNote {
    std::size_t number = 0;
    std::optional<Note> note;
};
/// A new leaf. Without a value it takes that of a leaf which becomes its parent, so that nobody's
/// minimax value changes; under an inner node it is 0.
struct InsertChild {
    NodeId parent;
    std::uint32_t place = 0;
    std::optional<Value> value;
};
/// A new leaf just before or after a node other than the root.
struct InsertSibling {
    NodeId node;
    bool after = true;
    Value value = 0;
};
/// A parent that loses its last child becomes a leaf of its own static value if it has one, else of
/// the minimax value it had, so that nothing above it changes. The root cannot go.
struct DeleteSubtree {
    NodeId node;
};
/// A parent that loses its last child fares as after DeleteSubtree; a leaf that gets a child gives
/// its value up. Not into the subtree itself.
struct MoveSubtree {
    NodeId node;
    NodeId parent;
    std::uint32_t place = 0;
};
/// As MoveSubtree, but the subtree stays where it is too, and may be copied into itself. A name
/// that told one node from all others does so still: the copy gets the next number, `a2` for `a`.
struct CopySubtree {
    NodeId node;
    NodeId parent;
    std::uint32_t place = 0;
};
/// Puts another tree under a node. Of the other's header only the failure value counts: leaves that
/// take it get it as a value of their own if this tree's differs. Names are as in CopySubtree.
struct PasteSubtree {
    std::shared_ptr<const GameTree> subtree;
    NodeId parent;
    std::uint32_t place = 0;
};
/// Another tree in the place of a node. The header stays, unless it is the place of the root: then
/// it is another document, with a header of its own. Nodes of the same path count as the same.
struct ReplaceSubtree {
    std::shared_ptr<const GameTree> subtree;
    NodeId node;
};
/// The whole tree typed anew as text. What brackets cannot hold stays: the header, and for the
/// nodes that the map says are the same, moves, static values of inner nodes, and leaves that take
/// the failure value where they still have it. Where another document was typed, nothing of the old
/// one stays.
struct RetypeTree {
    std::shared_ptr<const GameTree> typed;
    NodeMap same;
    bool anew = false;
};
/// The values of all leaves, as written from left to right; as many as there are leaves.
struct SetLeaves {
    std::vector<Value> values;
};

/// Whose children are put in another order: one node's, or those of its whole subtree.
struct Families {
    NodeId node;
    bool below = false;
};
enum class SortKey : std::uint8_t {
    bestFirst,  ///< by true minimax value, the best for the player who moves first
    worstFirst, ///< likewise the worst
    ascending,  ///< by true minimax value from MAX's side
    descending,
    smallestProof, ///< first the child that the smallest proof of the root's value rests on, if it
                   ///< rests on one: see MinimalTree. The others stay as they are.
};
/// Stable.
struct SortChildren {
    Families families;
    SortKey key = SortKey::bestFirst;
};
struct ReverseChildren {
    Families families;
};
/// The same order on every platform for the same seed.
struct ShuffleChildren {
    Families families;
    std::uint64_t seed = 1;
};
/// MAX becomes MIN at the root, and so each player the other; values stay as they are.
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

/// Whether two edits made one after the other, as while a number is dragged or a name typed, come
/// to no more than the second: the same field of the same node, or the whole tree typed anew.
[[nodiscard]] bool supersedes(const Edit& later, const Edit& earlier);

} // namespace prunus
