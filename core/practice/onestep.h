#pragma once

#include "core/practice/grade.h"

namespace prunus {

/// Whether withOneStep() can do a step of an answer to the question for somebody: fill in a field,
/// set a mark, or name what comes next.
[[nodiscard]] bool canDoOneStep(Question question);
/// The first item that is wrong or missing, in the order in which a search finds it: a value is
/// found from below. Null if there is none.
[[nodiscard]] const GradedItem* firstWrong(Question question, const Grade& grade);
/// The answer with one step done: the first item that is wrong or missing in its grade becomes as
/// in the key. The same answer if there is none.
[[nodiscard]] Answer withOneStep(const GameTree& tree, Question question, Answer answer,
                                 const Answer& key, const Grade& grade);

} // namespace prunus
