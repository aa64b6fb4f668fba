#include "core/tree/note.h"

#include <algorithm>

namespace prunus {

std::optional<NoteEvent> noteEventNamed(std::string_view id) {
    const auto found = std::ranges::find(noteEventIds, id);
    return found == noteEventIds.end() ? std::nullopt
                                       : std::optional(NoteEvent(found - noteEventIds.begin()));
}

std::size_t characterCount(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool isFit(const Note& note) {
    const bool empty = note.text.empty() && note.arrows.empty() && note.boxes.empty();
    return !empty && characterCount(note.text) <= longestNote &&
           note.arrows.size() <= mostNoteMarks && note.boxes.size() <= mostNoteMarks &&
           note.place.visit >= 1 && note.place.visit <= mostNoteVisits;
}

bool lacksNode(const Note& note) {
    const auto lacks = [](const std::vector<NodeId>& nodes) {
        return std::ranges::find(nodes, noNode) != nodes.end();
    };
    return note.place.node == noNode || lacks(note.arrows) || lacks(note.boxes);
}

} // namespace prunus
