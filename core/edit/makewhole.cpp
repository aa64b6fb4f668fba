#include "core/edit/makeedit.h"

#include <algorithm>

namespace prunus {

namespace {

using Source = Origin::Source;

/// The map, with the nodes of a replaced subtree that have the same path in the new one.
NodeMap withReplaced(const GameTree& tree, const EditedTree& edited, NodeId replaced) {
    std::vector<NodeId> targets(tree.nodeCount());
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        targets[n.value] = edited.map.at(n);
    }
    targets[replaced.value] = edited.focus;
    std::vector<NodeId> pending{replaced};
    while (!pending.empty()) {
        const NodeId n = pending.back();
        pending.pop_back();
        const NodeRange own = tree.children(n);
        const NodeRange others = edited.tree.children(targets[n.value]);
        for (std::uint32_t k = 0; k < std::min(own.size(), others.size()); ++k) {
            targets[own[k].value] = others[k];
            pending.push_back(own[k]);
        }
    }
    return NodeMap(std::move(targets));
}

} // namespace

EditResult make(const GameTree& tree, const ReplaceSubtree& e) {
    RebuiltTree growth(tree, e.subtree.get());
    const Origin pasted{Source::given, GameTree::root()};
    if (e.node == GameTree::root()) {
        growth.setRoot(pasted);
        growth.header() = e.subtree->header();
    } else {
        const NodeId parent = tree.parent(e.node);
        RebuiltTree::Family family = growth.familyOf(parent);
        family[tree.childNumber(e.node)] = pasted;
        growth.setFamily(parent, std::move(family));
    }
    EditResult edited = std::move(growth).grow(pasted);
    if (edited) {
        edited->map = withReplaced(tree, *edited, e.node);
    }
    return edited;
}

/// Gives the typed tree what brackets cannot say.
EditResult make(const GameTree& tree, const RetypeTree& e) {
    RebuiltTree growth(*e.typed);
    if (!e.anew) {
        growth.header() = tree.header();
    }
    for (NodeId n = GameTree::root(); n.value < e.typed->nodeCount(); ++n) {
        if (e.typed->isLeaf(n)) {
            growth.setValue(n, e.typed->staticValue(n));
        }
    }
    std::vector<NodeId> targets(tree.nodeCount());
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        const NodeId now = e.same.at(n);
        targets[n.value] = now;
        if (now == noNode || e.anew) {
            continue;
        }
        if (const std::string_view move = tree.moves().at(n); move != e.typed->moves().at(now)) {
            growth.setMove(now, std::string(move));
        }
        const bool leaf = tree.isLeaf(n);
        if (leaf != e.typed->isLeaf(now)) {
            continue;
        }
        if (!leaf && tree.hasOwnValue(n)) {
            growth.setValue(now, tree.staticValue(n));
        }
        if (leaf && !tree.hasOwnValue(n) && e.typed->staticValue(now) == tree.staticValue(n)) {
            growth.setValue(now, noValue);
        }
    }
    EditResult edited = std::move(growth).grow(stays(GameTree::root()));
    if (edited) {
        edited->map = e.same.identity() ? NodeMap() : NodeMap(std::move(targets));
        for (Origin& origin : edited->origins) {
            origin.source = Source::given;
        }
    }
    return edited;
}

} // namespace prunus
