#pragma once

#include "core/tree/value.h"

#include <concepts>

namespace prunus {

/// A number of plies left to search. A search of the whole tree starts with allPlies, which is more
/// than any tree has.
using Plies = std::uint32_t;
inline constexpr Plies allPlies = 0xFFFFFFFFU;

/// A position that can make its moves and take them back: the algorithms are written for any such
/// type. A cursor over a GameTree is one, and so is each game.
template <class P>
concept Position = requires(P position, const P& seen, typename P::Undo undo, std::uint32_t k) {
    /// Whether play ends at the position: there are no moves.
    { seen.terminal() } -> std::same_as<bool>;
    /// The static value from MAX's side.
    { seen.staticValue() } -> std::same_as<Value>;
    /// The legal moves in the order of search, with size() and [k]; empty only if terminal().
    { seen.moves().size() } -> std::convertible_to<std::uint32_t>;
    seen.moves()[k];
    /// Makes a move, and returns what undo() needs to take the move back.
    { position.apply(seen.moves()[k]) } -> std::same_as<typename P::Undo>;
    position.undo(undo);
    /// A number that is the same whenever the position and the player to move are the same. In a
    /// tree given as data every node is a position of its own; in a game that hashes its positions,
    /// two of them may share a number of 64 bits, but hardly ever do.
    { seen.key() } -> std::convertible_to<std::uint64_t>;
};

/// Returns a number that positions share if they are known to have the same value, under any depth
/// limit, and the same player to move: valueKey() of a position that knows of others like it, such
/// as mirror images or nodes of one position in a game's tree, and key() of any other. Two
/// positions that differ share a number as seldom as they share a key().
template <Position P> [[nodiscard]] std::uint64_t valueKey(const P& position) {
    if constexpr (requires { position.valueKey(); }) {
        return position.valueKey();
    } else {
        return position.key();
    }
}

} // namespace prunus
