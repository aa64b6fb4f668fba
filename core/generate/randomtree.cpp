#include "core/generate/randomtree.h"

#include "core/base/portablerandom.h"

#include <cassert>
#include <limits>
#include <utility>
#include <vector>

namespace prunus {

namespace {

/// Makes a tree row by row, which is the order that GameTree keeps.
class RandomGrowth {
  public:
    explicit RandomGrowth(const RandomShape& shape) : shape_(shape), random_(shape.seed) {}

    GameTree grow() {
        std::uint32_t next = 1; // one past the last node that has a place
        std::uint32_t rowEnd = 1;
        std::uint32_t depth = 0;
        for (std::uint32_t n = 0; n < next; ++n) {
            if (n == rowEnd) {
                rowEnd = next;
                ++depth;
            }
            const std::uint32_t children = childCount(n, depth, next);
            offsets_.push_back(next);
            values_.push_back(children == 0 ? leafValue() : innerValue());
            next += children;
        }
        offsets_.push_back(next);
        TreeHeader header;
        if (shape_.failureShare > 0) {
            header.failureValue = shape_.failureValue;
        }
        return GameTree(std::move(offsets_), std::move(values_), std::move(header));
    }

    /// Whether a family was not made for want of room.
    [[nodiscard]] bool wasCut() const { return cut_; }

  private:
    static constexpr Value none = std::numeric_limits<Value>::quiet_NaN();

    std::uint32_t childCount(std::uint32_t n, std::uint32_t depth, std::uint32_t nodes) {
        const bool mayBeLeaf = n > 0 && depth >= shape_.minDepth;
        if (depth == shape_.maxDepth ||
            (mayBeLeaf && randomChance(random_, shape_.earlyLeafShare))) {
            return 0;
        }
        const std::uint32_t spread = shape_.maxBranching - shape_.minBranching + 1;
        const auto drawn =
            shape_.minBranching + static_cast<std::uint32_t>(randomBelow(random_, spread));
        const bool fits = nodes < shape_.maxNodes && drawn <= shape_.maxNodes - nodes;
        cut_ = cut_ || !fits;
        return fits ? drawn : 0;
    }

    Value value() { return valueAt(shape_, randomBelow(random_, valueCount(shape_))); }
    Value leafValue() { return randomChance(random_, shape_.failureShare) ? none : value(); }
    Value innerValue() { return randomChance(random_, shape_.innerStaticShare) ? value() : none; }

    const RandomShape& shape_;
    std::mt19937_64 random_;
    std::vector<std::uint32_t> offsets_;
    std::vector<Value> values_;
    bool cut_ = false;
};

[[maybe_unused]] bool isSound(const RandomShape& shape) {
    return 1 <= shape.minBranching && shape.minBranching <= shape.maxBranching &&
           shape.low <= shape.high && shape.minDepth <= shape.maxDepth;
}

} // namespace

std::int64_t partsOfOne(std::uint32_t decimals) {
    std::int64_t parts = 1;
    for (; decimals > 0; --decimals) {
        parts *= 10;
    }
    return parts;
}

std::uint64_t valueCount(const RandomShape& shape) {
    return static_cast<std::uint64_t>(shape.high - shape.low) *
               static_cast<std::uint64_t>(partsOfOne(shape.decimals)) +
           1;
}

Value valueAt(const RandomShape& shape, std::uint64_t k) {
    const std::int64_t parts = partsOfOne(shape.decimals);
    return static_cast<Value>(shape.low * parts + static_cast<std::int64_t>(k)) /
           static_cast<Value>(parts);
}

GameTree generateRandom(const RandomShape& shape) {
    assert(isSound(shape));
    return RandomGrowth(shape).grow();
}

std::optional<GameTree> generateWhole(const RandomShape& shape) {
    assert(isSound(shape));
    RandomGrowth growth(shape);
    GameTree tree = growth.grow();
    return growth.wasCut() ? std::nullopt : std::optional(std::move(tree));
}

} // namespace prunus
