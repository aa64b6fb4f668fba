#pragma once

#include "core/base/index.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What of a node a note stands at.
enum class NoteEvent : std::uint8_t {
    start,  ///< before the first step; of the root
    enter,  ///< the search comes to the node: to its children, or to read its value
    back,   ///< its value was just compared at its parent
    cutoff, ///< its children that are left are skipped
    leave,  ///< it returns
};

/// What documents call them, in their order.
inline constexpr std::array<std::string_view, 5> noteEventIds{"start", "enter", "back", "cutoff",
                                                              "leave"};
[[nodiscard]] std::optional<NoteEvent> noteEventNamed(std::string_view id);

/// Where a note stands: at an event of a node, in the so-manieth visit. The number of the step
/// would be another after the next edit, and under other rules; this is the same event still.
struct NotePlace {
    NodeId node{0}; ///< noNode where the tree has it no more
    NoteEvent event = NoteEvent::start;
    std::uint32_t visit = 1; ///< from 1

    friend bool operator==(const NotePlace&, const NotePlace&) = default;
};

/// What an author says at a step, points at and frames. Nodes that it was about and that the tree
/// has no more are noNode: so it is known that something is missing.
struct Note {
    NotePlace place;
    /// The algorithm that it was written for, by its id; empty for all. What is true of the window
    /// of one need not be of another's.
    std::string search;
    std::string text;
    std::vector<NodeId> arrows; ///< nodes that it points at
    std::vector<NodeId> boxes;  ///< nodes whose subtrees it frames

    friend bool operator==(const Note&, const Note&) = default;
};

// More than this in a document is no document.
inline constexpr std::size_t mostNotes = 500;
inline constexpr std::size_t longestNote = 500;  ///< in characters
inline constexpr std::size_t mostNoteMarks = 20; ///< arrows, and as many boxes
inline constexpr std::uint32_t mostNoteVisits = 1U << 30U;

/// How many characters a text in UTF-8 has.
[[nodiscard]] std::size_t characterCount(std::string_view text);
/// Whether it keeps to the limits, and says, points at or frames something.
[[nodiscard]] bool isFit(const Note& note);
/// Whether it is about a node that the tree has no more.
[[nodiscard]] bool lacksNode(const Note& note);

} // namespace prunus
