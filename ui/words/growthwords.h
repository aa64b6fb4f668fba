#pragma once

#include "core/growth/growth.h"

#include <QString>

namespace prunus {

/// The name of a line in the chart: its algorithm and its move order.
[[nodiscard]] QString shownLine(const GrowthLine& line);
[[nodiscard]] QString shownOrder(MoveOrder order);
/// A point in one sentence: the median, the quartiles, and the number of searches.
[[nodiscard]] QString shownPoint(const GrowthPoint& point, GrowthCount count);
/// Why a point is missing, in one sentence.
[[nodiscard]] QString shownGap(const GrowthGap& gap, const GrowthPlan& plan);

} // namespace prunus
