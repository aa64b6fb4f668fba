#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "core/lessons/lesson.h"

namespace prunus {

/// Reads a lesson from the text of this file. The error is one line with place and remedy.
[[nodiscard]] tl::expected<Lesson, std::string> readLessonText(const std::string& text,
                                                               const std::string& file);

/// `prunus lesson check`: what is in a lesson, to standard output; what makes it ambiguous, or
/// keeps it from being asked, to standard error, a line each.
[[nodiscard]] CommandOutcome checkLesson(const LessonRequest& request);

} // namespace prunus
