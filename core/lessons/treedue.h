#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/generator.h"

#include <string_view>

namespace prunus {

/// The version of the rules by which trees are generated: the same wishes and seed give the same
/// tree as long as it stays. It changes with what generateFor() makes of them.
inline constexpr std::uint64_t generatorVersion = 1;

/// The seed of a student's tree: the first 8 bytes of SHA-256(lesson ‖ 0 ‖ exercise ‖ 0 ‖ student ‖
/// 0 ‖ instance), most significant first. So a teacher can tell again which tree was due.
[[nodiscard]] std::uint64_t seedOf(std::string_view lesson, std::string_view exercise,
                                   std::string_view student, std::uint32_t instance);

/// The tree that a student has in the exercise, the so-manieth time, from 1. Generating one can
/// take a second.
[[nodiscard]] tl::expected<std::shared_ptr<const GameTree>, NoTree>
treeDue(const Lesson& lesson, const LessonExercise& exercise, std::string_view student,
        std::uint32_t instance);

} // namespace prunus
