#pragma once

#include "app/cli/gradedclass.h"

#include <ostream>

namespace prunus {

/// A table of the students, for reading.
void writeGradeTable(std::ostream& out, const GradedClass& graded);
/// A row each question of each attempt, or with `summary` each student.
void writeGradeCsv(std::ostream& out, const GradedClass& graded, bool summary);
/// Both, as one object; later versions add fields and change none.
void writeGradeJson(std::ostream& out, const GradedClass& graded);

/// A mark as it is written: in hundredths at the finest.
[[nodiscard]] std::string inHundredths(double v);
/// Words with what stands between two of them.
[[nodiscard]] std::string joinedWith(const char* between, const std::vector<std::string>& words);
/// `M05`, or `M15 M16`, or nothing.
[[nodiscard]] std::string diagnosisIds(const MarkedQuestion& question);

} // namespace prunus
