#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace prunus {

/// In which order moves are searched, found out without searching. Each game says which it offers
/// and what they mean to it; moves that are alike in an order keep the game's own.
enum class GameMoveOrder : std::uint8_t {
    own,            ///< as the game lists them
    centreFirst,    ///< the nearer to the middle of the board, the sooner
    capturesFirst,  ///< what turns over the most discs, or captures the most valuable piece
    cornersFirst,   ///< corners, edges, the rest, and last what gives a corner away
    fewestReplies,  ///< what leaves the other player the fewest moves
    promisingFirst, ///< what looks best, a few plies ahead where much is left to play
    passFirst,      ///< a pass before all other moves
    checksFirst,    ///< what gives check, then what captures
};

/// With their names on the command line and in documents.
inline constexpr std::array<std::pair<GameMoveOrder, std::string_view>, 8> gameMoveOrders{{
    {GameMoveOrder::own, "as-written"},
    {GameMoveOrder::centreFirst, "centre-first"},
    {GameMoveOrder::capturesFirst, "captures-first"},
    {GameMoveOrder::cornersFirst, "corners-first"},
    {GameMoveOrder::fewestReplies, "fewest-replies"},
    {GameMoveOrder::promisingFirst, "promising-first"},
    {GameMoveOrder::passFirst, "pass-first"},
    {GameMoveOrder::checksFirst, "checks-first"},
}};

[[nodiscard]] constexpr std::string_view gameMoveOrderId(GameMoveOrder order) {
    return gameMoveOrders.at(static_cast<std::size_t>(order)).second;
}

[[nodiscard]] constexpr std::optional<GameMoveOrder> gameMoveOrderFromId(std::string_view id) {
    for (const auto& [order, name] : gameMoveOrders) {
        if (name == id) {
            return order;
        }
    }
    return std::nullopt;
}

} // namespace prunus
