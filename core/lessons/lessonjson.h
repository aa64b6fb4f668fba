#pragma once

#include "core/lessons/lesson.h"
#include "core/notation/readtree.h"
#include "core/practice/jsonvalue.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

// These are limits for a lesson that somebody else wrote and that is not trusted.
inline constexpr std::size_t mostSteps = 200;
inline constexpr std::size_t mostQuestions = 50; ///< the questions of one exercise
inline constexpr std::uint32_t mostLessonNodes = 2'000;
inline constexpr std::uint32_t mostLessonPlies = 64;
inline constexpr std::size_t mostNameBytes = 200;
inline constexpr std::size_t mostTextBytes = 20'000;

/// Reads the tree that a value holds: a text in any notation, nested lists, or a document. The tree
/// may have up to mostLessonNodes nodes and mostLessonPlies plies.
[[nodiscard]] tl::expected<GameTree, Fault> readTreeValue(JsonValue value);

/// Reads a lesson in the form of a *.prunus-lesson.json file. An unknown key is an error.
/// O(length), no recursion.
[[nodiscard]] tl::expected<Lesson, ReadError> readLesson(std::string_view text);
/// Returns the lesson in the same form.
[[nodiscard]] std::string writeLesson(const Lesson& lesson);

} // namespace prunus
