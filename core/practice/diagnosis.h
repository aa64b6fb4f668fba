#pragma once

#include "core/practice/grade.h"

#include <vector>

namespace prunus {

/// What an answer looks like, if it looks like something.
struct Diagnosis {
    enum class Evidence : std::uint8_t {
        none,      ///< nothing fits, or too much does
        exact,     ///< exactly what this misconception, or one of two, would answer
        oneSlip,   ///< wrong in one place only, and right in others: a slip of the pen
        allButOne, ///< exactly that in all places but one
        near,      ///< most of what is wrong is explained
    };
    Evidence evidence = Evidence::none;
    std::vector<Misconception> named; ///< two at most, conventions alone
};

/// Carries out every misconception that the question's answer could show, and compares. Empty for a
/// right answer. Up to mostNodesOfMisconception nodes.
[[nodiscard]] Diagnosis diagnose(const GameTree& tree, Question question, const Sheet& right,
                                 const Answer& answer, const Profile& profile,
                                 const Terms& terms = {});

} // namespace prunus
