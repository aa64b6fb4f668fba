#pragma once

#include "core/growth/growth.h"
#include "ui/compare/growthchart.h"

#include <QString>

namespace prunus {

/// Writes the chart as it is shown (.svg, .png) or its numbers (.csv), by the ending of the path,
/// whole or not at all. What went wrong, in a sentence, or nothing.
[[nodiscard]] QString writeGrowth(const QString& path, GrowthChart& chart, const Growth& growth);

} // namespace prunus
