#include "core/lessons/ambiguity.h"

#include "core/lessons/gradequestion.h"
#include "core/practice/puzzle.h"

#include <algorithm>

namespace prunus {

namespace {

/// The question as another course asks it; none where the rule does not concern this one.
std::optional<LessonQuestion> underOther(LessonQuestion question, Convention convention) {
    Profile& profile = question.profile;
    switch (convention) {
    case Convention::cut:
        profile.cut = profile.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
        return question;
    case Convention::fail:
        profile.fail = profile.fail == FailMode::hard ? FailMode::soft : FailMode::hard;
        return question;
    case Convention::tieMove:
        break;
    }
    if (profile.tieMove == Profile::Ties::any) {
        return std::nullopt; // all of them are right
    }
    profile.tieMove =
        profile.tieMove == Profile::Ties::first ? Profile::Ties::last : Profile::Ties::first;
    return question;
}

/// Whether the question says the rule, by its own nature or because its author says so.
bool isNamed(const LessonQuestion& question, Convention convention) {
    const bool saysRules =
        question.question == Question::twoRules || traits(question.question).isTyped;
    const bool tiesCut = question.question == Question::knownRange && convention == Convention::cut;
    return saysRules || tiesCut ||
           std::ranges::find(question.named, convention) != question.named.end();
}

/// What the question's key is, or an answer that is tried out and right.
std::optional<Answer> rightTo(const LessonQuestion& question, const GameTree& tree,
                              const Sheet& sheet) {
    const Puzzle puzzle{question.question, tree, question.profile, question.terms};
    return traits(question.question).isPuzzle
               ? sampleAnswer(puzzle)
               : std::optional(
                     answerOf(tree, question.question, sheet, question.profile, question.terms));
}

} // namespace

std::vector<Ambiguity> ambiguitiesOf(const LessonQuestion& question, const GameTree& tree) {
    std::vector<Ambiguity> found;
    const auto right = makeSheet(tree, procedureOf(question, tree));
    for (const Convention convention : everyConvention) {
        const auto other =
            isNamed(question, convention) ? std::nullopt : underOther(question, convention);
        const auto sheet = other ? makeSheet(tree, procedureOf(*other, tree)) : right;
        if (!right || !other || !sheet) {
            continue;
        }
        const auto answer = rightTo(*other, tree, *sheet);
        if (!answer) {
            continue;
        }
        const Grade grade = gradeQuestion(question, tree, *right, *answer);
        const auto wrong = std::ranges::find_if(grade.items, [](const GradedItem& item) {
            return item.verdict != GradedItem::Verdict::right;
        });
        if (wrong != grade.items.end()) {
            found.push_back({convention, wrong->item});
        }
    }
    return found;
}

} // namespace prunus
