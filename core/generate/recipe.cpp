#include "core/generate/recipe.h"

#include "core/edit/editedtree.h"
#include "core/generate/distinct.h"

#include <optional>

namespace prunus {

namespace {

using FaultKind = RecipeFault::Kind;

constexpr std::uint32_t mostDecimals = 9;

bool isShare(double share) {
    return share >= 0 && share <= 1;
}

std::optional<RecipeFault> faultOf(const RandomShape& shape) {
    if (shape.minDepth > shape.maxDepth) {
        return RecipeFault{FaultKind::depthRange, shape.minDepth, shape.maxDepth};
    }
    if (shape.minBranching == 0 || shape.minBranching > shape.maxBranching) {
        return RecipeFault{FaultKind::branchingRange, shape.minBranching, shape.maxBranching};
    }
    if (shape.low > shape.high) {
        return RecipeFault{FaultKind::valueRange};
    }
    if (shape.decimals > mostDecimals) {
        return RecipeFault{FaultKind::tooManyDecimals, shape.decimals, mostDecimals + 1};
    }
    // Beyond this a double skips values.
    const std::int64_t farthest = (std::int64_t{1} << 53U) / partsOfOne(shape.decimals);
    if (shape.low < -farthest || shape.high > farthest) {
        return RecipeFault{FaultKind::valueTooLarge};
    }
    if (!isShare(shape.earlyLeafShare) || !isShare(shape.innerStaticShare) ||
        !isShare(shape.failureShare)) {
        return RecipeFault{FaultKind::shareRange};
    }
    return std::nullopt;
}

/// Gives each leaf with a value of its own another one, no two the same.
void makeDistinct(const RandomShape& shape, const GameTree& tree, std::vector<Value>& values) {
    // A generator of its own, so that the shape does not depend on what values are wanted.
    std::mt19937_64 random(shape.seed ^ 0x9E3779B97F4A7C15U);
    const auto numbers = distinctNumbers(random, valueCount(shape), tree.leafCount());
    std::size_t next = 0;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n) && tree.hasOwnValue(n)) {
            values[n.value] = valueAt(shape, numbers[next++]);
        }
    }
}

} // namespace

GameTree rearranged(const GameTree& tree, std::vector<Value> values, TreeHeader header,
                    Arrangement arrangement) {
    GameTree changed(tree.offsets(), std::move(values), std::move(header), tree.names(),
                     tree.moves());
    if (arrangement == Arrangement::asDrawn) {
        return changed;
    }
    const SortKey key =
        arrangement == Arrangement::bestFirst ? SortKey::bestFirst : SortKey::worstFirst;
    return std::move(applyEdit(changed, SortChildren{{GameTree::root(), true}, key}).value().tree);
}

tl::expected<GameTree, RecipeFault> generateTree(const TreeRecipe& recipe) {
    const RandomShape& shape = recipe.shape;
    if (const std::optional<RecipeFault> fault = faultOf(shape)) {
        return tl::unexpected(*fault);
    }
    const std::optional<GameTree> drawn = generateWhole(shape);
    if (!drawn) {
        return tl::unexpected(RecipeFault{FaultKind::tooManyNodes, shape.maxNodes});
    }
    std::vector<Value> values = drawn->ownValues();
    if (recipe.distinct) {
        if (valueCount(shape) < drawn->leafCount()) {
            return tl::unexpected(
                RecipeFault{FaultKind::tooFewValues, valueCount(shape), drawn->leafCount()});
        }
        makeDistinct(shape, *drawn, values);
    }
    TreeHeader header = drawn->header();
    header.root = recipe.root;
    return rearranged(*drawn, std::move(values), std::move(header), recipe.arrangement);
}

} // namespace prunus
