#pragma once

#include "app/cli/classreport.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

// What programs that run graders read of one student's submission. Reasons are the student's to
// read; flags are the teacher's.

/// /autograder/results/results.json of Gradescope. The error says why there is no mark: without a
/// file the platform shows no mark either.
[[nodiscard]] tl::expected<std::string, std::string> gradescopeResults(GradedClass& graded,
                                                                       const GradeWords& words);
/// /grade/results/results.json of PrairieLearn, 1 MB at most; where there is no mark it says that
/// the submission cannot be graded, and why. The error says that there is not one student.
[[nodiscard]] tl::expected<std::string, std::string> prairieLearnResults(GradedClass& graded,
                                                                         const GradeWords& words);

} // namespace prunus
