#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

#include <string>

namespace prunus {

/// Says what is wrong with the random trees that are requested, apart from their size; empty if
/// nothing is. Needs a request without TREE.
[[nodiscard]] std::string faultInShapes(const GrowthRequest& request);

/// Runs `prunus growth`: measures, shows its progress on standard error if that is a terminal, and
/// writes the results to standard output. Points that could not be measured are reported on
/// standard error, one line each.
[[nodiscard]] CommandOutcome growth(const GrowthRequest& request);

} // namespace prunus
