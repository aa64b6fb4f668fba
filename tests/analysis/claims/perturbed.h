#pragma once

#include "core/analysis/claim.h"

namespace prunus::oracle {

/// Claims like this one that are false if it is true, in trees with values between −10^8 and 10^8.
[[nodiscard]] std::vector<Claim> perturbed(const Claim& claim);

} // namespace prunus::oracle
