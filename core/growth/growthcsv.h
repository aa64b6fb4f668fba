#pragma once

#include "core/growth/growthsample.h"

#include <ostream>

namespace prunus {

/// How many times as many leaves a ply multiplies to, on the whole way from the root: the depth-th
/// root of the median of leaves. Needs a sample.
[[nodiscard]] double rateOf(const GrowthPoint& point);

/// A line of headings, then a line a point (RFC 4180). What theory says is empty unless the plan is
/// of random trees.
void writeGrowthCsv(std::ostream& out, const GrowthPlan& plan,
                    const std::vector<GrowthPoint>& points);

} // namespace prunus
