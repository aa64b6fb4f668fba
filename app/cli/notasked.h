#pragma once

#include "core/practice/puzzle.h"
#include "core/practice/sheet.h"

#include <string>

namespace prunus {

/// Why the question has no key on this tree, in words; empty if it has one. The sheet is the right
/// search's.
[[nodiscard]] std::string whyNotAsked(const GameTree& tree, Question question, const Sheet& sheet,
                                      const Terms& terms);

/// Why no answer that is all right is known. Needs that sampleAnswer() has found none.
[[nodiscard]] std::string whyNoSample(const Puzzle& puzzle);

} // namespace prunus
