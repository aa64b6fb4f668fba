#pragma once

#include "core/analysis/claim.h"

#include <ostream>

namespace prunus {

/// Writes claims as a list of JSON objects, each with `claim` and its fields.
void writeJsonClaims(std::ostream& out, const GameTree& tree, const std::vector<Claim>& claims);

} // namespace prunus
