#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/generator.h"

#include <string_view>

namespace prunus {

/// The version of the rules by which trees are generated: as long as it stays the same, the same
/// wishes and seed give the same tree. It changes when generateFor() makes other trees of them.
inline constexpr std::uint64_t generatorVersion = 1;

/// The seed of a student's tree: the first 8 bytes of SHA-256(lesson ‖ 0 ‖ exercise ‖ 0 ‖ student ‖
/// 0 ‖ instance), most significant first. So a teacher can find out again which tree was due.
[[nodiscard]] std::uint64_t seedOf(std::string_view lesson, std::string_view exercise,
                                   std::string_view student, std::uint32_t instance);

/// Returns the tree that a student gets in attempt number `instance` (from 1) at the exercise.
/// Generating a tree can take a second.
[[nodiscard]] tl::expected<std::shared_ptr<const GameTree>, NoTree>
treeDue(const Lesson& lesson, const LessonExercise& exercise, std::string_view student,
        std::uint32_t instance);

} // namespace prunus
