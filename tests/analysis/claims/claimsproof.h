#pragma once

#include "tests/analysis/claims/drawnsearch.h"

namespace prunus::oracle {

/// The first claim that the program makes at some step of the search and that is false, and why;
/// empty if all are true. Counts them.
[[nodiscard]] std::string firstFalseClaim(const DrawnSearch& search, std::uint64_t& claims);

} // namespace prunus::oracle
