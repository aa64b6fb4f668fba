#pragma once

#include "core/tree/value.h"

#include <concepts>

namespace prunus {

/// Plies left to search. A search of the whole tree starts with more than any tree has.
using Plies = std::uint32_t;
inline constexpr Plies allPlies = 0xFFFFFFFFU;

/// What the algorithms are written against: a position that can make its moves and take them back.
/// A cursor over a GameTree is one, and so is each game.
template <class P>
concept Position = requires(P position, const P& seen, typename P::Undo undo, std::uint32_t k) {
    /// Whether play ends here: no moves.
    { seen.terminal() } -> std::same_as<bool>;
    /// The static value from MAX's side.
    { seen.staticValue() } -> std::same_as<Value>;
    /// The legal moves in the order of search, with size() and [k]. Not empty unless terminal.
    { seen.moves().size() } -> std::convertible_to<std::uint32_t>;
    seen.moves()[k];
    /// Makes a move; what it returns takes the move back.
    { position.apply(seen.moves()[k]) } -> std::same_as<typename P::Undo>;
    position.undo(undo);
    /// The same number for the same position, with the same player to move. In a tree given as
    /// data every node is a position of its own; where a game hashes, two positions may share a
    /// number of 64 bits, but hardly ever do.
    { seen.key() } -> std::convertible_to<std::uint64_t>;
};

/// The same number for positions that have the same value, under any depth limit, and the same
/// player to move: where the position knows such, as mirror images or as nodes of one position in
/// a game's tree, its valueKey(), otherwise its key(). Two others share one as seldom as they share
/// a key().
template <Position P> [[nodiscard]] std::uint64_t valueKey(const P& position) {
    if constexpr (requires { position.valueKey(); }) {
        return position.valueKey();
    } else {
        return position.key();
    }
}

} // namespace prunus
