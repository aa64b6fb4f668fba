#pragma once

#include "core/base/index.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// The event of a node at which a note stands.
enum class NoteEvent : std::uint8_t {
    start,  ///< before the first step; only of the root
    enter,  ///< the search comes to the node: to its children, or to read its value
    back,   ///< the node's value was just compared at its parent
    cutoff, ///< the children of the node that are left are skipped
    leave,  ///< the node returns
};

/// The names of the events in documents, in the order of NoteEvent.
inline constexpr std::array<std::string_view, 5> noteEventIds{"start", "enter", "back", "cutoff",
                                                              "leave"};
[[nodiscard]] std::optional<NoteEvent> noteEventNamed(std::string_view id);

/// Where a note stands: at an event of a node, in one of the node's visits. The number of the step
/// would change with the next edit of the tree, or under other rules; the event stays the same.
struct NotePlace {
    NodeId node{0}; ///< noNode if the tree no longer has the node
    NoteEvent event = NoteEvent::start;
    std::uint32_t visit = 1; ///< the number of the visit, from 1

    friend bool operator==(const NotePlace&, const NotePlace&) = default;
};

/// What an author says at a step, with the nodes that the note points at or frames. A node that the
/// tree no longer has becomes noNode, so that it is known that something is missing.
struct Note {
    NotePlace place;
    /// The id of the algorithm for which the note was written; empty for all algorithms. What is
    /// true of the window of one algorithm may not be true of another's.
    std::string search;
    std::string text;
    std::vector<NodeId> arrows; ///< the nodes that the note points at
    std::vector<NodeId> boxes;  ///< the nodes whose subtrees the note frames

    friend bool operator==(const Note&, const Note&) = default;
};

// The limits of the notes in a document; a document that goes beyond one of them is refused.
inline constexpr std::size_t mostNotes = 500;
inline constexpr std::size_t longestNote = 500;  ///< in characters
inline constexpr std::size_t mostNoteMarks = 20; ///< arrows of a note, and as many boxes
inline constexpr std::uint32_t mostNoteVisits = 1U << 30U;

/// The number of characters in a text in UTF-8.
[[nodiscard]] std::size_t characterCount(std::string_view text);
/// Whether the note keeps to the limits, and says, points at or frames something.
[[nodiscard]] bool isFit(const Note& note);
/// Whether the note is about a node that the tree no longer has.
[[nodiscard]] bool lacksNode(const Note& note);

} // namespace prunus
