#include "core/notation/notewriter.h"

#include "core/notation/jsonstring.h"
#include "core/tree/dottedpath.h"

namespace prunus {

namespace {

void appendKey(std::string& out, std::string_view key) {
    out += out.back() == '{' ? "" : ", ";
    appendJsonString(out, key);
    out += ": ";
}

void appendText(std::string& out, std::string_view key, std::string_view value) {
    if (!value.empty()) {
        appendKey(out, key);
        appendJsonString(out, value);
    }
}

void appendNode(std::string& out, const GameTree& tree, NodeId n) {
    if (n == noNode) {
        out += "null";
    } else {
        appendJsonString(out, dottedPath(tree, n));
    }
}

void appendNodes(std::string& out, const GameTree& tree, std::string_view key,
                 const std::vector<NodeId>& nodes) {
    if (nodes.empty()) {
        return;
    }
    appendKey(out, key);
    out += '[';
    for (const NodeId n : nodes) {
        out += out.back() == '[' ? "" : ", ";
        appendNode(out, tree, n);
    }
    out += ']';
}

void appendNote(std::string& out, const GameTree& tree, const Note& note) {
    out += '{';
    appendKey(out, "node");
    appendNode(out, tree, note.place.node);
    appendText(out, "event", noteEventIds.at(static_cast<std::size_t>(note.place.event)));
    if (note.place.visit != 1) {
        appendKey(out, "visit");
        out += std::to_string(note.place.visit);
    }
    appendText(out, "search", note.search);
    appendText(out, "text", note.text);
    appendNodes(out, tree, "arrows", note.arrows);
    appendNodes(out, tree, "boxes", note.boxes);
    out += '}';
}

} // namespace

void appendNotes(std::string& out, const GameTree& tree) {
    const std::vector<Note>& notes = tree.header().notes;
    if (notes.empty()) {
        return;
    }
    out += "  \"notes\": [\n";
    for (const Note& note : notes) {
        out += "    ";
        appendNote(out, tree, note);
        out += &note == &notes.back() ? "\n" : ",\n";
    }
    out += "  ],\n";
}

} // namespace prunus
