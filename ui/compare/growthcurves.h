#pragma once

#include "core/growth/growthsample.h"
#include "ui/compare/endlabels.h"
#include "ui/compare/linestyle.h"

#include <map>
#include <vector>

namespace prunus {

/// A curve of the chart: what was measured, with its quartiles, or what it is held against.
struct GrowthCurve {
    CurveOf of;
    /// By depth.
    std::map<std::uint32_t, Spread> spreads = {};
    LabelText label = {};
};

/// The lines of the plan, also those of which nothing is measured as yet, and behind them what
/// there is to hold them against: theory on random trees, else the root of what minimax needs.
[[nodiscard]] std::vector<GrowthCurve>
growthCurves(const GrowthPlan& plan, const std::vector<GrowthPoint>& points, GrowthCount count);

/// What is measured, in a sentence for above the chart.
[[nodiscard]] QString growthTitle(const GrowthPlan& plan, const std::vector<GrowthPoint>& points,
                                  GrowthCount count);

} // namespace prunus
