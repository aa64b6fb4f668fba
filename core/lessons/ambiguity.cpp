#include "core/lessons/ambiguity.h"

#include "core/lessons/gradequestion.h"

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

} // namespace

std::vector<Ambiguity> ambiguitiesOf(const LessonQuestion& question, const GameTree& tree) {
    std::vector<Ambiguity> found;
    const auto right = makeSheet(tree, procedureOf(question, tree));
    for (const Convention convention : everyConvention) {
        const bool isNamed = std::ranges::find(question.named, convention) != question.named.end();
        const auto other = isNamed ? std::nullopt : underOther(question, convention);
        const auto sheet = other ? makeSheet(tree, procedureOf(*other, tree)) : right;
        if (!right || !other || !sheet) {
            continue;
        }
        const Answer answer = answerOf(tree, question.question, *sheet, other->profile);
        const Grade grade = gradeQuestion(question, tree, *right, answer);
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
