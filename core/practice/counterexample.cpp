#include "core/practice/counterexample.h"

#include "core/base/portablerandom.h"
#include "core/practice/smalltrees.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// All trees of a size are tried at once if there are no more than this; and if there are no more
/// than that, a minute's work, where one of that size or larger is known.
constexpr double fewTrees = 8e6;
constexpr double mostTrees = 5e7;
/// Of each size beyond, so many are drawn.
constexpr std::uint32_t drawnTrees = 50'000;

using LeafValues = std::vector<Value>;

/// Whether small numbers are not as good as any in the same order: 0 and signs count, or the bounds
/// of a window.
bool mindsNumbers(const Procedure& procedure) {
    using enum Misconception;
    constexpr std::array slips{bestStartsAtZero, bestKept,     negatedMinLeaf,   lostMinus,
                               windowHalfTurned, windowAsItIs, leafFromWrongSide};
    return procedure.options.window != Window{} ||
           std::ranges::find(slips, procedure.misconception) != slips.end();
}

/// One more than the greatest finite bound of the window, whatever its sign; 0 for an open one.
std::uint32_t reachOf(const Window& window) {
    constexpr Value farthest = 1000;
    Value reach = 0;
    for (const Value bound : {window.alpha, window.beta}) {
        if (std::isfinite(bound)) {
            reach = std::max(reach, std::min(farthest, std::ceil(std::abs(bound)) + 1));
        }
    }
    return static_cast<std::uint32_t>(reach);
}

/// Shows `see` all ways to give so many leaves values from `low` to `high`, in lexicographic order,
/// until it says that it has seen enough.
template <class See>
bool eachWay(LeafValues& values, std::size_t leaves, std::int32_t low, std::int32_t high,
             const See& see) {
    if (values.size() == leaves) {
        return see(values);
    }
    for (std::int32_t v = low; v <= high; ++v) {
        values.push_back(v);
        const bool enough = eachWay(values, leaves, low, high, see);
        values.pop_back();
        if (enough) {
            return true;
        }
    }
    return false;
}

/// Whether they are 1 to their greatest, none left out: other numbers in this order are no smaller.
bool areRanks(const LeafValues& values, std::int32_t greatest) {
    std::uint32_t missing = (1U << static_cast<std::uint32_t>(greatest)) - 1;
    for (const Value v : values) {
        missing &= ~(1U << (static_cast<std::uint32_t>(v) - 1));
    }
    return missing == 0;
}

class Finder {
  public:
    Finder(const Rivalry& rivalry, Progress* progress)
        : rivalry_(rivalry), progress_(progress),
          numbers_(mindsNumbers(rivalry.right) || mindsNumbers(rivalry.wrong)),
          reach_(std::max(reachOf(rivalry.right.options.window),
                          reachOf(rivalry.wrong.options.window))) {}

    tl::expected<Counterexample, NoCounterexample> find(std::uint32_t mostLeaves) try {
        std::uint32_t leaves = 1;
        for (; leaves <= mostLeaves && treesWith(leaves) <= fewTrees; ++leaves) {
            if (auto tree = smallestWith(leaves)) {
                return Counterexample{*std::move(tree), true};
            }
            allUpTo_ = leaves;
        }
        std::optional<GameTree> found;
        for (std::uint32_t more = leaves; more <= mostLeaves && !found; ++more) {
            found = drawn(more);
        }
        if (!found) {
            return tl::unexpected(NoCounterexample{allUpTo_, tried_, false});
        }
        return smallest(*std::move(found), leaves);
    } catch (const WorkCancelled&) {
        return tl::unexpected(NoCounterexample{allUpTo_, tried_, true});
    }

  private:
    [[nodiscard]] std::int32_t greatestOf(std::uint32_t leaves) const {
        return static_cast<std::int32_t>(std::max(leaves, reach_));
    }

    [[nodiscard]] double treesWith(std::uint32_t leaves) const {
        constexpr std::array<std::uint32_t, 7> shapes{1, 1, 3, 11, 45, 197, 903};
        constexpr std::array<std::uint32_t, 7> orders{1, 3, 13, 75, 541, 4'683, 47'293};
        if (leaves > shapes.size()) {
            return infinity;
        }
        const double ways = numbers_ ? std::pow(2.0 * greatestOf(leaves) + 1, leaves)
                                     : static_cast<double>(orders.at(leaves - 1));
        return ways * shapes.at(leaves - 1);
    }

    std::optional<GameTree> smallestWith(std::uint32_t leaves) {
        for (const TreeShape& shape : shapesWith(leaves)) {
            if (auto tree = smallestOf(shape)) {
                return tree;
            }
        }
        return std::nullopt;
    }

    /// Where no tree with fewer leaves shows it than this, and a larger one is known. Whoever has
    /// no time for the proof gets that one.
    Counterexample smallest(GameTree known, std::uint32_t leaves) {
        try {
            for (; leaves <= known.leafCount() && treesWith(leaves) <= mostTrees; ++leaves) {
                if (auto tree = smallestWith(leaves)) {
                    return {*std::move(tree), true};
                }
            }
        } catch (const WorkCancelled&) { // the known one it is
        }
        return {std::move(known), false};
    }

