#include "app/cli/lessonversions.h"

#include "app/cli/lesson.h"
#include "app/cli/signals.h"
#include "app/cli/unmetdemand.h"
#include "app/cli/watch.h"
#include "core/lessons/lessonjson.h"

#include <algorithm>

namespace prunus {

namespace {

std::string whyNone(const NoExam& none, const Lesson& lesson, std::size_t wanted) {
    if (none.stopped) {
        return "stopped before there were all versions; nothing is written";
    }
    if (none.found == 0) {
        return none.exercise + ": no tree was found that meets the wishes; the nearest one " +
               lacking(none.unmet);
    }
    std::string asked;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& each : exercise->questions) {
            if (exercise->id == none.exercise) {
                asked.append(asked.empty() ? "" : ", ").append(each.id);
            }
        }
    }
    return none.exercise + " (" + asked + "): of " + std::to_string(wanted) +
           " versions that are equally hard, " + std::to_string(none.found) +
           (none.found == 1 ? " was" : " were") +
           " found; give it a larger tree or one with more values to choose from, or ask for "
           "fewer copies";
}

} // namespace

std::string lessonName(const std::string& file) {
    return file == "-" ? "<stdin>" : file;
}

tl::expected<Lesson, std::string> readLessonToAsk(const std::string& file) {
    auto lesson = readSoundLesson(file);
    if (!lesson) {
        return lesson;
    }
    const auto asks = [](const LessonExercise* each) { return !each->questions.empty(); };
    if (std::ranges::none_of(exercisesOf(*lesson), asks)) {
        return tl::make_unexpected(lessonName(file) +
                                   ": nothing is asked in it; give it an exercise with a question");
    }
    return lesson;
}

tl::expected<std::vector<ExamVersion>, std::string> makeVersions(const std::string& file,
                                                                 const Lesson& lesson,
                                                                 std::uint32_t copies,
                                                                 std::uint64_t seed) {
    tl::expected<std::vector<ExamVersion>, NoExam> made = tl::unexpected(NoExam{});
    const SignalsNoted noted;
    Progress progress;
    watch(
        progress, "exam", [&] { made = examVersions(lesson, copies, seed, &progress); }, "trees");
    if (!made) {
        return tl::make_unexpected(lessonName(file) + ": " + whyNone(made.error(), lesson, copies));
    }
    std::ostream nowhere(nullptr);
    for (const ExamVersion& each : *made) {
        if (CommandOutcome faults = lookThrough(each.lesson, lessonName(file), nowhere); !faults) {
            return tl::make_unexpected(faults.error() + "; another --seed may give another tree");
        }
    }
    return *std::move(made);
}

} // namespace prunus
