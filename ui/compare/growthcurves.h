#pragma once

#include "core/growth/growthsample.h"
#include "ui/compare/endlabels.h"
#include "ui/compare/linestyle.h"

#include <algorithm>
#include <map>
#include <vector>

namespace prunus {

/// A curve of the chart: what was measured, with its quartiles, or what it is held against. What is
/// equal by definition is one curve.
struct GrowthCurve {
    CurveOf of;
    /// What else it is of.
    std::vector<CurveOf> also = {};
    /// By depth.
    std::map<std::uint32_t, Spread> spreads = {};
    LabelText label = {};

    [[nodiscard]] bool isOf(const CurveOf& one) const {
        return of == one || std::find(also.begin(), also.end(), one) != also.end();
    }
};

/// The lines of the plan, also those of which nothing is measured as yet, and behind them what
/// there is to hold them against: theory on random trees, else the root of what minimax needs.
/// Minimax and negamax visit all nodes, in every order, and alpha-beta with the best child first
/// the fewest (Knuth and Moore, 1975): theory goes on alone where such a line ends.
[[nodiscard]] std::vector<GrowthCurve>
growthCurves(const GrowthPlan& plan, const std::vector<GrowthPoint>& points, GrowthCount count);

/// What is measured, in a sentence for above the chart.
[[nodiscard]] QString growthTitle(const GrowthPlan& plan, const std::vector<GrowthPoint>& points,
                                  GrowthCount count);

} // namespace prunus
