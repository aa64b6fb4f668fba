#pragma once

#include "app/cli/output.h"
#include "app/cli/request.h"

#include <string>

namespace prunus {

/// What is wrong with the random trees that are asked for, but for their size; empty if nothing is.
/// Needs a request without TREE.
[[nodiscard]] std::string faultInShapes(const GrowthRequest& request);

/// `prunus growth`: measures, with its progress on standard error where that is a terminal, and
/// writes what was found to standard output. Points that could not be measured are told on standard
/// error, a line each.
[[nodiscard]] CommandOutcome growth(const GrowthRequest& request);

} // namespace prunus
