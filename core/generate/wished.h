#pragma once

#include "core/generate/recipe.h"
#include "core/generate/wish.h"

#include <atomic>
#include <chrono>
#include <optional>

namespace prunus {

/// What is looked for, and for how long.
struct WishedTree {
    TreeRecipe recipe;
    std::vector<Wish> wishes;
    /// The search that the wishes speak of.
    SearchOptions options;
    std::uint64_t tries = 100'000;
    std::chrono::milliseconds time = std::chrono::seconds(10);
};

/// Shared between the search for a tree and whoever waits for it, on any threads.
struct WishControl {
    std::atomic<bool> cancel = false;
    std::atomic<std::uint64_t> tries = 0;
};

/// What is known to stand against a wish, whatever the tree.
enum class Obstacle : std::uint8_t {
    prunesNothing, ///< minimax and negamax visit every node
    sameVisits,    ///< alpha-beta that cuts at >= within an open window visits the same nodes hard
                   ///< and soft: a value outside of its window cuts, or changes nothing, in both
    tooShallow,    ///< between a deep cutoff and the bound that makes it lie three plies
};

/// The first obstacle to a wish among these, if one is known.
[[nodiscard]] std::optional<Obstacle> obstacleTo(const WishedTree& wished);

struct FoundTree {
    GameTree tree;
    std::uint64_t tries = 0;
};
/// Why there is no tree, after how many tries. That none was found proves nothing; an obstacle
/// does.
struct NotFound {
    enum class Reason : std::uint8_t { triesUsedUp, timeUsedUp, cancelled, recipe, impossible };
    Reason reason = Reason::triesUsedUp;
    std::uint64_t tries = 0;
    RecipeFault fault;                           ///< if the recipe itself gives no tree
    Obstacle obstacle = Obstacle::prunesNothing; ///< if there is no such tree
};

/// Draws trees by the recipe and changes a leaf here and there as long as that brings them no
/// farther from the wishes; starts afresh where it is stuck. The tree that is found depends on the
/// recipe's seed, the wishes and the options alone, not on the machine; only whether the time
/// suffices does. A wish with a known obstacle is not looked for. Where fresh seeds of the recipe
/// give no tree they count as tries. A wish that a search lacks a static value for is not
/// fulfilled.
[[nodiscard]] tl::expected<FoundTree, NotFound> findTree(const WishedTree& wished,
                                                         WishControl* control = nullptr);

} // namespace prunus
