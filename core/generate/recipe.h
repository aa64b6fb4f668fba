#pragma once

#include "core/generate/randomtree.h"

#include <tl/expected.hpp>

namespace prunus {

/// In which order the children of every node stand: by true minimax value, for the player who
/// chooses among them.
enum class Arrangement : std::uint8_t { asDrawn, bestFirst, worstFirst };

/// A random tree as a dialog asks for it. A uniform tree is one whose ranges of depth and branching
/// hold one number each.
struct TreeRecipe {
    /// The shape of the tree; its seed is the seed of the recipe, too. A tree that would exceed
    /// maxNodes is refused.
    RandomShape shape;
    /// Whether no two leaves may have the same value.
    bool distinct = false;
    Arrangement arrangement = Arrangement::asDrawn;
    Player root = Player::max;
};

/// Why a recipe gives no tree.
struct RecipeFault {
    enum class Kind : std::uint8_t {
        depthRange,      ///< the least depth is above the greatest
        branchingRange,  ///< the least branching is above the greatest, or it is 0
        valueRange,      ///< there are no values from low to high
        tooManyDecimals, ///< there are `given` decimal places; doubles hold fewer than `wanted`
                         ///< exactly enough
        valueTooLarge,   ///< a value is beyond 2^53 / 10^decimals, where doubles skip values
        shareRange,      ///< a share is not between 0 and 1
        tooFewValues,    ///< there are only `given` different values for `wanted` leaves
        tooManyNodes,    ///< the tree grows beyond `given` nodes
    };
    Kind kind = Kind::depthRange;
    std::uint64_t given = 0;
    std::uint64_t wanted = 0;

    friend bool operator==(const RecipeFault&, const RecipeFault&) = default;
};

/// Generates the tree of a recipe, the same on every platform, or says why there is none. O(nodes
/// log branching).
[[nodiscard]] tl::expected<GameTree, RecipeFault> generateTree(const TreeRecipe& recipe);

/// Returns the tree with these values as its nodes' own and this header, its children put into the
/// arrangement's order again.
[[nodiscard]] GameTree rearranged(const GameTree& tree, std::vector<Value> values,
                                  TreeHeader header, Arrangement arrangement);

} // namespace prunus
