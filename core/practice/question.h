#pragma once

#include "core/base/enumtable.h"
#include "core/search/options.h"

#include <array>
#include <optional>
#include <string_view>

namespace prunus {

/// The questions that can be asked about a tree and a procedure. Most have a key that follows from
/// a sheet alone.
enum class Question : std::uint8_t {
    values,      ///< the minimax value of every inner node
    move,        ///< the move and the line of play
    crossOut,    ///< what is not examined
    leafOrder,   ///< in which order leaves are evaluated
    windows,     ///< alpha and beta at the nodes
    returned,    ///< what each visited node returns
    counts,      ///< how many nodes are visited, leaves evaluated, and so on
    negamax,     ///< values and windows from the mover's side
    cuts,        ///< which cutoffs there are, and of which kind
    nodeTypes,   ///< whether each node is PV, Cut or All
    mirror,      ///< what is not examined from the other side, and whether as many leaves are read
    knownRange,  ///< what need not be examined where all values lie in a range
    firstWindow, ///< what a call with a window returns, and what that proves
    twoRules,    ///< which leaves are read under one of two rules and not under the other
    leafBounds,  ///< how many leaves at least and at most, on a uniform tree
    depthLimit,  ///< which move is chosen with a depth limit, and what it is worth
    budget,      ///< how deep searches get, each a ply deeper, and which move is then played
    // Questions whose answers are built and tried out:
    reorder,     ///< an order of the children for most pruning
    ranges,      ///< the values of a leaf for which something is so
    fillIn,      ///< values of the leaves with which the wanted leaves are pruned
    findTheBug,  ///< a tree on which a wrong listing fails, and its line
    trueOrFalse, ///< whether a statement is true, and a tree on which it fails if not
};

struct QuestionTraits {
    Question question;
    /// The name on the command line and in files.
    std::string_view id;
    /// The algorithm whose run the question asks about, unless another one is given.
    Algorithm algorithm;
    /// Whether its answer is built and tried out, see Puzzle; it has no key.
    bool isPuzzle = false;
    /// Whether the answer is a tree of one's own, typed as text.
    bool isTyped = false;
};

inline constexpr std::array everyQuestion{
    QuestionTraits{Question::values, "values", Algorithm::minimax},
    QuestionTraits{Question::move, "move", Algorithm::minimax},
    QuestionTraits{Question::crossOut, "cross-out", Algorithm::alphaBeta},
    QuestionTraits{Question::leafOrder, "leaf-order", Algorithm::alphaBeta},
    QuestionTraits{Question::windows, "windows", Algorithm::alphaBeta},
    QuestionTraits{Question::returned, "returned", Algorithm::alphaBeta},
    QuestionTraits{Question::counts, "counts", Algorithm::alphaBeta},
    QuestionTraits{Question::negamax, "negamax", Algorithm::negamax},
    QuestionTraits{Question::cuts, "cuts", Algorithm::alphaBeta},
    QuestionTraits{Question::nodeTypes, "node-types", Algorithm::alphaBeta},
    QuestionTraits{Question::mirror, "mirror", Algorithm::alphaBeta},
    QuestionTraits{Question::knownRange, "known-range", Algorithm::alphaBeta},
    QuestionTraits{Question::firstWindow, "first-window", Algorithm::alphaBeta},
    QuestionTraits{Question::twoRules, "two-rules", Algorithm::alphaBeta},
    QuestionTraits{Question::leafBounds, "leaf-bounds", Algorithm::alphaBeta},
    QuestionTraits{Question::depthLimit, "depth-limit", Algorithm::minimax},
    QuestionTraits{Question::budget, "budget", Algorithm::alphaBeta},
    QuestionTraits{Question::reorder, "reorder", Algorithm::alphaBeta, true},
    QuestionTraits{Question::ranges, "ranges", Algorithm::alphaBeta, true},
    QuestionTraits{Question::fillIn, "fill-in", Algorithm::alphaBeta, true},
    QuestionTraits{Question::findTheBug, "find-the-bug", Algorithm::alphaBeta, true, true},
    QuestionTraits{Question::trueOrFalse, "true-or-false", Algorithm::alphaBeta, true, true},
};
static_assert(isEnumTable<everyQuestion, &QuestionTraits::question>());

[[nodiscard]] constexpr const QuestionTraits& traits(Question q) {
    return everyQuestion.at(static_cast<std::size_t>(q));
}

/// The question with this id, or none.
[[nodiscard]] constexpr std::optional<Question> questionFromId(std::string_view id) {
    for (const QuestionTraits& each : everyQuestion) {
        if (each.id == id) {
            return each.question;
        }
    }
    return std::nullopt;
}

/// Whether the question is answered by crossing out what is skipped.
[[nodiscard]] constexpr bool crossesOut(Question q) {
    return q == Question::crossOut || q == Question::mirror || q == Question::knownRange;
}

/// Whether the question asks for a move at the root and a number, where searches stop at a depth
/// limit.
[[nodiscard]] constexpr bool asksForDepth(Question q) {
    return q == Question::depthLimit || q == Question::budget;
}

/// Whether the answer marks leaves, or nodes for all leaves under them.
[[nodiscard]] constexpr bool marksLeaves(Question q) {
    return crossesOut(q) || q == Question::twoRules;
}

} // namespace prunus
