#pragma once

#include "core/lessons/lesson.h"

namespace prunus {

/// A rule on which a key depends and which the question does not name.
struct Ambiguity {
    Convention convention = Convention::cut;
    std::string item; ///< the first thing that is answered otherwise under the other rule
};

/// Computes the key under both cut rules, both fail modes, and both ways of breaking ties, each by
/// itself; what another course takes for right must be right here, too.
[[nodiscard]] std::vector<Ambiguity> ambiguitiesOf(const LessonQuestion& question,
                                                   const GameTree& tree);

} // namespace prunus
