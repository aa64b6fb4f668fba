#include "core/lessons/lesson.h"

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

} // namespace prunus
