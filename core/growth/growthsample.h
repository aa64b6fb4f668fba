#pragma once

#include "core/growth/growthplan.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// What one search needed.
struct GrowthSample {
    /// Of the random tree, or of the random order.
    std::uint64_t seed = 1;
    std::uint64_t nodesVisited = 0;
    std::uint64_t leavesEvaluated = 0;

    friend bool operator==(const GrowthSample&, const GrowthSample&) = default;
};

/// Which number of a sample is looked at.
using GrowthCount = std::uint64_t GrowthSample::*;

/// The middle of some numbers, and the middles of their halves.
struct Spread {
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
};

/// All searches of one line at one depth.
struct GrowthPoint {
    GrowthLine line;
    std::uint32_t depth = 0;
    /// By seed; fewer than planned where the measurement was stopped.
    std::vector<GrowthSample> samples;
};

/// Where a quartile falls between two numbers it is taken between them in proportion (method 7 of
/// Hyndman and Fan, Sample quantiles in statistical packages, 1996). Needs a number. O(n log n).
[[nodiscard]] Spread spreadOf(std::vector<double> numbers);
/// Needs a sample.
[[nodiscard]] Spread spreadOf(const GrowthPoint& point, GrowthCount count);

/// The sample nearest to the median, of two equally near ones the one with the lesser seed. Needs a
/// sample. O(n log n).
[[nodiscard]] const GrowthSample& typicalSample(const GrowthPoint& point, GrowthCount count);

/// How many times as many one ply more takes at the greatest depth of these: the root of how many
/// times as many its last two plies take, since odd and even depths differ. None where the depth
/// two plies less is missing. O(log n).
[[nodiscard]] std::optional<double> growthAPly(const std::map<std::uint32_t, double>& counts);

} // namespace prunus
