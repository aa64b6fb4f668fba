#pragma once

#include "app/cli/request.h"

namespace prunus {

/// `prunus exam`, with its exit code. All files are written, or none; a file that is there already
/// stays as it is.
[[nodiscard]] int runExam(const ExamRequest& request);

} // namespace prunus
