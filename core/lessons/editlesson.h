#pragma once

#include "core/lessons/lesson.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// A place in a lesson that is written: a step, or a question of an exercise.
struct LessonPlace {
    std::size_t step = 0;
    std::optional<std::size_t> question = {};

    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// All of them, in order: of an exercise first itself.
[[nodiscard]] std::vector<LessonPlace> placesOf(const Lesson& lesson);
/// The exercise there; null if there is none.
[[nodiscard]] LessonExercise* exerciseAt(Lesson& lesson, LessonPlace place);
[[nodiscard]] const LessonExercise* exerciseAt(const Lesson& lesson, LessonPlace place);

/// Puts a step behind the one of this place, or at the beginning; returns where it is.
LessonPlace addStep(Lesson& lesson, std::optional<LessonPlace> behind, LessonStep step);
/// Adds a question about a tree: to the exercise of this place, if it is about the same tree, else
/// to a new one behind it. It has an id that nothing else has.
LessonPlace addQuestion(Lesson& lesson, std::optional<LessonPlace> behind,
                        const std::shared_ptr<const GameTree>& tree, Question question);
/// Takes a step or question away; of an exercise the last question with it. Returns what stands in
/// its place, or else the one before; none if nothing is left.
std::optional<LessonPlace> removeStep(Lesson& lesson, LessonPlace place);
/// Moves a step among the steps, or a question among those of its exercise, one place up or down;
/// returns where it is then.
LessonPlace moveStep(Lesson& lesson, LessonPlace place, bool down);

/// What is graded otherwise in exams than under the course: nothing follows through.
[[nodiscard]] Profile courseIn(const Profile& course, Lesson::Mode mode);
/// Gives the lesson another course or mode; questions that were asked under the lesson's rules are
/// so still.
void setCourse(Lesson& lesson, const Profile& course, Lesson::Mode mode);

/// A name that readLesson() takes, made of what somebody called something: small letters and digits
/// of ASCII, with `-` for all else; "lesson" if nothing is left.
[[nodiscard]] std::string lessonIdOf(std::string_view title);

} // namespace prunus
