#include "core/lessons/treedue.h"

#include "core/lessons/sha256.h"

namespace prunus {

std::uint64_t seedOf(std::string_view lesson, std::string_view exercise, std::string_view student,
                     std::uint32_t instance) {
    std::string text(lesson);
    for (const std::string_view part : {exercise, student}) {
        text += '\0';
        text += part;
    }
    text += '\0';
    text += std::to_string(instance);
    const Sha256 hash = sha256(text);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        seed = seed << 8U | hash.at(i);
    }
    return seed;
}

tl::expected<std::shared_ptr<const GameTree>, NoTree> treeDue(const Lesson& lesson,
                                                              const LessonExercise& exercise,
                                                              std::string_view student,
                                                              std::uint32_t instance) {
    using Fresh = LessonExercise::Fresh;
    if (exercise.tree) {
        return exercise.tree;
    }
    Demands wishes = exercise.wishes;
    if (exercise.fresh != Fresh::never) {
        wishes.seed = seedOf(lesson.id, exercise.id, student,
                             exercise.fresh == Fresh::perAttempt ? instance : 1);
    }
    return generateFor(wishes).map(
        [](const GameTree& tree) { return std::make_shared<const GameTree>(tree); });
}

} // namespace prunus
