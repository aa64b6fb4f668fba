#include "core/lessons/editlesson.h"

#include "core/lessons/lessonvalues.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace prunus {

namespace {

/// The first of prefix1, prefix2, … that nothing is called.
std::string freeId(const Lesson& lesson, const std::string& prefix) {
    std::set<std::string> taken;
    for (const LessonExercise* exercise : exercisesOf(lesson)) {
        taken.insert(exercise->id);
        for (const LessonQuestion& question : exercise->questions) {
            taken.insert(question.id);
        }
    }
    std::size_t number = 1;
    while (taken.contains(prefix + std::to_string(number))) {
        ++number;
    }
    return prefix + std::to_string(number);
}

auto iteratorAt(std::vector<LessonStep>& steps, std::size_t at) {
    return steps.begin() + static_cast<std::ptrdiff_t>(at);
}

} // namespace

std::vector<LessonPlace> placesOf(const Lesson& lesson) {
    std::vector<LessonPlace> places;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        places.push_back({step});
        if (const auto* const exercise = std::get_if<LessonExercise>(&lesson.steps[step])) {
            for (std::size_t q = 0; q < exercise->questions.size(); ++q) {
                places.push_back({step, q});
            }
        }
    }
    return places;
}

LessonExercise* exerciseAt(Lesson& lesson, LessonPlace place) {
    return place.step < lesson.steps.size() ? std::get_if<LessonExercise>(&lesson.steps[place.step])
                                            : nullptr;
}

const LessonExercise* exerciseAt(const Lesson& lesson, LessonPlace place) {
    return place.step < lesson.steps.size() ? std::get_if<LessonExercise>(&lesson.steps[place.step])
                                            : nullptr;
}

LessonPlace addStep(Lesson& lesson, std::optional<LessonPlace> behind, LessonStep step) {
    const std::size_t at = behind ? std::min(behind->step + 1, lesson.steps.size()) : 0;
    lesson.steps.insert(iteratorAt(lesson.steps, at), std::move(step));
    return {at};
}

LessonPlace addQuestion(Lesson& lesson, std::optional<LessonPlace> behind,
                        const std::shared_ptr<const GameTree>& tree, Question question) {
    LessonPlace place = behind.value_or(LessonPlace{});
    const LessonExercise* const there = behind ? exerciseAt(lesson, place) : nullptr;
    if (there == nullptr || there->tree != tree) {
        LessonExercise exercise;
        exercise.id = freeId(lesson, "e");
        exercise.tree = tree;
        place = addStep(lesson, behind, std::move(exercise));
    }
    LessonExercise& exercise = *exerciseAt(lesson, place);
    LessonQuestion added;
    added.id = freeId(lesson, exercise.id + ".q");
    added.question = question;
    added.profile = lesson.profile;
    exercise.questions.push_back(std::move(added));
    return {place.step, exercise.questions.size() - 1};
}

std::optional<LessonPlace> removeStep(Lesson& lesson, LessonPlace place) {
    LessonExercise* const exercise = exerciseAt(lesson, place);
    if (place.question && exercise != nullptr && exercise->questions.size() > 1) {
        exercise->questions.erase(exercise->questions.begin() +
                                  static_cast<std::ptrdiff_t>(*place.question));
        return LessonPlace{place.step, std::min(*place.question, exercise->questions.size() - 1)};
    }
    lesson.steps.erase(iteratorAt(lesson.steps, place.step));
    return lesson.steps.empty()
               ? std::nullopt
               : std::optional(LessonPlace{std::min(place.step, lesson.steps.size() - 1)});
}

LessonPlace moveStep(Lesson& lesson, LessonPlace place, bool down) {
    LessonExercise* const exercise = exerciseAt(lesson, place);
    const std::size_t from = place.question.value_or(place.step);
    const std::size_t count =
        place.question && exercise != nullptr ? exercise->questions.size() : lesson.steps.size();
    if (down ? from + 1 >= count : from == 0) {
        return place;
    }
    const std::size_t to = down ? from + 1 : from - 1;
    if (place.question && exercise != nullptr) {
        std::swap(exercise->questions[from], exercise->questions[to]);
        return {place.step, to};
    }
    std::swap(lesson.steps[from], lesson.steps[to]);
    return {to};
}

Profile courseIn(const Profile& course, Lesson::Mode mode) {
    Profile profile = course;
    profile.followShare = mode == Lesson::Mode::exam ? 0 : course.followShare;
    return profile;
}

void setCourse(Lesson& lesson, const Profile& course, Lesson::Mode mode) {
    const Profile before = std::exchange(lesson.profile, courseIn(course, mode));
    lesson.mode = mode;
    for (LessonStep& step : lesson.steps) {
        if (auto* const exercise = std::get_if<LessonExercise>(&step)) {
            exercise->wishes.profile = lesson.profile;
            for (LessonQuestion& question : exercise->questions) {
                if (question.profile == before) {
                    question.profile = lesson.profile;
                }
            }
        }
    }
}

std::string lessonIdOf(std::string_view title) {
    std::string id;
    for (const char c : title.substr(0, longestId)) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool plain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (plain || (!id.empty() && id.back() != '-')) {
            id += plain ? small : '-';
        }
    }
    while (!id.empty() && id.back() == '-') {
        id.pop_back();
    }
    return id.empty() ? "lesson" : id;
}

} // namespace prunus
