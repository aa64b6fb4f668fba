#pragma once

#include "core/trace/moment.h"

#include <optional>
#include <vector>

namespace prunus {

// Where the notes of a tree are in a search of it.

/// The place at which a note of this step would stand.
[[nodiscard]] NotePlace notePlaceOf(const Moment& moment);
/// The step of that place in a search; none where the search never comes to it. O(log nodes).
[[nodiscard]] std::optional<Step> stepOf(const GameTree& tree, const SearchTrace& trace,
                                         const NotePlace& place);
/// Whether a note was written for such a search: for its algorithm, or for all. What does not carry
/// out its algorithm rightly has those for all alone.
[[nodiscard]] bool isFor(const Note& note, const SearchOptions& options);

/// A note of a tree, by its number in the header, and its step.
struct NoteStep {
    Step step;
    std::size_t note = 0;

    friend bool operator==(const NoteStep&, const NoteStep&) = default;
};
/// Those that a search comes to, by step. O(notes · log nodes).
[[nodiscard]] std::vector<NoteStep> notesIn(const GameTree& tree, const SearchTrace& trace);
/// The notes of a step, by their numbers. O(log nodes + notes).
[[nodiscard]] std::vector<std::size_t> notesAt(const Moment& moment);

} // namespace prunus
