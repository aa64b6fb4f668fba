#include "core/lessons/gradequestion.h"

#include <algorithm>

namespace prunus {

Grade gradeQuestion(const LessonQuestion& question, const GameTree& tree, const Sheet& right,
                    const Answer& answer) {
    Grade grade = gradeAnswer(tree, question.question, right, answer, question.profile,
                              question.profile.followThrough);
    if (question.question != Question::counts || question.counts.empty()) {
        return grade;
    }
    std::erase_if(grade.items, [&](const GradedItem& item) {
        return std::ranges::find(question.counts, item.item) == question.counts.end();
    });
    double sum = 0;
    for (const GradedItem& each : grade.items) {
        sum += each.credit;
    }
    grade.credit = grade.items.empty() ? 1 : sum / static_cast<double>(grade.items.size());
    return grade;
}

} // namespace prunus
