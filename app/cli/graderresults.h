#pragma once

#include "app/cli/classreport.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

// The files with one student's results that platforms with graders read. Reasons are for the
// student, flags for the teacher.

/// Returns the text of Gradescope's /autograder/results/results.json. The error says why there is
/// no mark: if the file is missing, the platform shows no mark either.
[[nodiscard]] tl::expected<std::string, std::string> gradescopeResults(GradedClass& graded,
                                                                       const GradeWords& words);
/// Returns the text of PrairieLearn's /grade/results/results.json, 1 MB at most. If there is no
/// mark, the text says that the submission cannot be graded, and why. The error says that the
/// answers are of several students.
[[nodiscard]] tl::expected<std::string, std::string> prairieLearnResults(GradedClass& graded,
                                                                         const GradeWords& words);

} // namespace prunus
