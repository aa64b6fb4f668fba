#pragma once

#include "core/analysis/lockstep.h"

#include <functional>
#include <span>
#include <vector>

namespace prunus {

/// Where the beats of a timeline lie on a line of pixels. Beat 0 is at `left`, `end` at
/// left + width.
struct TimeScale {
    double left = 0;
    double width = 1;
    Beat end;

    [[nodiscard]] double xOf(Beat t) const;
    /// The nearest beat; outside the line, the first or last.
    [[nodiscard]] Beat beatAt(double x) const;
};

/// A pixel column and how many cutoffs lie in it.
struct CutoffColumn {
    int column = 0;
    std::uint32_t cutoffs = 0;

    friend bool operator==(const CutoffColumn&, const CutoffColumn&) = default;
};

/// Returns the pixel columns that hold a cutoff, ascending, each once; `firstBeatShowing` returns
/// the beat of a step. O(columns log cutoffs), however many cutoffs there are.
[[nodiscard]] std::vector<CutoffColumn>
cutoffColumns(std::span<const SearchTrace::Cutoff> cutoffs, const TimeScale& scale,
              const std::function<Beat(Step)>& firstBeatShowing);

} // namespace prunus
