#include "core/growth/growthsample.h"

#include "core/search/moveorderid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace prunus {

namespace {

/// The number that a share of the sorted ones lies below.
double quantile(const std::vector<double>& sorted, double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double part = place - static_cast<double>(below);
    return sorted[below] + part * (sorted[above] - sorted[below]);
}

} // namespace

std::string_view orderIdOf(const GrowthLine& line) {
    return line.gameOrder == GameMoveOrder::own ? moveOrderId(line.order)
                                                : gameMoveOrderId(line.gameOrder);
}

std::uint32_t samplesOf(const GrowthPlan& plan, const GrowthLine& line) {
    const bool alike =
        std::holds_alternative<GivenGame>(plan.subject) ||
        (std::holds_alternative<GivenTree>(plan.subject) && line.order != MoveOrder::random);
    return alike ? 1 : plan.samples;
}

UniformShape shapeAt(const GrowthPlan& plan, std::uint32_t depth, std::uint64_t seed) {
    UniformShape shape = std::get<RandomTrees>(plan.subject).shape;
    shape.depth = depth;
    shape.seed = seed;
    return shape;
}

SearchOptions searchAt(const GrowthPlan& plan, const GrowthLine& line, std::uint32_t depth,
                       std::uint64_t seed) {
    SearchOptions options = plan.search;
    options.algorithm = line.algorithm;
    options.order = line.order;
    options.seed = seed;
    options.window = {};
    options.depth = depth;
    const auto* given = std::get_if<GivenTree>(&plan.subject);
    if (std::holds_alternative<RandomTrees>(plan.subject) ||
        (given != nullptr && depth >= given->tree->height())) {
        options.depth.reset();
    }
    return options;
}

Spread spreadOf(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return {quantile(numbers, 0.25), quantile(numbers, 0.5), quantile(numbers, 0.75)};
}

Spread spreadOf(const GrowthPoint& point, GrowthCount count) {
    std::vector<double> numbers;
    numbers.reserve(point.samples.size());
    for (const GrowthSample& each : point.samples) {
        numbers.push_back(static_cast<double>(each.*count));
    }
    return spreadOf(std::move(numbers));
}

const GrowthSample& typicalSample(const GrowthPoint& point, GrowthCount count) {
    const double median = spreadOf(point, count).median;
    const auto distance = [&](const GrowthSample& each) {
        return std::abs(static_cast<double>(each.*count) - median);
    };
    return *std::min_element(
        point.samples.begin(), point.samples.end(),
        [&](const GrowthSample& a, const GrowthSample& b) { return distance(a) < distance(b); });
}

std::optional<double> growthAPly(const std::map<std::uint32_t, double>& counts) {
    if (counts.empty() || counts.rbegin()->first < 2) {
        return std::nullopt;
    }
    const auto& [depth, count] = *counts.rbegin();
    const auto before = counts.find(depth - 2);
    return before == counts.end() ? std::nullopt : std::optional(std::sqrt(count / before->second));
}

} // namespace prunus
