#pragma once

#include "core/growth/growth.h"

#include <QString>

namespace prunus {

/// What a line of the chart is called: its algorithm and order.
[[nodiscard]] QString shownLine(const GrowthLine& line);
[[nodiscard]] QString shownOrder(MoveOrder order);
/// A point in one sentence: median, quartiles, and of how many searches.
[[nodiscard]] QString shownPoint(const GrowthPoint& point, GrowthCount count);
/// Why a point is missing, in one sentence.
[[nodiscard]] QString shownGap(const GrowthGap& gap, const GrowthPlan& plan);

} // namespace prunus
