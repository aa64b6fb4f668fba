#include "ui/canvas/typededits.h"

#include "core/edit/editedtree.h"

namespace prunus {
namespace {

GameTree with(const GameTree& tree, const Edit& edit) {
    return std::move(applyEdit(tree, edit)->tree);
}

Edit replacing(const GameTree& tree, NodeId n, GameTree typed) {
    if (n != GameTree::root()) { // in its place it is another document
        typed = with(typed, SetMove{GameTree::root(), std::string(tree.moves().at(n))});
    }
    return ReplaceSubtree{std::make_shared<const GameTree>(std::move(typed)), n};
}

} // namespace

std::vector<Edit> editsOf(const GameTree& tree, NodeId n, const TypedNode& typed, bool keepsRest) {
    const std::string before(tree.names().at(n));
    if (typed.tree) {
        const bool named = !typed.tree->names().at(GameTree::root()).empty();
        const bool keeps = !named && !before.empty() && n != GameTree::root();
        return {replacing(
            tree, n, keeps ? with(*typed.tree, SetName{GameTree::root(), before}) : *typed.tree)};
    }
    const std::string name = typed.isNamed || !keepsRest ? typed.name.toStdString() : before;
    const bool leaf = tree.isLeaf(n);
    const bool revalued =
        typed.value && !(tree.hasOwnValue(n) && tree.staticValue(n) == *typed.value);
    if (leaf && n != GameTree::root() && revalued && name != before) {
        return {replacing(tree, n,
                          with(GameTree({1, 1}, {*typed.value}), SetName{GameTree::root(), name}))};
    }
    std::vector<Edit> edits;
    if (revalued) {
        edits.emplace_back(SetValue{n, *typed.value});
    } else if (!typed.value && !leaf && !keepsRest && tree.hasOwnValue(n)) {
        edits.emplace_back(ClearValue{n});
    }
    if (name != before) {
        edits.emplace_back(SetName{n, name});
    }
    return edits;
}

} // namespace prunus