    [[nodiscard]] bool differOn(const TreeShape& shape, const LeafValues& values) {
        ++tried_;
        if (progress_ != nullptr) {
            progress_->visit(tried_);
            progress_->stopIfCancelled();
        }
        return differ(shape.with(values), rivalry_);
    }

    std::optional<GameTree> smallestOf(const TreeShape& shape) {
        std::optional<LeafValues> found;
        LeafValues values;
        const auto leaves = static_cast<std::int32_t>(shape.leafCount());
        for (std::int32_t high = 1; high <= leaves && !found; ++high) {
            eachWay(values, shape.leafCount(), 1, high, [&](const LeafValues& each) {
                if (areRanks(each, high) && differOn(shape, each)) {
                    found = each;
                }
                return found.has_value();
            });
        }
        for (std::int32_t far = 1; numbers_ && far <= greatestOf(shape.leafCount()) && !found;
             ++far) {
            eachWay(values, shape.leafCount(), -far, far, [&](const LeafValues& each) {
                const auto [least, greatest] = std::ranges::minmax(each);
                const bool isNew = least <= 0 && std::max(-least, greatest) == far;
                const bool isLess = !found || greatest < std::ranges::max(*found);
                if (isNew && isLess && differOn(shape, each)) {
                    found = each;
                }
                return false;
            });
        }
        return found ? std::optional(shape.with(*found)) : std::nullopt;
    }

    std::optional<GameTree> drawn(std::uint32_t leaves) {
        std::mt19937_64 random(leaves);
        const auto low = numbers_ ? -greatestOf(leaves) : 1;
        const auto range = static_cast<std::uint64_t>(greatestOf(leaves) - low + 1);
        for (std::uint32_t n = 0; n < drawnTrees; ++n) {
            std::vector<std::uint32_t> counts;
            drawShape(random, leaves, counts);
            const TreeShape shape(std::move(counts));
            LeafValues values;
            for (std::uint32_t k = 0; k < leaves; ++k) {
                values.push_back(low + static_cast<std::int32_t>(randomBelow(random, range)));
            }
            if (differOn(shape, values)) {
                return reduced(shape, std::move(values));
            }
        }
        return std::nullopt;
    }

    static void drawShape(std::mt19937_64& random, std::uint32_t leaves,
                          std::vector<std::uint32_t>& counts) {
        if (leaves == 1) {
            counts.push_back(0);
            return;
        }
        auto parts = 2 + static_cast<std::uint32_t>(randomBelow(random, std::min(leaves, 3U) - 1));
        counts.push_back(parts);
        for (; parts > 0; --parts) {
            const std::uint32_t most = leaves - (parts - 1);
            const std::uint32_t first =
                parts == 1 ? leaves : 1 + static_cast<std::uint32_t>(randomBelow(random, most));
            drawShape(random, first, counts);
            leaves -= first;
        }
    }

    /// Takes away what is not needed, then lowers values.
    GameTree reduced(TreeShape shape, LeafValues values) {
        while (takeAway(shape, values) || lower(shape, values)) {
        }
        return shape.with(values);
    }

    bool takeAway(TreeShape& shape, LeafValues& values) {
        for (std::size_t at = 1; at < shape.childCounts().size(); ++at) {
            LeafValues left = values;
            const TreeShape smaller = without(shape.childCounts(), at, left);
            if (!left.empty() && differOn(smaller, left)) {
                shape = smaller;
                values = std::move(left);
                return true;
            }
        }
        return false;
    }

    /// Without the subtree of the node that is written there. A parent of one child is that child.
    static TreeShape without(std::vector<std::uint32_t> counts, std::size_t at,
                             LeafValues& values) {
        std::size_t parent = at - 1;
        for (std::uint32_t before = 0; counts[parent] <= before; --parent) {
            before = before - counts[parent] + 1; // subtrees beside it
        }
        std::size_t end = at;
        std::size_t leaves = 0;
        for (std::uint32_t open = 1; open > 0; ++end) {
            leaves += counts[end] == 0 ? 1 : 0;
            open = open - 1 + counts[end];
        }
        const auto before = std::count(counts.begin(), counts.begin() + std::ptrdiff_t(at), 0U);
        values.erase(values.begin() + before, values.begin() + before + std::ptrdiff_t(leaves));
        counts.erase(counts.begin() + std::ptrdiff_t(at), counts.begin() + std::ptrdiff_t(end));
        if (--counts[parent] == 1) {
            counts.erase(counts.begin() + std::ptrdiff_t(parent));
        }
        return TreeShape(std::move(counts));
    }

    bool lower(const TreeShape& shape, LeafValues& values) {
        for (Value& value : values) {
            const Value before = value;
            for (value = numbers_ ? 0 : 1; std::abs(value) < std::abs(before); ++value) {
                if (differOn(shape, values)) {
                    return true;
                }
            }
            value = before;
        }
        return false;
    }

    const Rivalry& rivalry_;
    Progress* progress_;
    bool numbers_; ///< whether more than their order counts
    std::uint32_t reach_;
    std::uint64_t tried_ = 0;
    std::uint32_t allUpTo_ = 0;
};

} // namespace

tl::expected<Counterexample, NoCounterexample>
findCounterexample(const Rivalry& rivalry, std::uint32_t mostLeaves, Progress* progress) {
    return Finder(rivalry, progress).find(mostLeaves);
}

} // namespace prunus
