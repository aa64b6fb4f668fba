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
    /// The seed is the recipe's, too. A tree that would exceed maxNodes is refused.
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
        branchingRange,  ///< likewise, or no branching at all
        valueRange,      ///< there are no values from low to high
        tooManyDecimals, ///< `given` places; doubles do not hold `wanted` or more exactly enough
        valueTooLarge,   ///< beyond 2^53 / 10^decimals, where doubles skip values
        shareRange,      ///< a share is not between 0 and 1
        tooFewValues,    ///< `given` different values for `wanted` leaves
        tooManyNodes,    ///< the tree grows beyond `given` nodes
    };
    Kind kind = Kind::depthRange;
    std::uint64_t given = 0;
    std::uint64_t wanted = 0;

    friend bool operator==(const RecipeFault&, const RecipeFault&) = default;
};

/// Same tree on every platform for the same recipe. O(nodes log branching).
[[nodiscard]] tl::expected<GameTree, RecipeFault> generateTree(const TreeRecipe& recipe);

/// The tree with other values of its own and another header, put into the recipe's order again.
[[nodiscard]] GameTree rearranged(const GameTree& tree, std::vector<Value> values,
                                  TreeHeader header, Arrangement arrangement);

} // namespace prunus
