#include "core/generate/wished.h"

#include "core/base/portablerandom.h"
#include "core/search/searchorder.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace prunus {

namespace {

using Reason = NotFound::Reason;

/// After so many changes that brought nothing nearer, another tree is more promising.
constexpr std::uint32_t patience = 60;

class Wishing {
  public:
    Wishing(const WishedTree& wished, WishControl* control)
        : wished_(wished), control_(control), random_(wished.recipe.shape.seed) {}

    tl::expected<FoundTree, NotFound> find() {
        const auto end = std::chrono::steady_clock::now() + wished_.time;
        std::optional<GameTree> tree;
        std::uint64_t distance = 0;
        std::uint32_t idle = 0;
        for (std::uint64_t tries = 0; tries < wished_.tries; ++tries) {
            if (control_ != nullptr && control_->cancel.load(std::memory_order_relaxed)) {
                return notFound(Reason::cancelled, tries);
            }
            if (tries > 0 && std::chrono::steady_clock::now() >= end) {
                return notFound(Reason::timeUsedUp, tries);
            }
            const bool fresh = !tree || idle == patience;
            auto next = fresh ? drawn(tries) : changed(*tree);
            tell(tries + 1);
            if (!next && tree) {
                continue; // this seed's tree does not fit the recipe, but others do
            }
            if (!next) {
                return tl::unexpected(NotFound{Reason::recipe, tries, next.error(), {}});
            }
            const std::uint64_t now = distanceOf(*next);
            if (now == 0) {
                return FoundTree{std::move(*next), tries + 1};
            }
            idle = fresh || now < distance ? 0 : idle + 1;
            if (fresh || now <= distance) {
                tree = std::move(*next);
                distance = now;
            }
        }
        return notFound(Reason::triesUsedUp, wished_.tries);
    }

  private:
    static tl::expected<FoundTree, NotFound> notFound(Reason reason, std::uint64_t tries) {
        return tl::unexpected(NotFound{reason, tries, {}, {}});
    }

    void tell(std::uint64_t tries) {
        if (control_ != nullptr) {
            control_->tries.store(tries, std::memory_order_relaxed);
        }
    }

    /// The first tree is the recipe's own.
    tl::expected<GameTree, RecipeFault> drawn(std::uint64_t tries) {
        TreeRecipe recipe = wished_.recipe;
        if (tries > 0) {
            recipe.shape.seed = random_();
        }
        return generateTree(recipe);
    }

    std::uint64_t distanceOf(const GameTree& tree) const {
        const std::uint64_t far = std::numeric_limits<std::uint32_t>::max();
        if (firstWithoutStaticValue(tree, wished_.options) != noNode) {
            return far;
        }
        std::uint64_t sum = 0;
        for (const Wish& wish : wished_.wishes) {
            sum += std::min(far, distanceTo(wish, tree, wished_.options));
        }
        return sum;
    }

    /// The tree with another value at a leaf, or with the values of two leaves exchanged.
    tl::expected<GameTree, RecipeFault> changed(const GameTree& tree) {
        std::vector<Value> values = tree.ownValues();
        std::vector<std::uint32_t> leaves;
        for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
            if (tree.isLeaf(n) && tree.hasOwnValue(n)) {
                leaves.push_back(n.value);
            }
        }
        if (!leaves.empty()) {
            Value& one = values[leaves[randomBelow(random_, leaves.size())]];
            Value& other = values[leaves[randomBelow(random_, leaves.size())]];
            const std::optional<Value> fresh = freshValue(values, leaves);
            if (fresh && randomBelow(random_, 2) == 0) {
                one = *fresh;
            } else {
                std::swap(one, other);
            }
        }
        return rearranged(tree, std::move(values), tree.header(), wished_.recipe.arrangement);
    }

    /// A value of the recipe's range; if they must differ one that no leaf has, if luck finds it.
    std::optional<Value> freshValue(const std::vector<Value>& values,
                                    const std::vector<std::uint32_t>& leaves) {
        const RandomShape& shape = wished_.recipe.shape;
        const Value drawn = valueAt(shape, randomBelow(random_, valueCount(shape)));
        const bool taken =
            std::ranges::any_of(leaves, [&](std::uint32_t leaf) { return values[leaf] == drawn; });
        return wished_.recipe.distinct && taken ? std::nullopt : std::optional<Value>(drawn);
    }

    const WishedTree& wished_;
    WishControl* control_;
    std::mt19937_64 random_;
};

/// Whether at least one is wished for of what can be counted.
bool wantsSome(const Wish& wish) {
    return wish.count > 0 && wish.relation != Wish::Relation::atMost;
}

std::optional<Obstacle> obstacleTo(const Wish& wish, const WishedTree& wished) {
    const SearchOptions& options = wished.options;
    const bool alphaBeta = options.algorithm == Algorithm::alphaBeta ||
                           options.algorithm == Algorithm::alphaBetaNegamax;
    const bool exhaustive =
        options.algorithm == Algorithm::minimax || options.algorithm == Algorithm::negamax;
    const bool open = options.window == Window{};
    const auto found = [](bool there, Obstacle what) {
        return there ? std::optional(what) : std::nullopt;
    };
    switch (wish.kind) {
    case Wish::Kind::deepCutoffs:
        if (alphaBeta && open && wished.recipe.shape.maxDepth < 4 && wantsSome(wish)) {
            return Obstacle::tooShallow;
        }
        [[fallthrough]];
    case Wish::Kind::leavesPruned:
    case Wish::Kind::nodesPruned:
    case Wish::Kind::cutoffs:
    case Wish::Kind::alphaCutoffs:
    case Wish::Kind::betaCutoffs:
    case Wish::Kind::innerCutoffs:
    case Wish::Kind::tiesOnBound:
    case Wish::Kind::prunedPercent:
        return found(exhaustive && wantsSome(wish), Obstacle::prunesNothing);
    case Wish::Kind::failModesDiffer:
        if (alphaBeta && open && options.cut == CutRule::greaterOrEqual) {
            return Obstacle::sameVisits;
        }
        [[fallthrough]];
    case Wish::Kind::cutRuleMatters:
    case Wish::Kind::bestFirstSaves:
    case Wish::Kind::worstFirstPrunes:
    case Wish::Kind::guessPercent:
    case Wish::Kind::slipsTold:
    case Wish::Kind::slipShows:
        return found(exhaustive, Obstacle::prunesNothing);
    case Wish::Kind::leavesEvaluated:
    case Wish::Kind::bestMoves:
    case Wish::Kind::bestMoveNotFirst:
    case Wish::Kind::draftsDiffer:
    case Wish::Kind::difficulty:
    case Wish::Kind::fragileLeaves:
    case Wish::Kind::conventionProof:
        break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Obstacle> obstacleTo(const WishedTree& wished) {
    for (const Wish& wish : wished.wishes) {
        if (const auto obstacle = obstacleTo(wish, wished)) {
            return obstacle;
        }
    }
    return std::nullopt;
}

tl::expected<FoundTree, NotFound> findTree(const WishedTree& wished, WishControl* control) {
    if (const auto obstacle = obstacleTo(wished)) {
        return tl::unexpected(NotFound{Reason::impossible, 0, {}, *obstacle});
    }
    return Wishing(wished, control).find();
}

} // namespace prunus
