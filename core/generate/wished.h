#pragma once

#include "core/generate/recipe.h"
#include "core/generate/wish.h"

#include <atomic>
#include <chrono>
#include <optional>

namespace prunus {

/// What tree is looked for, and for how long.
struct WishedTree {
    TreeRecipe recipe;
    std::vector<Wish> wishes;
    /// The search that the wishes are about.
    SearchOptions options;
    std::uint64_t tries = 100'000;
    std::chrono::milliseconds time = std::chrono::seconds(10);
};

/// What the search for a tree shares with whoever waits for it, on any threads.
struct WishControl {
    std::atomic<bool> cancel = false;
    std::atomic<std::uint64_t> tries = 0;
};

/// A known reason why no tree at all can fulfil a wish.
enum class Obstacle : std::uint8_t {
    prunesNothing, ///< minimax and negamax visit every node
    sameVisits, ///< alpha-beta that cuts at >= and starts from an open window visits the same nodes
                ///< fail-hard and fail-soft: a value outside of its window cuts, or changes
                ///< nothing, in both
    tooShallow, ///< the tree has too few plies: a deep cutoff lies three plies below the bound that
                ///< makes it
};

/// Returns the first known obstacle to one of the wishes; nullopt if none is known.
[[nodiscard]] std::optional<Obstacle> obstacleTo(const WishedTree& wished);

struct FoundTree {
    GameTree tree;
    std::uint64_t tries = 0;
};
/// Why no tree was found, and after how many tries. That no tree was found does not prove that
/// there is none; an obstacle does.
struct NotFound {
    enum class Reason : std::uint8_t { triesUsedUp, timeUsedUp, cancelled, recipe, impossible };
    Reason reason = Reason::triesUsedUp;
    std::uint64_t tries = 0;
    RecipeFault fault;                           ///< the reason, if the recipe itself gives no tree
    Obstacle obstacle = Obstacle::prunesNothing; ///< the obstacle, if there can be no such tree
};

/// Draws trees by the recipe and changes single leaves as long as that brings a tree no farther
/// from the wishes; draws a new tree where it makes no headway. The tree that is found depends on
/// the recipe's seed, the wishes and the options alone, not on the machine; only whether the time
/// is enough depends on the machine. If a wish has a known obstacle, no tree is looked for. New
/// seeds for which the recipe gives no tree count as tries. A tree that lacks a static value that
/// the search needs fulfils no wish.
[[nodiscard]] tl::expected<FoundTree, NotFound> findTree(const WishedTree& wished,
                                                         WishControl* control = nullptr);

} // namespace prunus
