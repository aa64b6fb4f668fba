#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "app/cli/traceuct.h"
#include "core/analysis/explanation.h"
#include "core/tree/displayname.h"

#include <functional>

namespace prunus {

/// A function that says in words what a moment's step means.
using Teller = std::function<std::string(const DisplayNames&, const Moment&, const Explanation&)>;

/// Runs `prunus trace`, which writes to standard output. Needs a TREE and an algorithm; if the
/// trace is to be explained, the teller for that algorithm, too.
[[nodiscard]] CommandOutcome trace(const TraceRequest& request, const Teller& teller = {},
                                   const UctTeller& uctTeller = {});

} // namespace prunus
