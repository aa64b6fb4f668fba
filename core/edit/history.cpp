#include "core/edit/history.h"

#include "core/edit/respell.h"
#include "core/tree/displayname.h"

#include <cassert>
#include <limits>

namespace prunus {

namespace {

std::uint32_t subtreeSize(const GameTree& tree, NodeId node) {
    std::uint32_t count = 0;
    NodeRange nodes{node, node + 1};
    while (!nodes.empty()) {
        count += nodes.size();
        nodes = tree.childrenOf(nodes);
    }
    return count;
}

EditNote noteOf(const GameTree& tree, const Edit& edit) {
    EditNote note;
    note.title = tree.header().title;
    NodeId node = subjectOf(edit);
    if (node == noNode) {
        note.nodes = tree.nodeCount();
        return note;
    }
    note.where = DisplayNames(tree).of(node);
    if (tree.hasStaticValue(node)) {
        note.value = tree.staticValue(node);
    }
    note.name = tree.names().at(node);
    note.move = tree.moves().at(node);
    note.nodes = subtreeSize(tree, node);
    return note;
}

/// About what a tree takes; names and moves by a rough mean.
std::size_t bytesOf(const GameTree& tree) {
    return tree.nodeCount() * std::size_t{12} +
           (tree.names().size() + tree.moves().size()) * std::size_t{24};
}

} // namespace

History::History(std::shared_ptr<const GameTree> tree, std::optional<std::string> text,
                 std::size_t budget)
    : tree_(std::move(tree)), text_(std::move(text)), budget_(budget) {}

bool History::mergesInto(const Edit& edit, Merge merge) const {
    return merge == Merge::withPrevious && mayMerge_ && position_ > 0 &&
           supersedes(edit, entries_[position_ - 1].edit);
}

tl::expected<HistoryChange, EditError> History::perform(const Edit& edit, Merge merge) {
    const bool merged = mergesInto(edit, merge);
    EditResult edited = performed(edit, merge, std::nullopt);
    if (!edited) {
        return tl::unexpected(edited.error());
    }
    // An edit that supersedes another changes no more than fields, except for typed text.
    return HistoryChange{merged ? NodeMap() : std::move(edited->map), edited->focus};
}

tl::expected<HistoryChange, ReadError> History::retype(std::string typed, Merge merge) {
    assert(text_.has_value());
    std::vector<TextSpan> spans;
    ReadResult read = readText(typed, spans);
    if (!read) {
        return tl::unexpected(read.error());
    }
    const auto tree = std::make_shared<const GameTree>(std::move(*read));
    const auto sameAs = [&](const std::string& text) {
        std::vector<TextSpan> oldSpans;
        const ReadResult old = readText(text, oldSpans);
        return sameText({text, oldSpans, *old}, {typed, spans, *tree});
    };
    NodeMap fromShown = sameAs(*text_);
    NodeMap fromBefore = fromShown;
    if (mergesInto(RetypeTree{tree, {}}, merge)) {
        std::string before = *text_;
        revertPatch(before, entries_[position_ - 1].patch);
        fromBefore = sameAs(before);
    }
    const EditResult edited = performed(RetypeTree{tree, std::move(fromBefore)}, merge, typed);
    assert(edited.has_value());
    return HistoryChange{std::move(fromShown), edited->focus};
}

/// Makes the edit and remembers it; with the text as typed, if it was.
EditResult History::performed(const Edit& edit, Merge merge,
                              const std::optional<std::string>& typed) {
    const bool merged = mergesInto(edit, merge);
    const std::shared_ptr<const GameTree> before = merged ? entries_[position_ - 1].before : tree_;
    EditResult edited = applyEdit(*before, edit);
    if (!edited) {
        return edited;
    }
    if (merged) {
        takeBackLast();
    }
    entries_.resize(position_);
    if (saved_ && *saved_ > position_) {
        saved_.reset();
    }
    Entry entry{edit, noteOf(*before, edit), {}, before};
    if (text_) {
        entry.patch = typed ? patchBetween(*text_, *typed) : patchFor(*before, *edited);
        applyPatch(*text_, entry.patch);
    }
    entries_.push_back(std::move(entry));
    ++position_;
    mayMerge_ = true;
    tree_ = std::make_shared<const GameTree>(std::move(edited->tree));
    keepWithinBudget();
    return edited;
}

TextPatch History::patchFor(const GameTree& before, const EditedTree& edited) const {
    std::vector<TextSpan> spans;
    const ReadResult read = readText(*text_, spans);
    assert(read && read->offsets() == before.offsets());
    return patchBetween(*text_, respelled(*text_, spans, before, edited));
}

/// Undoes the newest edit, to make another in its place.
void History::takeBackLast() {
    --position_;
    if (text_) {
        revertPatch(*text_, entries_[position_].patch);
    }
    tree_ = entries_[position_].before;
}

HistoryChange History::undo() {
    assert(canUndo());
    makeTreeBefore(position_ - 1);
    const Entry& entry = entries_[position_ - 1];
    const EditResult again = applyEdit(*entry.before, entry.edit);
    HistoryChange change{again->map.inverted(tree_->nodeCount()), subjectOf(entry.edit)};
    if (change.focus == noNode) {
        change.focus = GameTree::root();
    }
    takeBackLast();
    if (position_ > 0) {
        entries_[position_].before.reset(); // the present tree needs no second keeper
    }
    mayMerge_ = false;
    return change;
}

HistoryChange History::redo() {
    assert(canRedo());
    Entry& entry = entries_[position_];
    EditResult again = applyEdit(*tree_, entry.edit);
    entry.before = tree_;
    if (text_) {
        applyPatch(*text_, entry.patch);
    }
    ++position_;
    mayMerge_ = false;
    HistoryChange change{std::move(again->map), again->focus};
    tree_ = std::make_shared<const GameTree>(std::move(again->tree));
    keepWithinBudget();
    return change;
}

void History::markSaved() {
    saved_ = position_;
    mayMerge_ = false;
}

std::size_t History::keptBytes() const {
    std::size_t bytes = 0;
    for (const Entry& entry : entries_) {
        bytes += entry.before ? bytesOf(*entry.before) : 0;
    }
    return bytes;
}

/// Makes the tree before edit k again, and those on the way from the nearest one that was kept.
void History::makeTreeBefore(std::size_t k) {
    std::size_t from = k;
    while (!entries_[from].before) {
        --from;
    }
    for (; from < k; ++from) {
        EditResult again = applyEdit(*entries_[from].before, entries_[from].edit);
        entries_[from + 1].before = std::make_shared<const GameTree>(std::move(again->tree));
    }
    keepWithinBudget();
}

/// Drops past trees: first those that lie close together for their age. The first tree and the one
/// before the newest edit always stay.
void History::keepWithinBudget() {
    std::size_t bytes = keptBytes();
    while (bytes > budget_) {
        std::size_t worst = 0;
        double least = std::numeric_limits<double>::infinity();
        std::size_t previous = 0;
        for (std::size_t k = 1; k + 1 < position_; ++k) {
            if (!entries_[k].before) {
                continue;
            }
            std::size_t next = k + 1;
            while (!entries_[next].before) {
                ++next;
            }
            const double score =
                static_cast<double>(next - previous) / static_cast<double>(position_ - k);
            if (score < least) {
                least = score;
                worst = k;
            }
            previous = k;
        }
        if (worst == 0) {
            return;
        }
        bytes -= bytesOf(*entries_[worst].before);
        entries_[worst].before.reset();
    }
}

} // namespace prunus
