#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// `prunus find`: the tree to standard output, how it was found to standard error. Needs both
/// procedures and the aspect.
[[nodiscard]] CommandOutcome find(const FindRequest& request);

} // namespace prunus
