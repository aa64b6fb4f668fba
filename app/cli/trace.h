#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// `prunus trace`, to standard output. Needs tree and algorithm.
[[nodiscard]] Outcome trace(const TraceRequest& request);

} // namespace prunus
