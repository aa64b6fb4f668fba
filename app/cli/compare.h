#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

namespace prunus {

/// `prunus compare`, to standard output. Needs the tree.
[[nodiscard]] CommandOutcome compare(const CompareRequest& request);

} // namespace prunus
