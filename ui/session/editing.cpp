#include "ui/session/editing.h"

#include "core/formats/treeformat.h"
#include "ui/session/loading.h"
#include "ui/session/session.h"

#include <new>

namespace prunus {
namespace {

/// The tree's text as it was given, or one of ours.
std::string textOf(const Document& document) {
    return document.text.empty() ? written(document.tree, TreeFormat::text) : document.text;
}

/// How many nodes the tree would have; exact where that is more than before.
struct NodesAfter {
    const GameTree& tree;

    template <class Other> std::uint64_t operator()(const Other& /*edit*/) const {
        return tree.nodeCount();
    }
    std::uint64_t operator()(const InsertChild& /*edit*/) const { return with(1); }
    std::uint64_t operator()(const InsertSibling& /*edit*/) const { return with(1); }
    std::uint64_t operator()(const PasteSubtree& e) const { return with(e.subtree->nodeCount()); }
    std::uint64_t operator()(const CopySubtree& e) const { return with(below(e.node)); }
    std::uint64_t operator()(const ReplaceSubtree& e) const {
        return with(e.subtree->nodeCount()) - below(e.node);
    }

  private:
    [[nodiscard]] std::uint64_t with(std::uint64_t more) const { return tree.nodeCount() + more; }
    [[nodiscard]] std::uint64_t below(NodeId n) const {
        return n.value < tree.nodeCount() ? subtreeOf(tree, n).nodeCount() : 0;
    }
};

/// What is selected after an edit: the node that it is about, or made. What is about no node in
/// particular leaves the selection as it is.
NodeId selectedAfter(const Edit& edit, const HistoryChange& change, NodeId before) {
    const bool whole =
        std::holds_alternative<SetTitle>(edit) || std::holds_alternative<SetNote>(edit) ||
        std::holds_alternative<SetLeaves>(edit) || std::holds_alternative<FlipRoot>(edit) ||
        std::holds_alternative<NegateValues>(edit);
    return whole ? change.map.at(before) : change.focus;
}

} // namespace

ReadError notEditable(std::uint64_t nodes) {
    return {0, 0,
            nodes == 0 ? Message{Code::noMemoryForTree}
                       : Message{Code::tooLargeToEdit, {Count{Editing::mostNodes}}, nodes}};
}

Editing::Editing(Session& session) : QObject(&session), session_(session) {}

void Editing::begin() {
    const auto document = session_.document();
    if (possible() && history_->tree() == document->shared) {
        return;
    }
    unsaved_ = document->isUnsaved;
    name_ = document->name;
    text_ = document->unfinished;
    node_.reset();
    beginAnew();
    emit changed();
}

void Editing::beginAnew() {
    const auto document = session_.document();
    history_.reset();
    if (document->tree.nodeCount() <= mostNodes) {
        history_.emplace(document->shared, textOf(*document));
    }
}

void Editing::setUnfinished(Typing where, const std::optional<QString>& typed) {
    std::optional<QString>& kept = where == Typing::text ? text_ : node_;
    if (kept != typed) {
        kept = typed;
        emit changed();
    }
}

/// Shows what was just done to the history; where that fails, the history goes back too.
bool Editing::show(const HistoryChange& change, NodeId select, std::size_t positionBefore) {
    const bool shown = session_.showEdited(history_->tree(), change.map, select);
    if (!shown && history_->position() < positionBefore) {
        history_->redo();
    } else if (!shown && history_->position() > positionBefore) {
        history_->undo();
    } else if (!shown) {
        // It took the place of an edit that is shown still.
        unsaved_ = true;
        beginAnew();
    }
    emit changed();
    return shown;
}

std::optional<EditError> Editing::perform(const Edit& edit, History::Merge merge) {
    if (const std::uint64_t nodes = std::visit(NodesAfter{*history_->tree()}, edit);
        nodes > mostNodes) {
        return EditError{EditError::Kind::tooManyNodes, noNode, nodes, mostNodes};
    }
    const std::size_t before = history_->position();
    try {
        const auto change = history_->perform(edit, merge);
        if (!change) {
            return change.error();
        }
        if (show(*change, selectedAfter(edit, *change, session_.selection()), before)) {
            return std::nullopt;
        }
    } catch (const std::bad_alloc&) {
        // is told like a tree for which there is no memory
    }
    return EditError{EditError::Kind::tooManyNodes};
}

std::optional<ReadError> Editing::retype(const QString& text, const Retyping& how) {
    const std::string bytes = text.toStdString();
    // A node takes a character at least, so few texts need a second look.
    if (bytes.size() > mostNodes) {
        if (const ReadResult read = readText(bytes); read && read->nodeCount() > mostNodes) {
            return notEditable(read->nodeCount());
        }
    }
    const std::size_t before = history_->position();
    try {
        const auto change = history_->retype(bytes, how);
        if (!change) {
            return change.error();
        }
        if (show(*change, change->map.at(session_.selection()), before)) {
            return std::nullopt;
        }
    } catch (const std::bad_alloc&) {
        // is told like a tree for which there is no memory
    }
    return notEditable(0);
}

void Editing::setRoot(Player player) {
    const auto document = session_.document();
    if (document == nullptr) {
        return;
    }
    SearchOptions options = session_.wantedOptions();
    if (options.root) { // chosen for the search alone
        options.root.reset();
        session_.setOptions(options);
    }
    if (document->tree.header().root == player) {
        return;
    }
    if (possible()) {
        [[maybe_unused]] const auto error = perform(FlipRoot{}); // show() tells
        return;
    }
    UnsavedTree flipped;
    flipped.tree =
        std::make_shared<const GameTree>(std::move(applyEdit(document->tree, FlipRoot{})->tree));
    flipped.text = document->text;
    flipped.name = document->name;
    flipped.path = session_.path();
    flipped.stamp = document->stamp;
    flipped.search = session_.wantedOptions();
    session_.openUnsaved(flipped);
}

QString Editing::name() const {
    return possible() && history_->replaced() ? tr("Untitled tree") : name_;
}

void Editing::undo() {
    if (possible() && history_->canUndo()) {
        const std::size_t before = history_->position();
        const HistoryChange change = history_->undo();
        const Edit& undone = history_->edit(before - 1);
        show(change, selectedAfter(undone, change, session_.selection()), before);
    }
}

void Editing::redo() {
    if (possible() && history_->canRedo()) {
        const std::size_t before = history_->position();
        const HistoryChange change = history_->redo();
        const Edit& redone = history_->edit(before);
        show(change, selectedAfter(redone, change, session_.selection()), before);
    }
}

void Editing::markUnsaved() {
    unsaved_ = true;
    emit changed();
}

void Editing::beginSaving() {
    if (possible()) {
        history_->beginSaving();
    }
}

void Editing::markSaved() {
    unsaved_ = false;
    if (possible()) {
        history_->markSaved();
    }
    emit changed();
}

} // namespace prunus

#include "moc_editing.cpp"
