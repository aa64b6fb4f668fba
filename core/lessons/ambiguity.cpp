#include "core/lessons/ambiguity.h"

#include "core/lessons/gradequestion.h"
#include "core/practice/puzzle.h"

#include <algorithm>

namespace prunus {

namespace {

/// Whether the question says the rule, by its own nature or because its author says so.
bool saysRule(const LessonQuestion& question, Convention convention) {
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
    LessonQuestion strict = question; // what is taken as right all the same has one key
    strict.profile.strictConvention = true;
    const auto right = makeSheet(tree, procedureOf(question, tree));
    for (const Convention convention : everyConvention) {
        LessonQuestion other = question;
        other.profile = underOther(question.profile, convention);
        if (!right || saysRule(question, convention) || other.profile == question.profile) {
            continue;
        }
        const auto sheet = makeSheet(tree, procedureOf(other, tree));
        const auto answer = sheet ? rightTo(other, tree, *sheet) : std::nullopt;
        if (!answer) {
            continue;
        }
        const Grade grade = gradeQuestion(strict, tree, *right, *answer);
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
