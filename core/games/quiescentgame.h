#pragma once

#include "core/games/game.h"
#include "core/games/quiescence.h"

#include <array>
#include <utility>

namespace prunus {

/// A game that tells captures from other moves, so that a search of it need not end in the midst of
/// an exchange.
template <class G>
concept CapturingGame = Game<G> && requires(const G& seen, typename G::Move move) {
    /// Whether no move captures.
    { seen.quiet() } -> std::same_as<bool>;
    { seen.captures(move) } -> std::same_as<bool>;
    /// A Move that no position has.
    requires std::same_as<decltype(G::noMove), const typename G::Move>;
    { G::mostMoves } -> std::convertible_to<std::size_t>;
};

/// The most plies of an exchange: each capture takes one of the pieces, and standing pat ends the
/// exchange.
inline constexpr std::uint32_t longestExchange = 64;

/// A game that has all its moves down to a depth limit, and only captures behind it: see
/// Quiescence. Where the limit is reached and play is not quiet, the moves are to stand pat, and
/// then the captures in the order of the game. So no search needs a limit of its own, and no search
/// knows of quiescence.
///
/// A position has different keys within the limit, behind it, and after standing pat: it has
/// different moves there, and may have different values.
template <CapturingGame G> class QuiescentGame : public G {
  public:
    using Move = typename G::Move;
    using Undo = typename G::Undo;

    class Moves {
      public:
        // The array is left uninitialized: filling it would cost more than finding the moves.
        Moves() {} // NOLINT(modernize-use-equals-default)

        void add(Move move) { moves_[size_++] = move; }
        [[nodiscard]] std::uint32_t size() const { return size_; }
        [[nodiscard]] Move operator[](std::uint32_t k) const { return moves_[k]; }

      private:
        std::array<Move, G::mostMoves> moves_;
        std::uint32_t size_ = 0;
    };

    /// The limit is in plies from this position.
    QuiescentGame(G game, std::uint32_t limit) : G(std::move(game)), limit_(limit) {}

    [[nodiscard]] std::uint32_t limit() const { return limit_; }
    /// Sets the limit, in plies from the start; the position must be the one at the start.
    void setLimit(std::uint32_t limit) { limit_ = limit; }

    [[nodiscard]] bool terminal() const {
        return stoodPat_ || (withinLimit() ? G::terminal() : G::quiet());
    }
    /// Whether play has ended; terminal() is also true where play is only followed no further.
    [[nodiscard]] bool ended() const { return !stoodPat_ && G::terminal(); }
    [[nodiscard]] Moves moves() const {
        Moves found;
        if (!withinLimit()) {
            found.add(G::noMove);
        }
        const auto all = G::moves();
        for (std::uint32_t k = 0; k < all.size(); ++k) {
            if (withinLimit() || G::captures(all[k])) {
                found.add(all[k]);
            }
        }
        return found;
    }
    [[nodiscard]] std::uint32_t moveCount() const { return moves().size(); }
    Undo apply(Move move) {
        ++ply_;
        stoodPat_ = move == G::noMove;
        return stoodPat_ ? Undo{} : G::apply(move);
    }
    void undo(const Undo& before) {
        --ply_;
        if (!std::exchange(stoodPat_, false)) {
            G::undo(before);
        }
    }
    [[nodiscard]] std::string moveName(Move move) const {
        return move == G::noMove ? std::string(standPat) : G::moveName(move);
    }
    [[nodiscard]] std::uint64_t key() const {
        return withinLimit() ? G::key() : mixedKey(G::key(), stoodPat_ ? 2 : 1);
    }
    /// True, because the plies from the start decide whether a position is within the limit.
    [[nodiscard]] bool pliesMatter() const { return true; }

  private:
    [[nodiscard]] bool withinLimit() const { return ply_ < limit_; }

    std::uint32_t limit_;
    /// The number of plies made since the start.
    std::uint32_t ply_ = 0;
    bool stoodPat_ = false;
};

} // namespace prunus
