#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus compare`, which writes to standard output. Needs a request with a TREE.
[[nodiscard]] CommandOutcome compare(const CompareRequest& request);

} // namespace prunus
