#include "core/edit/makeedit.h"
#include "core/notation/depthfirst.h"

#include <cmath>

namespace prunus {

EditResult make(const GameTree& tree, const SetValue& e) {
    if (!std::isfinite(e.value)) {
        return editFailed(EditError::Kind::notFinite, e.node);
    }
    RebuiltTree growth(tree);
    growth.setValue(e.node, 0 + e.value);
    return std::move(growth).grow(stays(e.node));
}

EditResult make(const GameTree& tree, const ClearValue& e) {
    if (tree.isLeaf(e.node) && !tree.header().failureValue) {
        return editFailed(EditError::Kind::leafNeedsValue, e.node);
    }
    RebuiltTree growth(tree);
    growth.setValue(e.node, noValue);
    return std::move(growth).grow(stays(e.node));
}

EditResult make(const GameTree& tree, const SetName& e) {
    RebuiltTree growth(tree);
    growth.setName(e.node, e.name);
    return std::move(growth).grow(stays(e.node));
}

EditResult make(const GameTree& tree, const SetMove& e) {
    RebuiltTree growth(tree);
    growth.setMove(e.node, e.move);
    return std::move(growth).grow(stays(e.node));
}

EditResult make(const GameTree& tree, const SetTitle& e) {
    RebuiltTree growth(tree);
    growth.header().title = e.title;
    return std::move(growth).grow(stays(GameTree::root()));
}

EditResult make(const GameTree& tree, const SetNote& e) {
    std::vector<Note> notes = tree.header().notes;
    const bool adds = e.number == notes.size() && e.note;
    if (!adds && e.number >= notes.size()) {
        return editFailed(EditError::Kind::noSuchNote, noNode, e.number, notes.size());
    }
    if ((e.note && !isFit(*e.note)) || (adds && notes.size() >= mostNotes)) {
        return editFailed(EditError::Kind::noteTooLarge, noNode);
    }
    const auto at = notes.begin() + static_cast<std::ptrdiff_t>(e.number);
    if (adds) {
        notes.push_back(*e.note);
    } else if (e.note) {
        *at = *e.note;
    } else {
        notes.erase(at);
    }
    RebuiltTree growth(tree);
    growth.header().notes = std::move(notes);
    return std::move(growth).grow(stays(GameTree::root()));
}

EditResult make(const GameTree& tree, const SetLeaves& e) {
    if (e.values.size() != tree.leafCount()) {
        return editFailed(EditError::Kind::wrongNumberOfLeaves, noNode, e.values.size(),
                          tree.leafCount());
    }
    for (const Value v : e.values) {
        if (!std::isfinite(v)) {
            return editFailed(EditError::Kind::notFinite, noNode);
        }
    }
    RebuiltTree growth(tree);
    std::size_t next = 0;
    visitDepthFirst(
        tree,
        [&](NodeId n, bool) {
            if (tree.isLeaf(n)) {
                growth.setValue(n, 0 + e.values[next++]);
            }
        },
        [](NodeId) {});
    return std::move(growth).grow(stays(GameTree::root()));
}

EditResult make(const GameTree& tree, const FlipRoot& /*e*/) {
    RebuiltTree growth(tree);
    growth.header().root = opponent(tree.header().root);
    return std::move(growth).grow(stays(GameTree::root()));
}

EditResult make(const GameTree& tree, const NegateValues& /*e*/) {
    RebuiltTree growth(tree);
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        growth.setValue(n, 0 - growth.value(n));
    }
    if (const std::optional<Value> failure = tree.header().failureValue) {
        growth.header().failureValue = 0 - *failure;
    }
    return std::move(growth).grow(stays(GameTree::root()));
}

} // namespace prunus
