#pragma once

#include "core/generate/wish.h"

namespace prunus {

// These functions look at a tree as a question in which the student crosses out what the search
// skips.

/// Returns the count for a wish of the kind difficulty, guessPercent, slipsTold or fragileLeaves.
[[nodiscard]] std::uint64_t countInQuestion(Wish::Kind kind, const GameTree& tree,
                                            const SearchOptions& options);
/// Whether a student with this slip crosses out something else than what is right.
[[nodiscard]] bool showsInQuestion(Misconception slip, const GameTree& tree,
                                   const SearchOptions& options);

} // namespace prunus
