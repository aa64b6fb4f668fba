#pragma once

#include "app/cli/request.h"

namespace prunus {

/// `prunus lesson page`, with its exit code: a lesson, or a ready set of questions, as a page for
/// browsers.
[[nodiscard]] int runLessonPage(const LessonRequest& request);

} // namespace prunus
