#pragma once

#include "core/tree/value.h"

#include <cstdint>
#include <numbers>
#include <optional>
#include <string_view>

namespace prunus {

/// The name of the search on the command line and in documents.
inline constexpr std::string_view uctId = "uct";

/// Which child of the root is the final answer: the one visited most, or the one with the greatest
/// mean for the player who moves. If there are several, it is the one of them that is first by the
/// other measure.
enum class UctFinal : std::uint8_t { visits, value };
/// What is rewarded at the end of a game: who has won, or by how much. On a tree it is always the
/// value.
enum class UctReward : std::uint8_t { result, margin };

/// The options of UCT. Their defaults are those of the command line.
struct UctOptions {
    /// The number of iterations, at least 1.
    std::uint32_t iterations = 1000;
    /// The factor C in UCB1's second summand; finite and not negative.
    double exploration = std::numbers::sqrt2;
    std::uint64_t seed = 1;
    UctFinal finalMove = UctFinal::visits;
    UctReward reward = UctReward::result;
    /// The player who moves at the root of a tree; none for the player that the tree names. A game
    /// names its own.
    std::optional<Player> root = {};

    friend bool operator==(const UctOptions&, const UctOptions&) = default;
};

} // namespace prunus
