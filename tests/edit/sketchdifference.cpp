#include "tests/edit/sketch.h"

#include <algorithm>

using namespace prunus;

namespace {

/// Adds a note of the tree from which a subtree was copied, if all its nodes came along. What is
/// said before the first step is not said of a subtree.
void addIfWhole(std::vector<Note>& notes, Note note, const std::vector<const SketchNode*>& line) {
    bool whole = note.place.event != NoteEvent::start;
    const auto move = [&](NodeId& n) {
        const auto copy = std::ranges::find(line, n, &SketchNode::from);
        whole = whole && n != noNode && copy != line.end();
        n = NodeId{static_cast<std::uint32_t>(copy - line.begin())};
    };
    move(note.place.node);
    std::ranges::for_each(note.arrows, move);
    std::ranges::for_each(note.boxes, move);
    if (whole && notes.size() < mostNotes) {
        notes.push_back(note);
    }
}

} // namespace

std::string difference(const GameTree& tree, const NodeMap& map, std::uint32_t oldCount,
                       const Sketch& sketch) {
    std::vector<const SketchNode*> line{&sketch.root};
    for (std::size_t i = 0; i < line.size(); ++i) {
        for (const SketchNode& child : line[i]->children) {
            line.push_back(&child);
        }
    }
    if (line.size() != tree.nodeCount()) {
        return "number of nodes";
    }
    std::vector<NodeId> targets(oldCount, noNode);
    for (std::uint32_t i = 0; i < line.size(); ++i) {
        const SketchNode& want = *line[i];
        const NodeId n{i};
        if (want.was != noNode) {
            targets[want.was.value] = n;
        }
        if (tree.childCount(n) != want.children.size()) {
            return "children of node " + std::to_string(i);
        }
        if (tree.hasOwnValue(n) != want.value.has_value() ||
            (want.value && tree.staticValue(n) != *want.value)) {
            return "value of node " + std::to_string(i);
        }
        if (tree.names().at(n) != want.name || tree.moves().at(n) != want.move) {
            return "texts of node " + std::to_string(i);
        }
    }
    for (std::uint32_t n = 0; n < oldCount; ++n) {
        if (map.at(NodeId{n}) != targets[n]) {
            return "place of the old node " + std::to_string(n);
        }
    }
    std::vector<Note> notes = sketch.header.notes;
    for (Note& note : notes) {
        const auto move = [&](NodeId& n) {
            n = n == noNode || sketch.anotherDocument ? n : targets[n.value];
        };
        move(note.place.node);
        std::ranges::for_each(note.arrows, move);
        std::ranges::for_each(note.boxes, move);
    }
    for (const Note& note : sketch.brought) {
        addIfWhole(notes, note, line);
    }
    if (tree.header().notes != notes) {
        return "notes";
    }
    const TreeHeader& header = tree.header();
    const bool same = header.title == sketch.header.title && header.root == sketch.header.root &&
                      header.failureValue == sketch.header.failureValue;
    return same ? "" : "header";
}
