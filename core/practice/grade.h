#pragma once

#include "core/practice/answer.h"

#include <string>
#include <vector>

namespace prunus {

/// One thing that was asked: a field of a node, a unit of a cross-out, a place in a list.
struct GradedItem {
    enum class Verdict : std::uint8_t { right, follows, wrong, missing };
    std::string item; ///< path joined by dots, or the name of a count
    Verdict verdict = Verdict::right;
    double credit = 0; ///< of 1
};

/// How good an answer is. `credit` in 0 … 1, not rounded.
struct Grade {
    double credit = 0;
    std::vector<GradedItem> items;
};

/// Compares an answer with the key, which is answerOf the right sheet. O(nodes).
[[nodiscard]] Grade gradeAnswer(const GameTree& tree, Question question, const Sheet& right,
                                const Answer& answer, const Profile& profile, bool followThrough,
                                const Terms& terms = {});

} // namespace prunus
