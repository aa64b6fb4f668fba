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

SlipRank rankOf(const MisconceptionTraits& m, Question question) {
    if (m.kind == MisconceptionKind::convention) {
        return SlipRank::convention;
    }
    if (m.kind == MisconceptionKind::writing) {
        return SlipRank::writing;
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

/// Whether W01 … are about what is asked for.
bool canBeWritten(Misconception m, Question question, const Profile& profile) {
    const Profile::WindowShown shown = profile.windowShown;
    const bool asksWindows = question == Question::windows || question == Question::negamax;
    switch (m) {
    case Misconception::boundsExchanged:
        return question == Question::windows;
    case Misconception::signNotTurned:
        return question == Question::negamax;
    case Misconception::exitForEntry:
        return asksWindows &&
               (shown == Profile::WindowShown::entry || shown == Profile::WindowShown::edge);
    case Misconception::entryForExit:
        return asksWindows && shown == Profile::WindowShown::exit;
    case Misconception::searchedCrossedOut:
        return crossesOut(question);
    default:
        return crossesOut(question) || question == Question::leafOrder ||
               question == Question::counts || question == Question::returned ||
               question == Question::windows;
    }
}

/// Whether somebody who works on this could have that misconception: it is one of the algorithm
/// that is asked about.
bool isCandidate(const MisconceptionTraits& m, Question question, const SearchOptions& options,
                 const Profile& profile) {
    const bool negamaxForm = traits(options.algorithm).negamaxForm;
    if (m.kind == MisconceptionKind::writing && !canBeWritten(m.misconception, question, profile)) {
        return false;
    }
    switch (m.misconception) {
    case Misconception::negatedMinLeaf:
        return !negamaxForm;
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
        return negamaxForm || !m.negamaxForm;
    }
}

/// The misconception as deltas of what the question is about: of alpha-beta, or of minimax.
std::vector<Procedure> proceduresOf(Misconception m, const Procedure& right) {
    const bool windowed = traits(right.options.algorithm).windowed;
    std::vector<Procedure> procedures;
    for (std::uint8_t form = 0; form < formsOf(m); ++form) {
        const auto procedure =
            windowed ? procedureOf(m, right, form) : exhaustiveProcedureOf(m, right, form);
        if (procedure) {
            procedures.push_back(*procedure);
        }
    }
    return procedures;
}

} // namespace

std::vector<SlipAnswer> slipAnswers(const GameTree& tree, Question question, const Sheet& right,
                                    const Profile& profile, const Terms& terms) {
    std::vector<SlipAnswer> answers;
    for (const MisconceptionTraits& each : everyMisconception) {
        if (!isCandidate(each, question, right.procedure.options, profile)) {
            continue;
        }
        for (const Procedure& procedure : proceduresOf(each.misconception, right.procedure)) {
            if (auto sheet = makeSheet(tree, procedure)) {
                Answer answer = answerOf(tree, question, *sheet, profile, terms);
                const bool none =
                    each.misconception == Misconception::searchedCrossedOut && answer.marks.empty();
                if (none) {
                    continue; // the first child closes every window
                }
                answers.push_back({each.misconception, rankOf(each, question), *std::move(sheet),
                                   std::move(answer)});
            }
        }
    }
    return answers;
}

} // namespace prunus
