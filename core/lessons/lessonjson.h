#pragma once

#include "core/lessons/lesson.h"
#include "core/notation/readtree.h"
#include "core/practice/jsonvalue.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

// What somebody else wrote is not trusted.
inline constexpr std::size_t mostSteps = 200;
inline constexpr std::size_t mostQuestions = 50; ///< of an exercise
inline constexpr std::uint32_t mostLessonNodes = 2'000;
inline constexpr std::uint32_t mostLessonPlies = 64;
inline constexpr std::size_t mostNameBytes = 200;
inline constexpr std::size_t mostTextBytes = 20'000;

/// The tree that a value is: a text in any notation, nested lists, or a document. Of up to
/// mostLessonNodes nodes and mostLessonPlies plies.
[[nodiscard]] tl::expected<GameTree, Fault> readTreeValue(JsonValue value);

/// Reads a lesson, as *.prunus-lesson.json has it. An unknown key is an error. O(length), no
/// recursion.
[[nodiscard]] tl::expected<Lesson, ReadError> readLesson(std::string_view text);
/// The same lesson as a document.
[[nodiscard]] std::string writeLesson(const Lesson& lesson);

} // namespace prunus
