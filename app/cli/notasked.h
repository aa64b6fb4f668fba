#pragma once

#include "core/practice/puzzle.h"
#include "core/practice/sheet.h"

#include <string>

namespace prunus {

/// Says why the question has no key on this tree; empty if it has one. The sheet is that of the
/// right search.
[[nodiscard]] std::string whyNotAsked(const GameTree& tree, Question question, const Sheet& sheet,
                                      const Terms& terms);

/// Says why no answer is known that is all right. Needs a puzzle for which sampleAnswer() has found
/// none.
[[nodiscard]] std::string whyNoSample(const Puzzle& puzzle);

} // namespace prunus
