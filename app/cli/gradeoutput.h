#pragma once

#include "app/cli/gradedclass.h"

#include <ostream>

namespace prunus {

/// Writes a table of the students, for reading.
void writeGradeTable(std::ostream& out, const GradedClass& graded);
/// Writes CSV with a row for each question of each attempt, or for each student if `summary`.
void writeGradeCsv(std::ostream& out, const GradedClass& graded, bool summary);
/// Writes the students and the questions of all attempts as one JSON object; later versions add
/// fields and change none.
void writeGradeJson(std::ostream& out, const GradedClass& graded);

/// Returns a mark as it is written, rounded to hundredths.
[[nodiscard]] std::string inHundredths(double v);
/// Joins words, with `between` between each two of them.
[[nodiscard]] std::string joinedWith(const char* between, const std::vector<std::string>& words);
/// Returns the ids of the slips that an answer looks like: `M05`, or `M15 M16`, or nothing.
[[nodiscard]] std::string diagnosisIds(const MarkedQuestion& question);

} // namespace prunus
