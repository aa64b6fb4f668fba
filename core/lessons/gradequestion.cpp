#include "core/lessons/gradequestion.h"

#include "core/practice/puzzle.h"

#include <algorithm>
#include <utility>

namespace prunus {

Grade gradeQuestion(const LessonQuestion& question, const GameTree& tree, const Sheet& right,
                    const Answer& answer) {
    const Profile rules = rulesFor(question);
    if (traits(question.question).isPuzzle) {
        return tryOut({question.question, tree, rules, question.terms}, answer).grade;
    }
    Grade grade = gradeAnswer(tree, question.question, right, answer, rules, rules.followShare,
                              question.terms);
    return question.question == Question::counts ? gradeOfCounts(std::move(grade), question.counts)
                                                 : grade;
}

Grade gradeOfCounts(Grade grade, const std::vector<std::string>& counts) {
    if (counts.empty()) {
        return grade;
    }
    std::erase_if(grade.items, [&](const GradedItem& item) {
        return std::ranges::find(counts, item.item) == counts.end();
    });
    double sum = 0;
    for (const GradedItem& each : grade.items) {
        sum += each.credit;
    }
    grade.credit = grade.items.empty() ? 1 : sum / static_cast<double>(grade.items.size());
    return grade;
}

} // namespace prunus
