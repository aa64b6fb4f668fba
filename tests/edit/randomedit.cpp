#include "tests/edit/randomedit.h"

#include <algorithm>

using namespace prunus;

namespace {

/// Maps the nodes that have the same path in both trees.
NodeMap samePaths(const GameTree& from, const GameTree& to) {
    std::vector<NodeId> targets(from.nodeCount(), noNode);
    targets[0] = GameTree::root();
    // Level order: a parent's target is known before its children's.
    for (NodeId n = GameTree::root(); n.value < from.nodeCount(); ++n) {
        const NodeId there = targets[n.value];
        if (there == noNode) {
            continue;
        }
        const NodeRange own = from.children(n);
        const NodeRange others = to.children(there);
        for (std::uint32_t k = 0; k < std::min(own.size(), others.size()); ++k) {
            targets[own[k].value] = others[k];
        }
    }
    return NodeMap(std::move(targets));
}

struct Draw {
    std::mt19937_64& random;
    const GameTree& tree;

    std::uint32_t below(std::uint64_t n) { return static_cast<std::uint32_t>(random() % n); }
    NodeId node() { return NodeId{below(tree.nodeCount())}; }
    std::uint32_t place(NodeId parent) { return below(tree.childCount(parent) + 1U); }
    Value value() { return static_cast<Value>(below(41)) / 2 - 10; }
    std::string word() {
        static const char* const words[] = {"", "a", "B", "x y", "nan", "7", "\"", "α"};
        return words[below(8)];
    }
    Families families() { return {below(2) == 0 ? GameTree::root() : node(), below(2) == 0}; }

    Edit insertion(std::shared_ptr<const GameTree> other) {
        const NodeId parent = node();
        switch (below(5)) {
        case 0:
            return InsertChild{parent, place(parent), std::nullopt};
        case 1:
            return InsertChild{parent, place(parent), value()};
        case 2:
            return MoveSubtree{node(), parent, place(parent)};
        case 3:
            return CopySubtree{node(), parent, place(parent)};
        default:
            return PasteSubtree{std::move(other), parent, place(parent)};
        }
    }
    Edit arrangement() {
        switch (below(3)) {
        case 0:
            return SortChildren{families(), static_cast<SortKey>(below(4))};
        case 1:
            return ReverseChildren{families()};
        default:
            return ShuffleChildren{families(), random()};
        }
    }
    Edit note() {
        const std::size_t notes = tree.header().notes.size();
        SetNote edit{below(notes + 2U), std::nullopt};
        if (below(4) != 0) {
            edit.note = Note{
                {node(), NoteEvent(below(5)), 1 + below(3)}, word(), "n" + word(), {node()}, {}};
            edit.note->boxes.assign(below(3), node());
        }
        return edit;
    }
    Edit leaves() {
        SetLeaves edit;
        for (std::uint32_t k = 0; k < tree.leafCount() + (below(8) == 0 ? 1U : 0U); ++k) {
            edit.values.push_back(value());
        }
        return edit;
    }
};

} // namespace

Edit randomEdit(std::mt19937_64& random, const GameTree& tree,
                std::shared_ptr<const GameTree> other) {
    Draw draw{random, tree};
    switch (draw.below(16)) {
    case 0:
    case 1:
        return SetValue{draw.node(), draw.value()};
    case 2:
        return ClearValue{draw.node()};
    case 3:
        return SetName{draw.node(), draw.word()};
    case 4:
        return SetMove{draw.node(), draw.word()};
    case 5:
        return SetTitle{draw.word()};
    case 6:
        return InsertSibling{draw.node(), draw.below(2) == 0, draw.value()};
    case 7:
    case 8:
        return DeleteSubtree{draw.node()};
    case 9:
    case 10:
        return draw.insertion(std::move(other));
    case 11:
        return draw.arrangement();
    case 12:
        return draw.leaves();
    case 13:
        return draw.below(2) == 0   ? draw.note()
               : draw.below(2) == 0 ? Edit(FlipRoot{})
                                    : Edit(NegateValues{});
    case 14:
        return ReplaceSubtree{std::move(other), draw.node()};
    default: {
        NodeMap same = samePaths(tree, *other);
        return RetypeTree{std::move(other), std::move(same)};
    }
    }
}
