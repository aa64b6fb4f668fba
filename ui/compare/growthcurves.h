#pragma once

#include "core/growth/growthsample.h"
#include "ui/compare/endlabels.h"
#include "ui/compare/linestyle.h"

#include <algorithm>
#include <map>
#include <vector>

namespace prunus {

/// A curve of the chart: what was measured, with its quartiles, or a theory to compare it with.
/// What is equal by definition shares one curve.
struct GrowthCurve {
    CurveOf of;
    /// What else the curve shows, since it is equal by definition.
    std::vector<CurveOf> also = {};
    /// The median and the quartiles at each depth.
    std::map<std::uint32_t, Spread> spreads = {};
    LabelText label = {};

    [[nodiscard]] bool isOf(const CurveOf& one) const {
        return of == one || std::find(also.begin(), also.end(), one) != also.end();
    }
};

/// The curves of the plan's lines, also of those for which nothing is measured yet; after them the
/// curves to compare them with: theory for random trees, else the square root of what minimax
/// needs. Minimax and negamax visit all nodes, in every order, and alpha-beta with the best child
/// first visits the fewest (Knuth and Moore, 1975): where a line equals a theory, the theory has a
/// curve of its own only beyond the last depth of that line.
[[nodiscard]] std::vector<GrowthCurve>
growthCurves(const GrowthPlan& plan, const std::vector<GrowthPoint>& points, GrowthCount count);

/// The title above the chart: a sentence that says what is measured.
[[nodiscard]] QString growthTitle(const GrowthPlan& plan, const std::vector<GrowthPoint>& points,
                                  GrowthCount count);

} // namespace prunus
