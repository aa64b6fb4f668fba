#include "ui/lessonpages/readyset.h"

#include "ui/practice/questionset.h"

#include <algorithm>
#include <array>

namespace prunus {
namespace {

struct NamedSet {
    std::string_view id;
    ReadySet set;
};
/// Without those of which no question can be asked on paper: changes, bugs and statements.
constexpr std::array rows{
    NamedSet{"first-steps", ReadySet::firstSteps},
    NamedSet{"cut-or-not", ReadySet::cutOrNot},
    NamedSet{"windows", ReadySet::windows},
    NamedSet{"bounds", ReadySet::bounds},
    NamedSet{"negamax", ReadySet::negamax},
    NamedSet{"tie", ReadySet::tie},
    NamedSet{"order", ReadySet::order},
    NamedSet{"mixed", ReadySet::mixed},
};

LessonExercise exerciseOf(const Skill& skill, std::size_t number) {
    LessonExercise exercise;
    exercise.id = 'e' + std::to_string(number);
    if (skill.trees.empty() && skill.demands) {
        exercise.wishes = *skill.demands;
    } else if (!skill.trees.empty()) {
        exercise.tree = skill.trees.front();
    }
    LessonQuestion question;
    question.id = exercise.id + ".q1";
    question.question = skill.question;
    question.profile = skill.profile;
    question.terms = skill.terms;
    exercise.questions.push_back(std::move(question));
    return exercise;
}

} // namespace

std::vector<std::string_view> readySetIds() {
    std::vector<std::string_view> ids;
    ids.reserve(rows.size());
    for (const NamedSet& each : rows) {
        ids.push_back(each.id);
    }
    return ids;
}

std::optional<Lesson> readySetNamed(std::string_view id) {
    const auto row = std::ranges::find(rows, id, &NamedSet::id);
    if (row == rows.end()) {
        return std::nullopt;
    }
    Lesson lesson;
    lesson.id = id;
    lesson.mode = Lesson::Mode::selfCheck;
    lesson.title = QuestionSets::menuName(row->set).remove(u'&').toStdString();
    std::size_t number = 0;
    for (const Skill& each : QuestionSets::of(row->set).skills) {
        lesson.steps.emplace_back(exerciseOf(each, ++number));
    }
    return lesson;
}

} // namespace prunus
