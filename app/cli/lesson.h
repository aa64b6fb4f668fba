#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "core/lessons/lesson.h"

namespace prunus {

/// Reads a lesson from the text of this file. The error is one line with place and remedy.
[[nodiscard]] tl::expected<Lesson, std::string> readLessonText(const std::string& text,
                                                               const std::string& file);

/// A lesson from a file of which `lesson check` has nothing to complain; its complaints, else, go
/// to standard error, a line each. The error is one line that begins with the lesson's name.
[[nodiscard]] tl::expected<Lesson, std::string> readSoundLesson(const std::string& file);

/// What is in a lesson, to `out`; and what makes it ambiguous, or keeps it from being asked, to
/// standard error, a line each that begins with the lesson's name. The error says how many there
/// are.
[[nodiscard]] CommandOutcome lookThrough(const Lesson& lesson, const std::string& name,
                                         std::ostream& out);

/// `prunus lesson check`: what is in a lesson, to standard output; what makes it ambiguous, or
/// keeps it from being asked, to standard error, a line each.
[[nodiscard]] CommandOutcome checkLesson(const LessonRequest& request);

} // namespace prunus
