#pragma once

#include "app/cli/request.h"

namespace prunus {

/// `prunus trace --explain`, to standard output; complains if that fails, and gives the exit code.
/// Needs Qt for the words, but no display.
[[nodiscard]] int explainTrace(const TraceRequest& request);

} // namespace prunus
