#pragma once

#include "app/cli/classreport.h"
#include "app/cli/graderequest.h"
#include "app/cli/output.h"

namespace prunus {

/// `prunus grade`: marks, to standard output or a file; feedback and a report, where they are asked
/// for. Files that cannot be read have a row each, and end it with an error.
[[nodiscard]] CommandOutcome grade(const GradeRequest& request, const GradeWords& words);

/// The same with the window's words, and the exit code.
[[nodiscard]] int runGrade(const GradeRequest& request);

} // namespace prunus
