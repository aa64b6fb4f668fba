#pragma once

#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus trace --explain`, which writes to standard output; complains if that fails, and
/// returns the exit code. Needs Qt for the words, but no display.
[[nodiscard]] int explainTrace(const TraceRequest& request);

} // namespace prunus
