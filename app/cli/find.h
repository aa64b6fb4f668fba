#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// Runs `prunus find`: writes the tree to standard output, and how it was found to standard error.
/// Needs both procedures and the aspect.
[[nodiscard]] CommandOutcome find(const FindRequest& request);

} // namespace prunus
