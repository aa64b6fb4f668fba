#include "core/generate/uniform.h"

#include "core/base/portablerandom.h"
#include "core/generate/distinct.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace prunus {

namespace {

constexpr std::uint64_t countless = std::numeric_limits<std::uint64_t>::max();

struct Size {
    std::uint64_t nodes = 1;
    std::uint64_t leaves = 1;
};

/// Both numbers are `countless` where 64 bits do not hold the first.
Size sizeOf(const UniformShape& shape) {
    Size size;
    if (shape.branching == 1) {
        size.nodes += shape.depth;
        return size;
    }
    for (std::uint32_t d = 0; d < shape.depth; ++d) {
        if (size.leaves > (countless - size.nodes) / shape.branching) {
            return {countless, countless};
        }
        size.leaves *= shape.branching;
        size.nodes += size.leaves;
    }
    return size;
}

/// How many values [low, high] holds; needs low <= high, both holdable.
std::uint64_t rangeOf(const UniformShape& shape) {
    return static_cast<std::uint64_t>(shape.high - shape.low) + 1;
}

/// That the tree does not fit into memory, if so; needs a shape without fault.
std::optional<Message> excessOf(const UniformShape& shape) {
    const Size size = sizeOf(shape);
    if (size.nodes <= nodeLimit()) {
        return std::nullopt;
    }
    return size.nodes == countless
               ? Message{Code::treeFarTooLarge, {shape.depth, shape.branching, Count{nodeLimit()}}}
               : Message{Code::treeTooLarge,
                         {shape.depth, shape.branching, Count{size.nodes}, Count{nodeLimit()}}};
}

/// Gives the last `leaves` of the values random numbers of the shape's range.
void drawValues(const UniformShape& shape, std::uint64_t leaves, std::vector<Value>& values) {
    std::mt19937_64 random(shape.seed);
    const std::uint64_t range = rangeOf(shape);
    const std::vector<std::uint64_t> distinct =
        shape.distinct ? distinctNumbers(random, range, leaves) : std::vector<std::uint64_t>();
    const std::size_t first = values.size() - leaves;
    for (std::uint64_t k = 0; k < leaves; ++k) {
        const std::uint64_t drawn = shape.distinct ? distinct[k] : randomBelow(random, range);
        values[first + k] = static_cast<Value>(shape.low + static_cast<std::int64_t>(drawn));
    }
}

} // namespace

std::optional<Message> faultIn(const UniformShape& shape) {
    // Beyond this a double skips whole numbers.
    constexpr std::int64_t farthest = std::int64_t{1} << 53;
    if (shape.branching == 0 && shape.depth > 0) {
        return Message{Code::branchingZero};
    }
    if (shape.low > shape.high) {
        return Message{Code::noValues, {shape.low, shape.high}};
    }
    if (shape.low < -farthest || shape.high > farthest) {
        return Message{Code::valuesTooFar};
    }
    const Size size = sizeOf(shape);
    if (shape.distinct && size.nodes <= nodeLimit() && rangeOf(shape) < size.leaves) {
        return Message{Code::tooFewValues, {Count{rangeOf(shape)}}, size.leaves};
    }
    return std::nullopt;
}

tl::expected<GameTree, Message> generateUniform(const UniformShape& shape) {
    auto fault = faultIn(shape);
    if (!fault) {
        fault = excessOf(shape);
    }
    if (fault) {
        return tl::make_unexpected(*std::move(fault));
    }
    const auto [nodes, leaves] = sizeOf(shape);
    std::vector<std::uint32_t> offsets(nodes + 1);
    std::uint64_t next = 1;
    for (std::uint64_t n = 0; n <= nodes; ++n) {
        offsets[n] = static_cast<std::uint32_t>(next);
        next += n < nodes - leaves ? shape.branching : 0;
    }
    std::vector<Value> values(nodes, std::numeric_limits<Value>::quiet_NaN());
    drawValues(shape, leaves, values);
    return GameTree(std::move(offsets), std::move(values));
}

} // namespace prunus
