#include "core/edit/arrange.h"
#include "core/edit/makeedit.h"

namespace prunus {

namespace {

using Kind = EditError::Kind;

EditResult inOrder(const GameTree& tree, std::vector<NodeId> order, NodeId focus) {
    Regrowth growth(tree);
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

} // namespace

EditResult applyEdit(const GameTree& tree, const Edit& edit) {
    return std::visit(
        [&](const auto& each) -> EditResult {
            if (const std::optional<EditError> error = missing(tree, each)) {
                return tl::unexpected(*error);
            }
            return Applier{tree}(each);
        },
        edit);
}

GameTree subtreeOf(const GameTree& tree, NodeId node) {
    Regrowth growth(tree);
    growth.setRoot(stays(node));
    growth.header().title.clear();
    growth.header().game.clear(); // its moves start elsewhere
    growth.header().root = playerAt(tree.header().root, tree.rowOf(node));
    return std::move(std::move(growth).grow(stays(node))->tree);
}

} // namespace prunus
