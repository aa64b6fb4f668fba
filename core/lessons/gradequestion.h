#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/grade.h"

namespace prunus {

/// Grades an answer to a lesson's question, for what the question asks. `right` is the sheet of
/// procedureOf() for the question, which a puzzle does not need.
[[nodiscard]] Grade gradeQuestion(const LessonQuestion& question, const GameTree& tree,
                                  const Sheet& right, const Answer& answer);

/// Reduces a grade of a question about counts to the counts named in `counts`; leaves it as it is
/// if there are none.
[[nodiscard]] Grade gradeOfCounts(Grade grade, const std::vector<std::string>& counts);

} // namespace prunus
