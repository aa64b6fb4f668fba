#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus lesson page`, which writes a lesson or a ready set of questions as a page for
/// browsers, and returns the exit code.
[[nodiscard]] int runLessonPage(const LessonRequest& request);

} // namespace prunus
