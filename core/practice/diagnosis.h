#pragma once

#include "core/practice/grade.h"

#include <vector>

namespace prunus {

/// The misconceptions that an answer looks like, and how well they explain it.
struct Diagnosis {
    enum class Evidence : std::uint8_t {
        none,      ///< nothing fits, or too much does
        exact,     ///< exactly what one misconception, or one of two, would answer
        oneSlip,   ///< wrong in one place only, and right in others: a slip of the pen
        allButOne, ///< what a misconception would answer, in all places but one
        near,      ///< a misconception explains most of what is wrong
    };
    Evidence evidence = Evidence::none;
    std::vector<Misconception> named; ///< at most two; conventions are never named beside others
};

/// Carries out every misconception that an answer to the question could show, and compares each
/// result with the answer. Empty for a right answer, and for a tree with more than
/// mostNodesOfMisconception nodes.
[[nodiscard]] Diagnosis diagnose(const GameTree& tree, Question question, const Sheet& right,
                                 const Answer& answer, const Profile& profile,
                                 const Terms& terms = {});

} // namespace prunus
