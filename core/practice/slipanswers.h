#pragma once

#include "core/practice/answer.h"
#include "core/practice/misconception.h"

#include <vector>

namespace prunus {

/// In which order misconceptions are thought of.
enum class SlipRank : std::uint8_t {
    convention,
    writing, ///< of a right run, or of none
    usual,   ///< of what the question is about
    farther, ///< about values where the question is about cuts
};

/// What somebody with a misconception, in one of its forms, answers; it may be right all the same.
struct SlipAnswer {
    Misconception misconception = Misconception::equality;
    SlipRank rank = SlipRank::usual;
    Sheet sheet;
    Answer answer;
};

/// Carries out every misconception that an answer to the question could show. Up to
/// mostNodesOfMisconception nodes.
[[nodiscard]] std::vector<SlipAnswer> slipAnswers(const GameTree& tree, Question question,
                                                  const Sheet& right, const Profile& profile,
                                                  const Terms& terms = {});

} // namespace prunus
