#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus answer`, which writes to standard output. Needs a TREE and a question.
[[nodiscard]] CommandOutcome answer(const AnswerRequest& request);
/// Runs `prunus check`, which writes to standard output. Needs a TREE, a question and an answer.
[[nodiscard]] CommandOutcome check(const CheckRequest& request);

} // namespace prunus
