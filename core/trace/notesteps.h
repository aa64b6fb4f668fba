#pragma once

#include "core/trace/moment.h"

#include <optional>
#include <vector>

namespace prunus {

// The steps of a search at which the notes of its tree stand.

/// The place of a note that is written at this step.
[[nodiscard]] NotePlace notePlaceOf(const Moment& moment);
/// The step of a search at this place; none where the search never comes to it. O(log nodes).
[[nodiscard]] std::optional<Step> stepOf(const GameTree& tree, const SearchTrace& trace,
                                         const NotePlace& place);
/// Whether a note was written for searches with these options: for their algorithm, or for all. A
/// search with a slip, which does not carry out its algorithm rightly, has only the notes for all.
[[nodiscard]] bool isFor(const Note& note, const SearchOptions& options);

/// A note of a tree, by its number in the header, and its step.
struct NoteStep {
    Step step;
    std::size_t note = 0;

    friend bool operator==(const NoteStep&, const NoteStep&) = default;
};
/// The notes of the tree to whose places a search comes, in the order of steps.
/// O(notes · log nodes).
[[nodiscard]] std::vector<NoteStep> notesIn(const GameTree& tree, const SearchTrace& trace);
/// The notes of the moment's step, by their numbers in the header. O(log nodes + notes).
[[nodiscard]] std::vector<std::size_t> notesAt(const Moment& moment);

} // namespace prunus
