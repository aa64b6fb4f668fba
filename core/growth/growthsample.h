#pragma once

#include "core/growth/growthplan.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// What one search needed.
struct GrowthSample {
    /// The seed of the random tree, or of the random order.
    std::uint64_t seed = 1;
    std::uint64_t nodesVisited = 0;
    std::uint64_t leavesEvaluated = 0;

    friend bool operator==(const GrowthSample&, const GrowthSample&) = default;
};

/// Which number of a sample is looked at.
using GrowthCount = std::uint64_t GrowthSample::*;

/// The median of some numbers, and their quartiles.
struct Spread {
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
};

/// All searches of one line at one depth.
struct GrowthPoint {
    GrowthLine line;
    std::uint32_t depth = 0;
    /// The samples, by seed; fewer than planned where the measurement was stopped.
    std::vector<GrowthSample> samples;
};

/// Returns the median and the quartiles of some numbers. A quartile that falls between two numbers
/// is taken between them in proportion (method 7 of Hyndman and Fan, Sample quantiles in
/// statistical packages, 1996). Needs a number. O(n log n).
[[nodiscard]] Spread spreadOf(std::vector<double> numbers);
/// Returns the spread of this count over the samples of a point. Needs a sample.
[[nodiscard]] Spread spreadOf(const GrowthPoint& point, GrowthCount count);

/// The sample nearest to the median; of two equally near ones, the one with the lesser seed. Needs
/// a sample. O(n log n).
[[nodiscard]] const GrowthSample& typicalSample(const GrowthPoint& point, GrowthCount count);

/// Returns the factor by which one more ply multiplies the count, at the greatest depth of
/// `counts`, which are given by depth: the square root of the factor of the last two plies, since
/// odd and even depths differ. nullopt where the depth two plies less is missing. O(log n).
[[nodiscard]] std::optional<double> growthAPly(const std::map<std::uint32_t, double>& counts);

} // namespace prunus
