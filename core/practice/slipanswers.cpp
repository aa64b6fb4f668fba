#include "core/practice/slipanswers.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

/// Those on values of which trees for diagnosis take account where cuts are asked.
constexpr std::array seenInCuts{Misconception::returnInLoop,   Misconception::firstImprovement,
                                Misconception::negatedMinLeaf, Misconception::cutBeforeUndo,
                                Misconception::playersSwapped, Misconception::depthOffByOne,
                                Misconception::noResearch};

SlipRank rankOf(const MisconceptionTraits& m, Question question, const SearchOptions& options) {
    if (m.kind == MisconceptionKind::convention) {
        return SlipRank::convention;
    }
    if (m.negamaxForm && !traits(options.algorithm).negamaxForm) {
        return SlipRank::farther;
    }
    if (asksForDepth(question)) {
        return m.misconception == Misconception::depthOffByOne ? SlipRank::usual
                                                               : SlipRank::farther;
    }
    const bool ofValues = m.kind == MisconceptionKind::value || m.kind == MisconceptionKind::move;
    const bool asksForValues = question == Question::values || question == Question::move ||
                               question == Question::returned || question == Question::negamax;
    const bool isSeen = std::ranges::find(seenInCuts, m.misconception) != seenInCuts.end();
    return !ofValues || asksForValues || isSeen ? SlipRank::usual : SlipRank::farther;
}

/// Whether somebody who works on this could have that misconception.
bool isCandidate(const MisconceptionTraits& m, Question question, const SearchOptions& options) {
    switch (m.misconception) {
    case Misconception::equality:
        return options.cut == CutRule::greaterOrEqual;
    case Misconception::equalityReversed:
        return options.cut == CutRule::greater;
    case Misconception::provingLeafCrossedOut:
        return crossesOut(question);
    case Misconception::anyEqualRootMove:
        return question == Question::move || asksForDepth(question);
    case Misconception::boundAsValue:
    case Misconception::minimaxAfterPruning:
        return question == Question::returned;
    case Misconception::countsWithoutRoot:
        return question == Question::counts;
    case Misconception::depthOffByOne:
        return options.depth.has_value() || question == Question::budget;
    case Misconception::noResearch:
        return options.algorithm == Algorithm::principalVariationSearch ||
               options.algorithm == Algorithm::mtdf;
    default:
        return true;
    }
}

/// The misconception as deltas of what the question is about: of alpha-beta, or of minimax; a
/// question about the move may be answered either way.
std::vector<Procedure> proceduresOf(Misconception m, Question question, const Procedure& right) {
    const bool windowed = traits(right.options.algorithm).windowed;
    std::vector<Procedure> procedures;
    for (std::uint8_t form = 0; form < formsOf(m); ++form) {
        const auto exhaustive = exhaustiveProcedureOf(m, right, form);
        if (!windowed && exhaustive) {
            procedures.push_back(*exhaustive);
        }
        if (windowed || question == Question::move || question == Question::depthLimit) {
            procedures.push_back(procedureOf(m, right, form));
        }
    }
    return procedures;
}

} // namespace

std::vector<SlipAnswer> slipAnswers(const GameTree& tree, Question question, const Sheet& right,
                                    const Profile& profile, const Terms& terms) {
    std::vector<SlipAnswer> answers;
    for (const MisconceptionTraits& each : everyMisconception) {
        if (!isCandidate(each, question, right.procedure.options)) {
            continue;
        }
        for (const Procedure& procedure :
             proceduresOf(each.misconception, question, right.procedure)) {
            if (auto sheet = makeSheet(tree, procedure)) {
                Answer answer = answerOf(tree, question, *sheet, profile, terms);
                answers.push_back({each.misconception,
                                   rankOf(each, question, right.procedure.options),
                                   *std::move(sheet), std::move(answer)});
            }
        }
    }
    return answers;
}

} // namespace prunus
