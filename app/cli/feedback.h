#pragma once

#include "app/cli/classreport.h"

#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace prunus {

/// What is to be said of a question that counts: rules, what was wrong, and why.
[[nodiscard]] std::vector<std::string>
feedbackOn(GradedClass& graded, const CountedQuestion& counted, const GradeWords& words);
/// A student's marks with what is to be said of each.
void writeFeedback(std::ostream& out, GradedClass& graded, const GradedStudent& student,
                   const GradeWords& words);
/// A file's name that says whose feedback it is and is not taken: what is no letter, digit, '-' or
/// '.' within becomes '_'.
[[nodiscard]] std::string feedbackName(const GradedStudent& student, std::set<std::string>& taken);

} // namespace prunus
