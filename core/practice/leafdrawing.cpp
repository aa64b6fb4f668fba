#include "core/practice/leafdrawing.h"

#include "core/base/portablerandom.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr std::uint32_t mostChanges = 150;

} // namespace

std::uint32_t LeafDrawing::below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(randomBelow(random_, bound));
}

std::optional<GameTree>
LeafDrawing::climb(const TreeShape& shape,
                   const std::function<std::uint64_t(const GameTree&)>& distance) {
    LeafValues values = draw(shape.leafCount());
    std::uint64_t least = ~std::uint64_t{0};
    for (std::uint32_t change = 0; change < mostChanges; ++change) {
        LeafValues next = change == 0 ? values : changed(values);
        GameTree tree = with(shape, next);
        const std::uint64_t now = distance(tree);
        if (now == 0) {
            return tree;
        }
        if (now <= least) {
            least = now;
            values = std::move(next);
        }
    }
    return std::nullopt;
}

Value LeafDrawing::drawValue() {
    const auto [low, high] = values_;
    return low + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(high - low) + 1));
}

/// Each value once as long as there are others.
LeafDrawing::LeafValues LeafDrawing::draw(std::uint32_t leaves) {
    LeafValues all;
    for (std::int32_t v = values_.first; v <= values_.second; ++v) {
        all.push_back(v);
    }
    LeafValues values;
    for (std::uint32_t k = 0; k < leaves; ++k) {
        if (k < all.size()) {
            std::swap(all[k], all[k + below(static_cast<std::uint32_t>(all.size()) - k)]);
        }
        values.push_back(k < all.size() ? all[k] : drawValue());
    }
    return values;
}

/// With another value at a leaf, or with those of two leaves exchanged.
LeafDrawing::LeafValues LeafDrawing::changed(LeafValues values) {
    const auto leaves = static_cast<std::uint32_t>(values.size());
    Value& one = values[below(leaves)];
    Value& other = values[below(leaves)];
    const Value fresh = drawValue();
    const bool taken = std::ranges::find(values, fresh) != values.end();
    if (below(2) == 0 && (!taken || repeats_)) {
        one = fresh;
    } else {
        std::swap(one, other);
    }
    return values;
}

GameTree LeafDrawing::with(const TreeShape& shape, const LeafValues& values) const {
    const GameTree tree = shape.with(values);
    TreeHeader header;
    header.root = root_;
    return {tree.offsets(), tree.ownValues(), header};
}

} // namespace prunus
