#pragma once

#include "app/cli/output.h"
#include "core/lessons/exam.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

// The errors are one line that begins with the lesson's name.

/// What complaints call the lesson of this argument.
[[nodiscard]] std::string lessonName(const std::string& file);
/// A lesson that asks something, and of which `lesson check` has nothing to complain.
[[nodiscard]] tl::expected<Lesson, std::string> readLessonToAsk(const std::string& file);
/// Versions of it, with progress at a terminal; none of them has anything ambiguous.
[[nodiscard]] tl::expected<std::vector<ExamVersion>, std::string>
makeVersions(const std::string& file, const Lesson& lesson, std::uint32_t copies,
             std::uint64_t seed);

} // namespace prunus
