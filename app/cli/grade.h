#pragma once

#include "app/cli/classreport.h"
#include "app/cli/graderequest.h"
#include "app/cli/output.h"

namespace prunus {

/// Runs `prunus grade`: writes marks to standard output or a file, and feedback and a report if
/// they are requested. Each file that cannot be read has a row of its own, and makes the outcome an
/// error.
[[nodiscard]] CommandOutcome grade(const GradeRequest& request, const GradeWords& words);

/// Runs `prunus grade` with the window's words, and returns the exit code.
[[nodiscard]] int runGrade(const GradeRequest& request);

} // namespace prunus
