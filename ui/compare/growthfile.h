#pragma once

#include "core/growth/growth.h"
#include "ui/compare/growthchart.h"

#include <QString>
#include <functional>

namespace prunus {

/// Returns a function that writes the chart as it is shown now (.svg, .png) or its numbers (.csv),
/// by the ending of the path, whole or not at all. The function can be called on any thread. It
/// returns what went wrong, in a sentence, or an empty string.
[[nodiscard]] std::function<QString()> growthWriter(const QString& path, GrowthChart& chart,
                                                    const Growth& growth);

} // namespace prunus
