#pragma once

#include "app/cli/output.h"
#include "core/lessons/exam.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

// Each error is one line that begins with the lesson's name.

/// Returns the name that complaints use for the lesson of this argument.
[[nodiscard]] std::string lessonName(const std::string& file);
/// Reads a lesson. Fails if nothing is asked in it, or if `lesson check` finds faults in it.
[[nodiscard]] tl::expected<Lesson, std::string> readLessonToAsk(const std::string& file);
/// Makes versions of a lesson, and shows the progress on a terminal. Fails if one of them is
/// ambiguous.
[[nodiscard]] tl::expected<std::vector<ExamVersion>, std::string>
makeVersions(const std::string& file, const Lesson& lesson, std::uint32_t copies,
             std::uint64_t seed);

} // namespace prunus
