#pragma once

#include "app/cli/classreport.h"

#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace prunus {

/// Returns the lines of feedback on a question that counts: its rules, what was wrong, and why.
[[nodiscard]] std::vector<std::string>
feedbackOn(GradedClass& graded, const CountedQuestion& counted, const GradeWords& words);
/// Writes a student's marks with the feedback on each question.
void writeFeedback(std::ostream& out, GradedClass& graded, const GradedStudent& student,
                   const GradeWords& words);
/// Returns a file name that says whose feedback it is and that is not yet in `taken`, and adds its
/// stem to `taken`. A '.' at the beginning, and each character that is no letter, digit, '-' or
/// '.', becomes '_'.
[[nodiscard]] std::string feedbackName(const GradedStudent& student, std::set<std::string>& taken);

} // namespace prunus
