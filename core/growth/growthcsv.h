#pragma once

#include "core/growth/growthsample.h"

#include <ostream>

namespace prunus {

/// Returns the factor by which one more ply multiplies the leaves, on average over the whole way
/// from the root: the depth-th root of the median of evaluated leaves. Needs a sample.
[[nodiscard]] double rateOf(const GrowthPoint& point);

/// Writes a line of headings, then one line for each point (RFC 4180). The columns of theory are
/// empty unless the plan is of random trees.
void writeGrowthCsv(std::ostream& out, const GrowthPlan& plan,
                    const std::vector<GrowthPoint>& points);

} // namespace prunus
