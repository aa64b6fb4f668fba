#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus exam` and returns the exit code. All files are written, or none; a file that is
/// already there stays as it is.
[[nodiscard]] int runExam(const ExamRequest& request);

} // namespace prunus
