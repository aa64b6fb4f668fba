#pragma once

#include "core/practice/answer.h"
#include "core/practice/jsonvalue.h"

#include <string>

namespace prunus {

// Answers that are built, as JSON. Only readAnswer() and writeAnswer() use these functions.

/// Fills the answer in from the members of an object.
[[nodiscard]] MaybeFault readBuilt(JsonValue object, const GameTree& tree, Question question,
                                   Answer& answer);
/// The members of the JSON object of an answer.
[[nodiscard]] std::string writeBuilt(const GameTree& tree, Question question, const Answer& answer);

} // namespace prunus
