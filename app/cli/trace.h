#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "app/cli/traceuct.h"
#include "core/analysis/explanation.h"
#include "core/tree/displayname.h"

#include <functional>

namespace prunus {

/// Puts into words what a moment's step means.
using Teller = std::function<std::string(const DisplayNames&, const Moment&, const Explanation&)>;

/// `prunus trace`, to standard output. Needs tree and algorithm, and where it is to be explained
/// somebody who tells.
[[nodiscard]] CommandOutcome trace(const TraceRequest& request, const Teller& teller = {},
                                   const UctTeller& uctTeller = {});

} // namespace prunus
