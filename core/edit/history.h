#pragma once

#include "core/edit/editedtree.h"
#include "core/edit/textpatch.h"
#include "core/notation/readtree.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// What a sentence about an edit needs besides the edit itself; all of it is of the tree before the
/// edit.
struct EditNote {
    std::string where;          ///< what the edit's node is called; empty for the whole tree
    std::optional<Value> value; ///< the static value of the node
    std::string name;
    std::string move;
    std::string title; ///< the title of the tree
    /// How many nodes the node's subtree has; for the whole tree, all nodes.
    std::uint32_t nodes = 0;
};

/// How the tree after a step through the history is related to the tree that was shown before.
struct HistoryChange {
    NodeMap map;
    NodeId focus = noNode;
};

/// How a text was typed in the place of another one.
struct Retyping {
    /// Whether an edit may take the place of the one just made, as while a number is dragged or
    /// text is typed; see supersedes(). An edit that was undone, redone or saved is never replaced.
    enum class Merge : std::uint8_t { never, withPrevious };
    /// The part of the old text that was typed over, and how long the new part is, in bytes.
    struct Part {
        std::size_t offset = 0;
        std::size_t removed = 0;
        std::size_t inserted = 0;
    };

    Retyping(Merge m = Merge::never) : merge(m) {} // NOLINT(google-explicit-constructor)

    Merge merge;
    /// The part that was typed over; nullopt for the likeliest part, see changeBetween().
    std::optional<Part> part = {};
    /// Whether nothing of the old text was left in between, so that this is another document.
    bool anew = false;
};

/// A tree, its text if it was given as text, and everything that was done to them. Undo and redo
/// have no limit.
///
/// Edits are deterministic, so a past tree can be made again from any earlier one. Past trees are
/// kept as long as they fit into a budget of memory, the recent ones most densely. Text is kept as
/// patches, from which a typed tree is read again; a pasted tree is kept with its edit.
class History {
  public:
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20U;
    using Merge = Retyping::Merge;

    /// `text` is the bracket notation of the tree; nullopt if the tree was not given as text.
    explicit History(std::shared_ptr<const GameTree> tree,
                     std::optional<std::string> text = std::nullopt,
                     std::size_t budget = defaultBudget);

    [[nodiscard]] const std::shared_ptr<const GameTree>& tree() const { return tree_; }
    [[nodiscard]] const std::optional<std::string>& text() const { return text_; }

    /// Makes the edit, or leaves everything as it was. Edits that were undone cannot be redone any
    /// more. O(nodes + length of the text).
    [[nodiscard]] tl::expected<HistoryChange, EditError> perform(const Edit& edit,
                                                                 Merge merge = Merge::never);
    /// Makes a RetypeTree of bracket text that was typed in the place of the present text; needs
    /// text(). It takes the place of the edit before only if both were typed in the same place of
    /// the text.
    [[nodiscard]] tl::expected<HistoryChange, ReadError> retype(std::string typed,
                                                                const Retyping& how = {});

    [[nodiscard]] bool canUndo() const { return position_ > 0; }
    [[nodiscard]] bool canRedo() const { return position_ < entries_.size(); }
    /// undo() needs canUndo(), redo() needs canRedo(). Both take O(nodes + length); undo() takes as
    /// much again for each edit since the nearest tree that was kept. Past trees stay within the
    /// budget meanwhile.
    HistoryChange undo();
    HistoryChange redo();

    /// The number of edits made so far; those that were undone come last.
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    /// How many of these edits are in force.
    [[nodiscard]] std::size_t position() const { return position_; }
    /// Whether one of the edits in force put another document in the place of the first.
    [[nodiscard]] bool replaced() const;
    /// The k-th edit. Text that was typed is a RetypeTree without its tree.
    [[nodiscard]] const Edit& edit(std::size_t k) const { return entries_[k].edit; }
    [[nodiscard]] const EditNote& note(std::size_t k) const { return entries_[k].note; }

    /// Notes that the present state is now being written to disk.
    void beginSaving();
    /// Notes that the state of the last beginSaving() is now safe on disk.
    void markSaved();
    [[nodiscard]] bool modified() const { return saved_ != position_; }

    /// The memory that past trees take, in bytes, for measurements.
    [[nodiscard]] std::size_t keptBytes() const;

  private:
    struct Entry {
        Edit edit;
        EditNote note;
        TextPatch patch;
        std::shared_ptr<const GameTree> before; ///< the tree before; null if it is to be made again
        bool typed;                             ///< the edit is what the patch makes of the text
    };

    [[nodiscard]] bool mergesInto(const Edit& edit, Merge merge) const;
    /// A text that was typed, and the patch that makes it of the text before.
    struct Typed {
        std::string text;
        TextPatch patch;
    };

    [[nodiscard]] EditResult performed(const Edit& edit, Merge merge,
                                       const std::optional<Typed>& typed);
    [[nodiscard]] TextPatch patchFor(const GameTree& before, const EditedTree& edited) const;
    [[nodiscard]] std::optional<std::string> textBefore(std::size_t k) const;
    [[nodiscard]] EditResult madeAgain(std::size_t k, const GameTree& before,
                                       std::optional<std::string>& text) const;
    void takeBackLast();
    void makeTreeBefore(std::size_t k);
    void keepWithinBudget(std::size_t needed);

    std::shared_ptr<const GameTree> tree_;
    std::optional<std::string> text_;
    std::size_t budget_;
    std::vector<Entry> entries_;
    std::size_t position_ = 0;
    /// The positions of the saved state and of the one being saved; nullopt if no undoing or
    /// redoing leads there any more.
    std::optional<std::size_t> saved_ = 0;
    std::optional<std::size_t> saving_;
    bool mayMerge_ = false;
};

} // namespace prunus
