#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"
#include "core/tree/displayname.h"
#include "core/uct/uctmoment.h"

#include <functional>

namespace prunus {

/// Puts into words what a moment's step means.
using UctTeller = std::function<std::string(const DisplayNames&, const UctMoment&)>;

/// `prunus trace --algorithm uct`, to standard output. Needs the tree, and where it is to be
/// explained somebody who tells.
[[nodiscard]] CommandOutcome traceUct(const TraceRequest& request, const UctTeller& teller);

/// UCT on the TREE, be it a game. The error is one line that begins with the tree's name.
[[nodiscard]] tl::expected<std::shared_ptr<const UctTrace>, std::string>
runUct(const std::string& tree, std::optional<Notation> notation, const UctOptions& options,
       Progress* progress = nullptr);

} // namespace prunus
