#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus growth --convergence`, which writes to standard output. Needs a TREE that is no
/// game.
[[nodiscard]] CommandOutcome convergence(const GrowthRequest& request);

} // namespace prunus
