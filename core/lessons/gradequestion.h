#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/grade.h"

namespace prunus {

/// How good an answer to a lesson's question is, of what it asks; `right` is the sheet of
/// procedureOf() the question, which a puzzle does not need.
[[nodiscard]] Grade gradeQuestion(const LessonQuestion& question, const GameTree& tree,
                                  const Sheet& right, const Answer& answer);

/// A grade of counts, of these alone; of all, if there are none.
[[nodiscard]] Grade gradeOfCounts(Grade grade, const std::vector<std::string>& counts);

} // namespace prunus
