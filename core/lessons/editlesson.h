#pragma once

#include "core/lessons/lesson.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// A place in a lesson that is being written: a step, or a question of an exercise.
struct LessonPlace {
    std::size_t step = 0;
    std::optional<std::size_t> question = {};

    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// All places of a lesson, in order; an exercise comes before its questions.
[[nodiscard]] std::vector<LessonPlace> placesOf(const Lesson& lesson);
/// The exercise at this place, or the one that has the question there; null if there is none.
[[nodiscard]] LessonExercise* exerciseAt(Lesson& lesson, LessonPlace place);
[[nodiscard]] const LessonExercise* exerciseAt(const Lesson& lesson, LessonPlace place);

/// Puts a new step behind the step of this place, or at the beginning without a place; returns the
/// place of the new step.
LessonPlace addStep(Lesson& lesson, std::optional<LessonPlace> behind, LessonStep step);
/// Adds a question about a tree: to the exercise of this place if that is about the same tree, else
/// to a new exercise behind it. The question gets an id that nothing else has. Returns the place of
/// the question.
LessonPlace addQuestion(Lesson& lesson, std::optional<LessonPlace> behind,
                        const std::shared_ptr<const GameTree>& tree, Question question);
/// Removes a step or a question; with the last question of an exercise, the exercise is removed,
/// too. Returns the place of what stands there now, or else of what stands before it; nullopt if
/// nothing is left.
std::optional<LessonPlace> removeStep(Lesson& lesson, LessonPlace place);
/// Moves a step among the steps, or a question among those of its exercise, one place up or down;
/// returns its new place.
LessonPlace moveStep(Lesson& lesson, LessonPlace place, bool down);

/// Returns the course's profile for this mode. In an exam, what follows from a mistake is worth
/// nothing.
[[nodiscard]] Profile courseIn(const Profile& course, Lesson::Mode mode);
/// Gives the lesson another course or mode. Questions that had the lesson's rules get the lesson's
/// new rules.
void setCourse(Lesson& lesson, const Profile& course, Lesson::Mode mode);

/// Makes an id that readLesson() accepts from a title: small letters and digits of ASCII, with `-`
/// for all else; "lesson" if nothing is left.
[[nodiscard]] std::string lessonIdOf(std::string_view title);

} // namespace prunus
