#pragma once

#include "tests/analysis/claims/drawnsearch.h"
#include "tests/analysis/claims/judge.h"

#include <functional>

namespace prunus::oracle {

/// What is wrong with the claims that the program makes at a step, in words; empty if nothing is.
using FaultInClaims =
    std::function<std::string(const Judge&, const LoggedEvent&, const std::vector<Claim>&)>;

/// At the first step of the search where something is wrong; empty if there is none.
[[nodiscard]] std::string firstFault(const DrawnSearch& search, const FaultInClaims& faultIn);

} // namespace prunus::oracle
