#include "core/lessons/ambiguity.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/markattempt.h"
#include "tests/fuzz/invariant.h"

#include <cstddef>
#include <cstdint>

using namespace prunus;

namespace {

/// What reads as an attempt can be marked; what does not has an error with a place within the text.
void readAsAttempt(std::string_view text) {
    static const Lesson lesson = readLesson(R"({"format": "prunus-lesson", "version": 1, "id": "w",
        "steps": [{"exercise": "e1", "tree": "[[3,12,[8,1]],[2,4,6],[14,5,2]]", "questions": [
        {"type": "cross-out"}, {"type": "windows"}, {"type": "values"}, {"type": "move"}]}]})")
                                     .value();
    AttemptMarker marker(lesson, true);
    if (const auto attempt = readAttempt(text)) {
        static_cast<void>(marker.mark(*attempt));
    } else {
        requireGoodError(attempt.error(), text);
    }
}

} // namespace

/// What reads as a lesson is written so that it reads back the same; what does not has an error
/// with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    readAsAttempt(text);
    const auto lesson = readLesson(text);
    if (!lesson) {
        requireGoodError(lesson.error(), text);
        return 0;
    }
    const std::string written = writeLesson(*lesson);
    const auto again = readLesson(written);
    require(again.has_value(), "a lesson reads back");
    require(writeLesson(*again) == written, "a lesson reads back the same");
    for (const LessonExercise* const exercise : exercisesOf(*lesson)) {
        for (const LessonQuestion& question : exercise->questions) {
            const bool isPuzzle = traits(question.question).isPuzzle;
            if (exercise->tree && exercise->tree->nodeCount() < (isPuzzle ? 12 : 100)) {
                static_cast<void>(ambiguitiesOf(question, *exercise->tree));
            }
        }
    }
    return 0;
}
