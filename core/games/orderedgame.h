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

/// The moves of a position: in the order of the game, until they are sorted by rank.
template <class Own, std::unsigned_integral Move, std::size_t most> class OrderedMoves {
  public:
    /// Keeps the moves that `find` returns, without copying them. The array is left uninitialized:
    /// filling it would cost more than finding the moves of most positions.
    template <class Find>
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init,hicpp-member-init)
    explicit OrderedMoves(const Find& find) : own_(find()), size_(own_.size()) {}

    /// Sorts the moves by the ranks that this function gives them; moves with equal ranks keep the
    /// order of the game. O(size^2), and O(size) if they are sorted already.
    template <class Rank> void sort(const Rank& rankOf) {
        for (std::uint32_t k = 0; k < size_; ++k) {
            const Move move = own_[k];
            const std::uint32_t rank = rankOf(move);
            std::uint32_t place = k;
            for (; place > 0 && entries_[place - 1] >> shift > rank; --place) {
                entries_[place] = entries_[place - 1];
            }
            entries_[place] = rank << shift | move;
        }
        sorted_ = true;
    }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard, gnu::always_inline]] Move operator[](std::uint32_t k) const {
        return sorted_ ? static_cast<Move>(entries_[k]) : own_[k];
    }

  private:
    static constexpr std::uint32_t shift = 8 * sizeof(Move);

    Own own_;
    std::uint32_t size_;
    bool sorted_ = false;
    /// The sorted entries: in each, the rank in the upper bits and the move in the lower bits.
    std::array<std::uint32_t, most> entries_;
};

/// A game whose moves are listed in its own order, or in one of the others that it offers.
template <OrderingGame G> class OrderedGame : public G {
  public:
    OrderedGame(G game, GameMoveOrder order) : G(std::move(game)), order_(order) {}

    [[nodiscard]] auto moves() const {
        const auto find = [this] { return G::moves(); };
        OrderedMoves<decltype(find()), typename G::Move, G::mostMoves> found(find);
        if (order_ != GameMoveOrder::own) {
            found.sort([this](typename G::Move move) { return this->rank(move, order_); });
        }
        return found;
    }
    /// The number of moves, counted without ranking them.
    [[nodiscard]] std::uint32_t moveCount() const { return G::moves().size(); }

  private:
    GameMoveOrder order_;
};

/// Returns the game as a search or a tree sees it: with the static values of this evaluation and
/// its moves in this order, which it must offer. All orders have one type, because a search takes
/// long to compile for each type.
template <Game G> auto seenAs(const G& game, Evaluation evaluation, GameMoveOrder order) {
    if constexpr (OrderingGame<G>) {
        return OrderedGame(JudgedGame<G>(game, evaluation), order);
    } else {
        assert(order == GameMoveOrder::own);
        return JudgedGame<G>(game, evaluation);
    }
}

} // namespace prunus
