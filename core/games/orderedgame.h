#pragma once

#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/squares.h"

#include <array>
#include <cassert>

namespace prunus {

/// A game that offers other orders than its own. For each of `G::orders`, `rank(move, order)` says
/// how soon a move comes, the least rank first; it is less than 2^16. A move is a number of 16 bits
/// at most, such as a Square, and a position has `G::mostMoves` moves at most.
template <class G>
concept OrderingGame = Game<G> && std::unsigned_integral<typename G::Move> &&
                       (sizeof(typename G::Move) <= 2) &&
                       requires(const G& seen, typename G::Move move, GameMoveOrder order) {
    { seen.rank(move, order) } -> std::same_as<std::uint32_t>;
    { G::orders.size() } -> std::convertible_to<std::size_t>;
    { G::mostMoves } -> std::convertible_to<std::size_t>;
};

/// The moves of a position, sorted by rank.
template <std::unsigned_integral Move, std::size_t most> class RankedMoves {
  public:
    // The array is left uninitialized: filling it would cost more than most positions' moves.
    RankedMoves() {} // NOLINT(modernize-use-equals-default)

    /// Adds a move; there must be fewer than `most` moves so far. Moves with equal ranks keep the
    /// order in which they were added. O(size), and O(1) for a move that comes last.
    void add(Move move, std::uint32_t rank) {
        const std::uint32_t entry = rank << shift | move;
        std::uint32_t place = size_++;
        for (; place > 0 && entries_[place - 1] >> shift > rank; --place) {
            entries_[place] = entries_[place - 1];
        }
        entries_[place] = entry;
    }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] Move operator[](std::uint32_t k) const { return static_cast<Move>(entries_[k]); }

  private:
    static constexpr std::uint32_t shift = 8 * sizeof(Move);

    /// The sorted entries: in each, the rank in the upper bits and the move in the lower bits.
    std::array<std::uint32_t, most> entries_;
    std::uint32_t size_ = 0;
};

/// A game whose moves are listed in one of the other orders that it offers.
template <OrderingGame G> class OrderedGame : public G {
  public:
    OrderedGame(G game, GameMoveOrder order) : G(std::move(game)), order_(order) {}

    [[nodiscard]] RankedMoves<typename G::Move, G::mostMoves> moves() const {
        RankedMoves<typename G::Move, G::mostMoves> sorted;
        const auto own = G::moves();
        for (std::uint32_t k = 0; k < own.size(); ++k) {
            const typename G::Move move = own[k];
            sorted.add(move, this->rank(move, order_));
        }
        return sorted;
    }
    /// The number of moves, counted without ranking them.
    [[nodiscard]] std::uint32_t moveCount() const { return G::moves().size(); }

  private:
    GameMoveOrder order_;
};

} // namespace prunus
