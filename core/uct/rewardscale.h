#pragma once

#include "core/games/namedgame.h"
#include "core/tree/gametree.h"
#include "core/uct/uctoptions.h"

#include <cmath>

namespace prunus {

/// The scale by which values become rewards between 0 and 1, from MAX's side: the least value is 0,
/// the greatest 1, and if there is only one value, it is 1/2.
struct RewardScale {
    Value least = -1;
    Value greatest = 1;
    /// Whether only the sign of a value counts.
    bool signAlone = false;

    [[nodiscard]] double reward(Value value) const {
        const Value counted = signAlone ? Value((value > 0) - (value < 0)) : value;
        // Halves, because the whole of the greatest difference is no double.
        return least == greatest ? 0.5 : (counted / 2 - least / 2) / (greatest / 2 - least / 2);
    }
    /// Returns the value that a mean of rewards stands for.
    [[nodiscard]] Value value(double mean) const { return std::lerp(least, greatest, mean); }

    friend bool operator==(const RewardScale&, const RewardScale&) = default;
};

/// The scale from the least to the greatest static value of a leaf. Throws MissingStaticValue if a
/// leaf has none. O(nodes).
[[nodiscard]] RewardScale rewardScaleOf(const GameTree& tree);
/// The scale of a game: from -1 to 1 by who wins. Where margins are rewarded and the game counts
/// discs or stones, it goes from the greatest loss to the greatest win that the board has room for.
[[nodiscard]] RewardScale rewardScaleOf(const AnyGame& game, UctReward reward);

} // namespace prunus
