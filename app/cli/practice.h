#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// `prunus answer`, to standard output. Needs tree and question.
[[nodiscard]] CommandOutcome answer(const AnswerRequest& request);
/// `prunus check`, likewise; needs an answer, too.
[[nodiscard]] CommandOutcome check(const CheckRequest& request);

} // namespace prunus
