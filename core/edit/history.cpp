#include "core/edit/history.h"

#include "core/edit/sametext.h"
#include "core/edit/textafteredit.h"
#include "core/tree/displayname.h"

#include <algorithm>
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

/// Where the nodes of a tree's bracket text are in what was typed over it.
NodeMap typedOver(const std::string& text, const SpelledTree& typed, const TextPatch& patch) {
    std::vector<TextSpan> spans;
    const ReadResult old = readText(text, spans);
    assert(old.has_value());
    return sameText({text, spans, *old}, typed, patch);
}

/// The edit that made one bracket text, once read without error, of another.
RetypeTree retyping(const std::string& before, const std::string& after, const TextPatch& patch,
                    bool anew) {
    std::vector<TextSpan> spans;
    ReadResult read = readText(after, spans);
    assert(read.has_value());
    NodeMap same = typedOver(before, {after, spans, *read}, patch);
    return {std::make_shared<const GameTree>(std::move(*read)), std::move(same), anew};
}

/// Whether one goes on typing where one was: in what one has typed, or on removing beside it.
bool continues(const TextPatch& first, const TextPatch& second) {
    const std::size_t end = first.offset + first.inserted.size();
    const std::size_t secondEnd = second.offset + second.removed.size();
    const bool within = second.offset >= first.offset && secondEnd <= end;
    const bool beside = second.offset <= end && secondEnd >= first.offset;
    return within || (beside && first.inserted.empty());
}

/// The part that was typed over, if the texts bear that out; else the likeliest.
TextPatch patchOf(const std::string& before, const std::string& after, const Retyping& how) {
    if (how.part) {
        const auto [at, removed, inserted] = *how.part;
        const std::string_view old(before);
        const std::string_view now(after);
        if (at + removed <= old.size() && at + inserted <= now.size() &&
            old.substr(0, at) == now.substr(0, at) &&
            old.substr(at + removed) == now.substr(at + inserted)) {
            return {at, before.substr(at, removed), after.substr(at, inserted)};
        }
    }
    return changeBetween(before, after);
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

tl::expected<HistoryChange, ReadError> History::retype(std::string typed, const Retyping& how) {
    assert(text_.has_value());
    std::vector<TextSpan> spans;
    ReadResult read = readText(typed, spans);
    if (!read) {
        return tl::unexpected(read.error());
    }
    RetypeTree edit{std::make_shared<const GameTree>(std::move(*read)), {}, how.anew};
    const SpelledTree spelled{typed, spans, *edit.typed};
    TextPatch patch = patchOf(*text_, typed, how);
    NodeMap fromShown = typedOver(*text_, spelled, patch);
    edit.same = fromShown;
    Merge merge = how.merge;
    if (mergesInto(edit, merge)) {
        const Entry& last = entries_[position_ - 1];
        if (continues(last.patch, patch)) {
            const std::string before = *textBefore(position_ - 1);
            edit.anew = edit.anew || replacesDocument(last.edit);
            patch = joined(last.patch, patch, before, typed);
            edit.same = typedOver(before, spelled, patch);
        } else {
            merge = Merge::never;
        }
    }
    const EditResult edited = performed(edit, merge, Typed{std::move(typed), patch});
    assert(edited.has_value());
    return HistoryChange{std::move(fromShown), edited->focus};
}

/// Makes the edit and remembers it; with the text as typed, if it was.
EditResult History::performed(const Edit& edit, Merge merge, const std::optional<Typed>& typed) {
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
    for (auto* state : {&saved_, &saving_}) {
        if (*state > position_) {
            state->reset();
        }
    }
    Entry entry{typed ? Edit(RetypeTree{nullptr, {}, replacesDocument(edit)}) : edit,
                noteOf(*before, edit),
                {},
                before,
                typed.has_value()};
    if (text_) {
        entry.patch = typed ? typed->patch : patchFor(*before, *edited);
        applyPatch(*text_, entry.patch);
    }
    entries_.push_back(std::move(entry));
    ++position_;
    mayMerge_ = true;
    tree_ = std::make_shared<const GameTree>(std::move(edited->tree));
    keepWithinBudget(position_ - 1);
    return edited;
}

TextPatch History::patchFor(const GameTree& before, const EditedTree& edited) const {
    std::vector<TextSpan> spans;
    const ReadResult read = readText(*text_, spans);
    assert(read && read->offsets() == before.offsets());
    return patchBetween(*text_, textAfterEdit(*text_, spans, before, edited));
}

/// The text before edit k, one of those in force.
std::optional<std::string> History::textBefore(std::size_t k) const {
    std::optional<std::string> text = text_;
    for (std::size_t later = position_; text && later > k; --later) {
        revertPatch(*text, entries_[later - 1].patch);
    }
    return text;
}

/// Edit k, made on the tree before it; the text before it, if there is one, becomes that after it.
EditResult History::madeAgain(std::size_t k, const GameTree& before,
                              std::optional<std::string>& text) const {
    const Entry& entry = entries_[k];
    if (!entry.typed) {
        if (text) {
            applyPatch(*text, entry.patch);
        }
        return applyEdit(before, entry.edit);
    }
    const std::string former = *text;
    applyPatch(*text, entry.patch);
    return applyEdit(before, retyping(former, *text, entry.patch, replacesDocument(entry.edit)));
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
    std::optional<std::string> text = textBefore(position_ - 1);
    const EditResult again = madeAgain(position_ - 1, *entry.before, text);
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
    std::optional<std::string> text = text_;
    EditResult again = madeAgain(position_, *tree_, text);
    entries_[position_].before = tree_;
    text_ = std::move(text);
    ++position_;
    mayMerge_ = false;
    HistoryChange change{std::move(again->map), again->focus};
    tree_ = std::make_shared<const GameTree>(std::move(again->tree));
    keepWithinBudget(position_ - 1);
    return change;
}

bool History::replaced() const {
    return std::any_of(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(position_),
                       [](const Entry& each) { return replacesDocument(each.edit); });
}

void History::beginSaving() {
    saving_ = position_;
    mayMerge_ = false;
}

void History::markSaved() {
    saved_ = saving_;
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
    std::optional<std::string> text = from < k ? textBefore(from) : std::nullopt;
    for (; from < k; ++from) {
        EditResult again = madeAgain(from, *entries_[from].before, text);
        entries_[from + 1].before = std::make_shared<const GameTree>(std::move(again->tree));
        keepWithinBudget(from + 1);
    }
}

/// Drops past trees: first those that lie close together for their age. The first tree, the one
/// before the newest edit and the one before edit `needed` always stay.
void History::keepWithinBudget(std::size_t needed) {
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
            while (next < position_ && !entries_[next].before) {
                ++next;
            }
            const double score =
                static_cast<double>(next - previous) / static_cast<double>(position_ - k);
            if (score < least && k != needed) {
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
