#include "core/practice/generator.h"

#include "core/base/portablerandom.h"
#include "core/practice/smalltrees.h"

#include <algorithm>
#include <random>

namespace prunus {

namespace {

/// Together, and after so many changes another shape is more promising.
constexpr std::uint32_t mostTries = 200'000;
constexpr std::uint32_t mostChanges = 150;

/// Demands that take one run weigh more than all others together.
constexpr std::uint64_t oneRun = 1'000;

class Drawing {
  public:
    Drawing(const Demands& demands, Progress* progress)
        : demands_(demands), progress_(progress), random_(demands.seed) {}

    tl::expected<GameTree, NoTree> find() {
        NoTree nearest;
        std::uint64_t least = ~std::uint64_t{0};
        for (tried_ = 0; tried_ < mostTries;) {
            const TreeShape shape = drawShape();
            LeafValues values = drawValues(shape.leafCount());
            std::uint64_t distance = ~std::uint64_t{0};
            for (std::uint32_t change = 0; change < mostChanges; ++change) {
                LeafValues next = change == 0 ? values : changed(values);
                GameTree tree = with(shape, next);
                std::vector<UnmetDemand> unmet = unmetDemands(tree, demands_, false);
                if (unmet.empty()) {
                    return tree;
                }
                tell();
                const std::uint64_t now = distanceOf(unmet);
                if (now <= distance) {
                    distance = now;
                    values = std::move(next);
                }
                if (now < least) {
                    least = now;
                    nearest.unmet = std::move(unmet);
                }
            }
        }
        return tl::unexpected(std::move(nearest));
    }

  private:
    using LeafValues = std::vector<Value>;

    void tell() {
        ++tried_;
        if (progress_ != nullptr) {
            progress_->visit(tried_);
            progress_->stopIfCancelled();
        }
    }

    static std::uint64_t distanceOf(const std::vector<UnmetDemand>& unmet) {
        std::uint64_t distance = 0;
        for (const UnmetDemand& each : unmet) {
            distance += each.by * (each.demand < Demand::shows ? oneRun : 1);
        }
        return distance;
    }

    [[nodiscard]] std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(randomBelow(random_, bound));
    }
    [[nodiscard]] Value drawValue() {
        const auto [low, high] = demands_.values;
        return low + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(high - low) + 1));
    }

    TreeShape drawShape() {
        while (true) {
            std::vector<std::uint32_t> counts;
            const std::uint32_t leaves =
                demands_.leastLeaves + below(demands_.mostLeaves - demands_.leastLeaves + 1);
            if (split(leaves, demands_.mostDepth, counts)) {
                return TreeShape(std::move(counts));
            }
            tell();
        }
    }

    /// A tree with so many leaves and so many plies at most; whether there is room for it.
    bool split(std::uint32_t leaves, std::uint32_t plies, std::vector<std::uint32_t>& counts) {
        if (leaves == 1) {
            counts.push_back(0);
            return true;
        }
        const std::uint32_t most = std::min(demands_.mostChildren, leaves);
        if (plies == 0 || most < 2 || (plies == 1 && leaves > most)) {
            return false;
        }
        std::uint32_t parts = plies == 1 ? leaves : 2 + below(most - 1);
        counts.push_back(parts);
        for (; parts > 1; --parts) {
            const std::uint32_t first = plies == 1 ? 1 : 1 + below(leaves - parts + 1);
            if (!split(first, plies - 1, counts)) {
                return false;
            }
            leaves -= first;
        }
        return split(leaves, plies - 1, counts);
    }

    /// Each value once as long as there are others.
    LeafValues drawValues(std::uint32_t leaves) {
        LeafValues all;
        for (std::int32_t v = demands_.values.first; v <= demands_.values.second; ++v) {
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
    LeafValues changed(LeafValues values) {
        const auto leaves = static_cast<std::uint32_t>(values.size());
        Value& one = values[below(leaves)];
        Value& other = values[below(leaves)];
        const Value fresh = drawValue();
        const bool taken = std::ranges::find(values, fresh) != values.end();
        if (below(2) == 0 && (!taken || demands_.ties > 0)) {
            one = fresh;
        } else {
            std::swap(one, other);
        }
        return values;
    }

    [[nodiscard]] GameTree with(const TreeShape& shape, const LeafValues& values) const {
        const GameTree tree = shape.with(values);
        TreeHeader header;
        header.root = demands_.profile.root.value_or(Player::max);
        return {tree.offsets(), tree.ownValues(), header};
    }

    const Demands& demands_;
    Progress* progress_;
    std::mt19937_64 random_;
    std::uint32_t tried_ = 0;
};

} // namespace

tl::expected<GameTree, NoTree> generateFor(const Demands& demands, Progress* progress) try {
    return Drawing(demands, progress).find();
} catch (const WorkCancelled&) {
    return tl::unexpected(NoTree{{}, true});
}

} // namespace prunus
