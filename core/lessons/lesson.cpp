#include "core/lessons/lesson.h"

#include "core/practice/sliptrace.h"
#include "core/trace/notesteps.h"

namespace prunus {

std::vector<const LessonExercise*> exercisesOf(const Lesson& lesson) {
    std::vector<const LessonExercise*> exercises;
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
            exercises.push_back(exercise);
        }
    }
    return exercises;
}

Profile rulesFor(const LessonQuestion& question) {
    Profile rules = question.profile;
    for (const Convention each : question.named) {
        std::erase(rules.unverified, keyOf(each));
    }
    return rules;
}

Procedure procedureOf(const LessonQuestion& question, const GameTree& tree) {
    Procedure procedure = procedureUnder(question.profile, question.question);
    if (tree.header().root == Player::min) {
        procedure.options.root = Player::min;
    }
    procedure.options.depth = question.terms.depth;
    return procedure;
}

std::optional<Step> stepOfEvent(const LessonMoment& moment) {
    const RecordedSearch search = recordStepped(*moment.tree, moment.options);
    return search && *search ? stepOf(*moment.tree, **search, *moment.event) : std::nullopt;
}

} // namespace prunus
