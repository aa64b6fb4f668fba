#pragma once

#include "core/practice/answer.h"
#include "core/practice/misconception.h"

#include <vector>

namespace prunus {

/// The ranks of misconceptions: those of an earlier rank are thought of first.
enum class SlipRank : std::uint8_t {
    convention,
    writing, ///< about writing down a right run, or none
    usual,   ///< about what the question asks for
    farther, ///< about values where the question is about cuts
};

/// The answer of somebody with a misconception, in one of its forms; it may be right all the same.
struct SlipAnswer {
    Misconception misconception = Misconception::equality;
    SlipRank rank = SlipRank::usual;
    Sheet sheet;
    Answer answer;
};

/// Carries out every misconception that an answer to the question could show, and returns their
/// answers. The tree must have at most mostNodesOfMisconception nodes.
[[nodiscard]] std::vector<SlipAnswer> slipAnswers(const GameTree& tree, Question question,
                                                  const Sheet& right, const Profile& profile,
                                                  const Terms& terms = {});

} // namespace prunus
