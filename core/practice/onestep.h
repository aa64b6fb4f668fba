#pragma once

#include "core/practice/grade.h"

namespace prunus {

/// Whether one step of such an answer can be done for somebody: fill in a field, set a mark, name
/// what comes next.
[[nodiscard]] bool canDoOneStep(Question question);
/// What is wrong or missing first, in the order in which a search finds it: a value is found from
/// below. Null if nothing is.
[[nodiscard]] const GradedItem* firstWrong(Question question, const Grade& grade);
/// The answer with one step done: the first thing that is wrong or missing in its grade is as in
/// the key. The same answer if nothing is.
[[nodiscard]] Answer withOneStep(const GameTree& tree, Question question, Answer answer,
                                 const Answer& key, const Grade& grade);

} // namespace prunus
