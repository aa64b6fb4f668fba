#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "core/tree/displayname.h"
#include "core/uct/uctmoment.h"

#include <functional>

namespace prunus {

/// A function that says in words what a moment's step means.
using UctTeller = std::function<std::string(const DisplayNames&, const UctMoment&)>;

/// Runs `prunus trace --algorithm uct`, which writes to standard output. Needs a TREE; if the trace
/// is to be explained, a teller, too.
[[nodiscard]] CommandOutcome traceUct(const TraceRequest& request, const UctTeller& teller);

/// Runs UCT on the TREE, which may be a game. The error is one line that begins with the tree's
/// name.
[[nodiscard]] tl::expected<std::shared_ptr<const UctTrace>, std::string>
runUct(const std::string& tree, std::optional<Notation> notation, const UctOptions& options,
       Progress* progress = nullptr);

} // namespace prunus
