#include "core/practice/generator.h"

#include "core/practice/leafdrawing.h"

#include <algorithm>

namespace prunus {

namespace {

/// Trees together.
constexpr std::uint32_t mostTries = 200'000;

/// Demands that take one run weigh more than all others together.
constexpr std::uint64_t oneRun = 1'000;

class Drawing {
  public:
    Drawing(const Demands& demands, Progress* progress)
        : demands_(demands), progress_(progress),
          leaves_(demands.values, demands.ties > 0, demands.profile.root.value_or(Player::max),
                  demands.seed) {}

    tl::expected<GameTree, NoTree> find() {
        while (tried_ < mostTries) {
            if (auto tree = leaves_.climb(drawShape(),
                                          [&](const GameTree& each) { return distanceOf(each); })) {
                return *std::move(tree);
            }
        }
        return tl::unexpected(std::move(nearest_));
    }

  private:
    void tell() {
        ++tried_;
        if (progress_ != nullptr) {
            progress_->visit(tried_);
            progress_->stopIfCancelled();
        }
    }

    std::uint64_t distanceOf(const GameTree& tree) {
        std::vector<UnmetDemand> unmet = unmetDemands(tree, demands_, false);
        std::uint64_t distance = 0;
        for (const UnmetDemand& each : unmet) {
            distance += each.by * (each.demand < Demand::shows ? oneRun : 1);
        }
        if (distance > 0) {
            tell();
        }
        if (distance < least_) {
            least_ = distance;
            nearest_.unmet = std::move(unmet);
        }
        return distance;
    }

    TreeShape drawShape() {
        while (true) {
            std::vector<std::uint32_t> counts;
            const std::uint32_t leaves =
                demands_.leastLeaves +
                leaves_.below(demands_.mostLeaves - demands_.leastLeaves + 1);
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
        std::uint32_t parts = plies == 1 ? leaves : 2 + leaves_.below(most - 1);
        counts.push_back(parts);
        for (; parts > 1; --parts) {
            const std::uint32_t first = plies == 1 ? 1 : 1 + leaves_.below(leaves - parts + 1);
            if (!split(first, plies - 1, counts)) {
                return false;
            }
            leaves -= first;
        }
        return split(leaves, plies - 1, counts);
    }

    const Demands& demands_;
    Progress* progress_;
    LeafDrawing leaves_;
    std::uint32_t tried_ = 0;
    NoTree nearest_;
    std::uint64_t least_ = ~std::uint64_t{0};
};

} // namespace

tl::expected<GameTree, NoTree> generateFor(const Demands& demands, Progress* progress) try {
    return Drawing(demands, progress).find();
} catch (const WorkCancelled&) {
    return tl::unexpected(NoTree{{}, true});
}

} // namespace prunus
