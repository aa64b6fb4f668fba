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

/// What a sentence about an edit needs beside the edit itself, from the tree before it.
struct EditNote {
    std::string where;          ///< what the edit's node is called; empty for the whole tree
    std::optional<Value> value; ///< the static value of the node
    std::string name;
    std::string move;
    std::string title;       ///< of the tree
    std::uint32_t nodes = 0; ///< how many the subtree of the node has; all for the whole tree
};

/// How the tree shown after a step through the history hangs together with the one before.
struct HistoryChange {
    NodeMap map;
    NodeId focus = noNode;
};

/// How a text came to be typed in the place of another.
struct Retyping {
    /// Whether an edit may take the place of the one just made, as while a number is dragged or
    /// text is typed; see supersedes(). Nothing undone, redone or saved is replaced.
    enum class Merge : std::uint8_t { never, withPrevious };
    /// The part of the old text that was typed over, and how long the new part is, in bytes.
    struct Part {
        std::size_t offset = 0;
        std::size_t removed = 0;
        std::size_t inserted = 0;
    };

    Retyping(Merge m = Merge::never) : merge(m) {} // NOLINT(google-explicit-constructor)

    Merge merge;
    /// Without it, the likeliest part is taken: see changeBetween().
    std::optional<Part> part = {};
    /// Nothing of the old text was left in between, so this is another document.
    bool anew = false;
};

/// A tree, and its text if it was given as one, with everything that was done to them. Undo and
/// redo have no limit.
///
/// Edits are deterministic, so a past tree can be made again from any earlier one. Past trees are
/// kept as long as they fit into a budget of memory, the recent ones densest; text is kept as
/// patches, from which a typed tree is read again, and a tree that was pasted with its edit.
class History {
  public:
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20U;
    using Merge = Retyping::Merge;

    /// `text` is bracket notation of the tree, or none.
    explicit History(std::shared_ptr<const GameTree> tree,
                     std::optional<std::string> text = std::nullopt,
                     std::size_t budget = defaultBudget);

    [[nodiscard]] const std::shared_ptr<const GameTree>& tree() const { return tree_; }
    [[nodiscard]] const std::optional<std::string>& text() const { return text_; }

    /// Makes the edit, or leaves everything as it was. What was undone cannot be redone any more.
    /// O(nodes + length of the text).
    [[nodiscard]] tl::expected<HistoryChange, EditError> perform(const Edit& edit,
                                                                 Merge merge = Merge::never);
    /// Takes bracket text typed in the place of the present one as a RetypeTree; needs text(). It
    /// takes no other's place unless it was typed in the same place.
    [[nodiscard]] tl::expected<HistoryChange, ReadError> retype(std::string typed,
                                                                const Retyping& how = {});

    [[nodiscard]] bool canUndo() const { return position_ > 0; }
    [[nodiscard]] bool canRedo() const { return position_ < entries_.size(); }
    /// Need canUndo() or canRedo(). O(nodes + length), and as much for each edit since the nearest
    /// tree that was kept. Past trees stay within the budget meanwhile.
    HistoryChange undo();
    HistoryChange redo();

    /// The edits made so far, the undone ones last.
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    /// How many of them are in force.
    [[nodiscard]] std::size_t position() const { return position_; }
    /// Whether one of those put another document in the place of the first.
    [[nodiscard]] bool replaced() const;
    /// What was typed is a RetypeTree without its tree.
    [[nodiscard]] const Edit& edit(std::size_t k) const { return entries_[k].edit; }
    [[nodiscard]] const EditNote& note(std::size_t k) const { return entries_[k].note; }

    /// The present state is being written to disk.
    void beginSaving();
    /// What was being written is what is safe on disk.
    void markSaved();
    [[nodiscard]] bool modified() const { return saved_ != position_; }

    /// Memory of past trees, for measurements.
    [[nodiscard]] std::size_t keptBytes() const;

  private:
    struct Entry {
        Edit edit;
        EditNote note;
        TextPatch patch;
        std::shared_ptr<const GameTree> before; ///< null if it is to be made again
        bool typed;                             ///< the edit is what the patch makes of the text
    };

    [[nodiscard]] bool mergesInto(const Edit& edit, Merge merge) const;
    /// What was typed: the text, and its way from the one before.
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
    /// Where these states are; none if no undoing leads there any more.
    std::optional<std::size_t> saved_ = 0;
    std::optional<std::size_t> saving_;
    bool mayMerge_ = false;
};

} // namespace prunus
