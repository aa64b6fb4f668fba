#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace prunus {

/// The order in which moves are searched, found without searching. Each game says which orders it
/// offers and what they mean to it; moves that are alike in an order keep the game's own.
enum class GameMoveOrder : std::uint8_t {
    own,            ///< as the game lists them
    centreFirst,    ///< the nearer to the middle of the board, the sooner
    capturesFirst,  ///< moves that turn over the most discs, or capture the most valuable piece
    cornersFirst,   ///< corners, edges, the rest, and last the moves that give a corner away
    fewestReplies,  ///< moves that leave the other player the fewest moves
    promisingFirst, ///< moves that look best, seen a few plies ahead where much is left to play
    passFirst,      ///< a pass before all other moves
    checksFirst,    ///< moves that give check, then captures
};

/// All orders with their names on the command line and in documents.
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
