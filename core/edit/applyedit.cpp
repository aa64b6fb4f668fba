#include "core/edit/arrange.h"
#include "core/edit/makeedit.h"

namespace prunus {

namespace {

using Kind = EditError::Kind;

EditResult inOrder(const GameTree& tree, std::vector<NodeId> order, NodeId focus) {
    RebuiltTree growth(tree);
    growth.setOrder(std::move(order));
    return std::move(growth).grow(stays(focus));
}

/// Makes each edit. That the nodes and places exist has been checked.
struct Applier {
    const GameTree& tree;

    EditResult operator()(const SortChildren& e) const {
        return inOrder(tree, sorted(tree, e), e.families.node);
    }
    EditResult operator()(const ReverseChildren& e) const {
        return inOrder(tree, reversed(tree, e.families), e.families.node);
    }
    EditResult operator()(const ShuffleChildren& e) const {
        return inOrder(tree, shuffled(tree, e), e.families.node);
    }
    EditResult operator()(const auto& e) const { return make(tree, e); }
};

/// A node or place of the edit that the tree does not have.
template <class E> std::optional<EditError> missing(const GameTree& tree, const E& edit) {
    const auto lacks = [&](NodeId n) { return n.value >= tree.nodeCount(); };
    if constexpr (requires { edit.node; }) {
        if (lacks(edit.node)) {
            return EditError{Kind::noSuchNode, edit.node};
        }
    }
    if constexpr (requires { edit.same; }) {
        if (edit.same.identity() && edit.typed->nodeCount() != tree.nodeCount()) {
            return EditError{Kind::noSuchNode, noNode};
        }
    }
    if constexpr (requires { edit.families; }) {
        if (lacks(edit.families.node)) {
            return EditError{Kind::noSuchNode, edit.families.node};
        }
    }
    if constexpr (requires { edit.parent; }) {
        if (lacks(edit.parent)) {
            return EditError{Kind::noSuchNode, edit.parent};
        }
        const std::uint32_t last = tree.childCount(edit.parent);
        if (edit.place > last) {
            return EditError{Kind::noSuchPlace, edit.parent, edit.place, last};
        }
    }
    return std::nullopt;
}

/// The note about the nodes where `at` says that these are now.
Note moved(Note note, const auto& at) {
    note.place.node = at(note.place.node);
    for (std::vector<NodeId>* const nodes : {&note.arrows, &note.boxes}) {
        for (NodeId& n : *nodes) {
            n = at(n);
        }
    }
    return note;
}

/// The notes, which are about nodes of the tree before the edit, where these are now.
void carryNotes(EditedTree& edited) {
    std::vector<Note> notes = edited.tree.header().notes;
    for (Note& note : notes) {
        note = moved(std::move(note), [&](NodeId n) { return edited.map.at(n); });
    }
    edited.tree = std::move(edited.tree).withNotes(std::move(notes));
}

/// Of notes of another tree, or of this one before, those that are all about nodes which the edit
/// took from there; of those nodes.
std::vector<Note> notesWith(const EditedTree& edited, Origin::Source source, const GameTree& from) {
    std::vector<NodeId> now(from.nodeCount(), noNode);
    for (std::uint32_t i = 0; i < edited.origins.size(); ++i) {
        if (edited.origins[i].source == source && edited.origins[i].node.value < now.size()) {
            now[edited.origins[i].node.value] = NodeId{i};
        }
    }
    std::vector<Note> notes;
    for (const Note& each : from.header().notes) {
        Note note = moved(each, [&](NodeId n) { return n == noNode ? noNode : now[n.value]; });
        const bool starts = note.place.event == NoteEvent::start; // which only the root does
        if (!lacksNode(note) && (!starts || note.place.node == GameTree::root())) {
            notes.push_back(std::move(note));
        }
    }
    return notes;
}

void bringNotes(EditedTree& edited, Origin::Source source, const GameTree& from) {
    std::vector<Note> notes = edited.tree.header().notes;
    for (Note& each : notesWith(edited, source, from)) {
        if (notes.size() < mostNotes) {
            notes.push_back(std::move(each));
        }
    }
    edited.tree = std::move(edited.tree).withNotes(std::move(notes));
}

} // namespace

EditResult applyEdit(const GameTree& tree, const Edit& edit) {
    EditResult edited = std::visit(
        [&](const auto& each) -> EditResult {
            if (const std::optional<EditError> error = missing(tree, each)) {
                return tl::unexpected(*error);
            }
            return Applier{tree}(each);
        },
        edit);
    if (edited && !replacesDocument(edit) && !edited->map.identity() &&
        !edited->tree.header().notes.empty()) {
        carryNotes(*edited);
    }
    if (edited && std::holds_alternative<CopySubtree>(edit) && !tree.header().notes.empty()) {
        bringNotes(*edited, Origin::Source::copied, tree);
    }
    if (const auto* const paste = std::get_if<PasteSubtree>(&edit);
        edited && paste != nullptr && !paste->subtree->header().notes.empty()) {
        bringNotes(*edited, Origin::Source::given, *paste->subtree);
    }
    return edited;
}

GameTree subtreeOf(const GameTree& tree, NodeId node) {
    RebuiltTree growth(tree);
    growth.setRoot(stays(node));
    growth.header().title.clear();
    growth.header().game.clear(); // its moves start elsewhere
    growth.header().notes.clear();
    growth.header().root = playerAt(tree.header().root, tree.rowOf(node));
    EditedTree part = *std::move(growth).grow(stays(node));
    if (!tree.header().notes.empty()) {
        bringNotes(part, Origin::Source::old, tree);
    }
    return std::move(part.tree);
}

} // namespace prunus
