#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "core/lessons/lesson.h"

namespace prunus {

/// Reads a lesson from the text of this file. The error is one line with place and remedy.
[[nodiscard]] tl::expected<Lesson, std::string> readLessonText(const std::string& text,
                                                               const std::string& file);

/// Reads a lesson from a file, and fails if `lesson check` finds faults in it, which go to standard
/// error, one line each. The error is one line that begins with the lesson's name.
[[nodiscard]] tl::expected<Lesson, std::string> readSoundLesson(const std::string& file);

/// Writes what is in a lesson to `out`. Writes its faults, which make it ambiguous or keep it from
/// being asked, to standard error, one line each that begins with the lesson's name. The error says
/// how many faults there are.
[[nodiscard]] CommandOutcome lookThrough(const Lesson& lesson, const std::string& name,
                                         std::ostream& out);

/// Runs `prunus lesson check`: writes what is in a lesson to standard output, and its faults, which
/// make it ambiguous or keep it from being asked, to standard error, one line each.
[[nodiscard]] CommandOutcome checkLesson(const LessonRequest& request);

} // namespace prunus
