#include "core/edit/makeedit.h"
#include "core/search/searchorder.h"

#include <cmath>

namespace prunus {

namespace {

using Source = Origin::Source;

/// Puts a subtree into a gap of a node's family. A leaf gives up its value to have children.
void insertInto(RebuiltTree& growth, RebuiltTree::Family family, NodeId parent, std::uint32_t place,
                Origin inserted) {
    if (family.empty()) {
        growth.setValue(parent, noValue);
    }
    family.insert(family.begin() + place, inserted);
    growth.setFamily(parent, std::move(family));
}

/// The value that a node has as a leaf once its only child is gone; see DeleteSubtree.
Value valueWithout(const GameTree& tree, NodeId parent, NodeId child) {
    if (tree.hasOwnValue(parent)) {
        return tree.staticValue(parent);
    }
    if (tree.isLeaf(child)) {
        return tree.hasOwnValue(child) ? tree.staticValue(child) : noValue;
    }
    return minimaxValues(tree, tree.header().root, std::nullopt)[parent.value];
}

/// The family without a child; if that was the last one, the node becomes a leaf.
RebuiltTree::Family removeFrom(RebuiltTree& growth, const GameTree& tree, NodeId parent,
                               NodeId child) {
    RebuiltTree::Family family = growth.familyOf(parent);
    std::erase(family, stays(child));
    if (family.empty()) {
        growth.setValue(parent, valueWithout(tree, parent, child));
    }
    return family;
}

bool isWithin(const GameTree& tree, NodeId node, NodeId subtree) {
    const Row row = tree.rowOf(subtree);
    return tree.rowOf(node) >= row && tree.ancestor(node, row) == subtree;
}

EditResult insertLeaf(const GameTree& tree, NodeId parent, std::uint32_t place, Value value,
                      bool mustBeFinite) {
    if (mustBeFinite && !std::isfinite(value)) {
        return editFailed(EditError::Kind::notFinite, parent);
    }
    GameTree leaf = GameTree({1, 1}, {0 + value});
    if (value != value) { // takes the failure value, as its parent did
        leaf = GameTree({1, 1}, {value}, tree.header());
    }
    RebuiltTree growth(tree, &leaf);
    const Origin added{Source::given, GameTree::root()};
    insertInto(growth, growth.familyOf(parent), parent, place, added);
    return std::move(growth).grow(added);
}

} // namespace

EditResult make(const GameTree& tree, const InsertChild& e) {
    const bool first = tree.isLeaf(e.parent);
    const Value inherited = tree.hasOwnValue(e.parent) ? tree.staticValue(e.parent) : noValue;
    return insertLeaf(tree, e.parent, e.place, e.value.value_or(first ? inherited : 0),
                      e.value.has_value());
}

EditResult make(const GameTree& tree, const InsertSibling& e) {
    if (e.node == GameTree::root()) {
        return editFailed(EditError::Kind::rootStays, e.node);
    }
    return insertLeaf(tree, tree.parent(e.node), tree.childNumber(e.node) + (e.after ? 1 : 0),
                      e.value, true);
}

EditResult make(const GameTree& tree, const DeleteSubtree& e) {
    if (e.node == GameTree::root()) {
        return editFailed(EditError::Kind::rootStays, e.node);
    }
    RebuiltTree growth(tree);
    const NodeId parent = tree.parent(e.node);
    const std::uint32_t number = tree.childNumber(e.node);
    RebuiltTree::Family family = removeFrom(growth, tree, parent, e.node);
    // Next to be selected: who takes the place, else who stood before, else the parent.
    const Origin next = family.empty()           ? stays(parent)
                        : number < family.size() ? family[number]
                                                 : family.back();
    growth.setFamily(parent, std::move(family));
    return std::move(growth).grow(next);
}

EditResult make(const GameTree& tree, const MoveSubtree& e) {
    if (e.node == GameTree::root()) {
        return editFailed(EditError::Kind::rootStays, e.node);
    }
    if (isWithin(tree, e.parent, e.node)) {
        return editFailed(EditError::Kind::intoItself, e.node);
    }
    const NodeId from = tree.parent(e.node);
    const std::uint32_t number = tree.childNumber(e.node);
    RebuiltTree growth(tree);
    if (from == e.parent) {
        RebuiltTree::Family family = growth.familyOf(from);
        std::erase(family, stays(e.node));
        const std::uint32_t place = e.place > number ? e.place - 1 : e.place;
        family.insert(family.begin() + place, stays(e.node));
        growth.setFamily(from, std::move(family));
    } else {
        insertInto(growth, growth.familyOf(e.parent), e.parent, e.place, stays(e.node));
        growth.setFamily(from, removeFrom(growth, tree, from, e.node));
    }
    return std::move(growth).grow(stays(e.node));
}

EditResult make(const GameTree& tree, const CopySubtree& e) {
    RebuiltTree growth(tree);
    const Origin copy{Source::copied, e.node};
    insertInto(growth, growth.familyOf(e.parent), e.parent, e.place, copy);
    growth.setFreshNames();
    return std::move(growth).grow(copy);
}

EditResult make(const GameTree& tree, const PasteSubtree& e) {
    RebuiltTree growth(tree, e.subtree.get());
    const Origin pasted{Source::given, GameTree::root()};
    insertInto(growth, growth.familyOf(e.parent), e.parent, e.place, pasted);
    growth.setFreshNames();
    return std::move(growth).grow(pasted);
}

} // namespace prunus
