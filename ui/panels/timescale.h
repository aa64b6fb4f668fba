#pragma once

#include "core/trace/searchtrace.h"

#include <vector>

namespace prunus {

/// Where the steps of a search lie on a line of pixels. Step 0 is at `left`, `end` at
/// left + width.
struct TimeScale {
    double left = 0;
    double width = 1;
    Step end;

    [[nodiscard]] double xOf(Step t) const;
    /// The nearest step; outside the line, the first or last.
    [[nodiscard]] Step stepAt(double x) const;
};

/// A pixel column and how many cutoffs lie in it.
struct CutoffColumn {
    int column = 0;
    std::uint32_t cutoffs = 0;

    friend bool operator==(const CutoffColumn&, const CutoffColumn&) = default;
};

/// The pixel columns that hold a cutoff, ascending, each once. O(columns log cutoffs), however
/// many cutoffs there are.
[[nodiscard]] std::vector<CutoffColumn>
cutoffColumns(const std::vector<SearchTrace::Cutoff>& cutoffs, const TimeScale& scale);

} // namespace prunus
