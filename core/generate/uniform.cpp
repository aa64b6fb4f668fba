#include "core/generate/uniform.h"

#include "core/generate/portablerandom.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_set>
#include <vector>

namespace prunus {

namespace {

/// How many nodes each row has, or none if they would be more than `limit` together.
std::vector<std::uint64_t> rowSizes(const UniformShape& shape, std::uint64_t limit) {
    std::vector<std::uint64_t> rows{1};
    std::uint64_t sum = 1;
    for (std::uint32_t r = 0; r < shape.depth; ++r) {
        if (shape.branching != 0 && rows.back() > limit / shape.branching) {
            return {};
        }
        rows.push_back(rows.back() * shape.branching);
        sum += rows.back();
        if (sum > limit) {
            return {};
        }
    }
    return rows;
}

/// The numbers 0 … count - 1 of a range of `range` ones, all different, in random order.
std::vector<std::uint64_t> distinctNumbers(std::mt19937_64& random, std::uint64_t range,
                                           std::uint64_t count) {
    std::vector<std::uint64_t> numbers;
    if (range / 4 <= count) { // a dense sample: shuffle the whole range
        numbers.resize(range);
        std::iota(numbers.begin(), numbers.end(), std::uint64_t{0});
        for (std::uint64_t k = 0; k < count; ++k) {
            std::swap(numbers[k], numbers[k + randomBelow(random, range - k)]);
        }
        numbers.resize(count);
        return numbers;
    }
    std::unordered_set<std::uint64_t> taken;
    taken.reserve(count);
    numbers.reserve(count);
    while (numbers.size() < count) {
        const std::uint64_t drawn = randomBelow(random, range);
        if (taken.insert(drawn).second) {
            numbers.push_back(drawn);
        }
    }
    return numbers;
}

/// Gives the last `leaves` of the values random numbers of the shape's range.
void drawValues(const UniformShape& shape, std::uint64_t range, std::uint64_t leaves,
                std::vector<Value>& values) {
    std::mt19937_64 random(shape.seed);
    const std::vector<std::uint64_t> distinct =
        shape.distinct ? distinctNumbers(random, range, leaves) : std::vector<std::uint64_t>();
    const std::size_t first = values.size() - leaves;
    for (std::uint64_t k = 0; k < leaves; ++k) {
        const std::uint64_t drawn = shape.distinct ? distinct[k] : randomBelow(random, range);
        values[first + k] = static_cast<Value>(shape.low + static_cast<std::int64_t>(drawn));
    }
}

} // namespace

tl::expected<GameTree, std::string> generateUniform(const UniformShape& shape) {
    const std::uint64_t limit = nodeLimit();
    const std::vector<std::uint64_t> rows = rowSizes(shape, limit);
    if (rows.empty()) {
        return tl::unexpected("a uniform tree of depth " + std::to_string(shape.depth) +
                              " and branching " + std::to_string(shape.branching) +
                              " has more nodes than this machine's memory holds (" +
                              std::to_string(limit) + ")");
    }
    const std::uint64_t leaves = rows.back();
    const std::uint64_t range =
        static_cast<std::uint64_t>(shape.high) - static_cast<std::uint64_t>(shape.low) + 1;
    if (shape.distinct && range < leaves) {
        return tl::unexpected("there are only " + std::to_string(range) + " different values for " +
                              std::to_string(leaves) + " leaves; give a wider range of values");
    }
    const std::uint64_t nodes = std::accumulate(rows.begin(), rows.end(), std::uint64_t{0});
    std::vector<std::uint32_t> offsets(nodes + 1);
    std::uint64_t next = 1;
    for (std::uint64_t n = 0; n <= nodes; ++n) {
        offsets[n] = static_cast<std::uint32_t>(next);
        next += n < nodes - leaves ? shape.branching : 0;
    }
    std::vector<Value> values(nodes, std::numeric_limits<Value>::quiet_NaN());
    drawValues(shape, range, leaves, values);
    return GameTree(std::move(offsets), std::move(values));
}

} // namespace prunus
