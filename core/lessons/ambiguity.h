#pragma once

#include "core/lessons/lesson.h"

namespace prunus {

/// A rule on which the key to a question, its right answer, depends and which the question does not
/// name.
struct Ambiguity {
    Convention convention = Convention::cut;
    std::string item; ///< the first thing that is answered otherwise under the other rule
};

/// Finds the rules on which the key to a question depends. Computes the key under both cut rules,
/// both fail modes, and both ways of breaking ties, one rule at a time; the key under the other
/// rule must be a right answer here, too.
[[nodiscard]] std::vector<Ambiguity> ambiguitiesOf(const LessonQuestion& question,
                                                   const GameTree& tree);

} // namespace prunus
