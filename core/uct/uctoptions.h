#pragma once

#include "core/tree/value.h"

#include <cstdint>
#include <numbers>
#include <optional>
#include <string_view>

namespace prunus {

/// The name of the search on the command line and in documents.
inline constexpr std::string_view uctId = "uct";

/// Which child of the root is the answer in the end: the one visited most, or the one of the
/// greatest mean for who moves. Of several such, the one that is first by the other measure.
enum class UctFinal : std::uint8_t { visits, value };
/// What of a game's end is rewarded: who has won, or by how much. Of a tree it is always the value.
enum class UctReward : std::uint8_t { result, margin };

/// What UCT is asked to do. The defaults are those of the command line.
struct UctOptions {
    /// At least 1.
    std::uint32_t iterations = 1000;
    /// The factor C of UCB1's second summand; finite and not negative.
    double exploration = std::numbers::sqrt2;
    std::uint64_t seed = 1;
    UctFinal finalMove = UctFinal::visits;
    UctReward reward = UctReward::result;
    /// Who moves at the root of a tree; none for what the tree says. A game says it itself.
    std::optional<Player> root = {};

    friend bool operator==(const UctOptions&, const UctOptions&) = default;
};

} // namespace prunus
