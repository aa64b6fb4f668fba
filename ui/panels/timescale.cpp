#include "ui/panels/timescale.h"

#include <algorithm>
#include <cmath>

namespace prunus {

double TimeScale::xOf(Beat t) const {
    return end.value == 0 ? left : left + width * t.value / end.value;
}

Beat TimeScale::beatAt(double x) const {
    const double part = std::clamp((x - left) / width, 0.0, 1.0);
    return Beat{static_cast<std::uint32_t>(std::llround(part * end.value))};
}

std::vector<CutoffColumn> cutoffColumns(std::span<const SearchTrace::Cutoff> cutoffs,
                                        const TimeScale& scale,
                                        const std::function<Beat(Step)>& firstBeatShowing) {
    std::vector<CutoffColumn> columns;
    auto first = cutoffs.begin();
    while (first != cutoffs.end()) {
        const int column = static_cast<int>(std::floor(scale.xOf(firstBeatShowing(first->step))));
        const auto next =
            std::partition_point(first, cutoffs.end(), [&](const SearchTrace::Cutoff& c) {
                return scale.xOf(firstBeatShowing(c.step)) < column + 1;
            });
        columns.push_back({column, static_cast<std::uint32_t>(next - first)});
        first = next;
    }
    return columns;
}

} // namespace prunus
