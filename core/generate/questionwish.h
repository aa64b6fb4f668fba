#pragma once

#include "core/generate/wish.h"

namespace prunus {

// What wishes ask of a tree as a question: what is crossed out that the search skips.

/// Of difficulty, guessPercent, slipsTold and fragileLeaves.
[[nodiscard]] std::uint64_t countInQuestion(Wish::Kind kind, const GameTree& tree,
                                            const SearchOptions& options);
/// Whether somebody with this slip crosses out something else.
[[nodiscard]] bool showsInQuestion(Misconception slip, const GameTree& tree,
                                   const SearchOptions& options);

} // namespace prunus
