#pragma once

#include "core/games/placement.h"
#include "core/search/position.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// A Position of a real game for two players who alternate, a pass being a move of its own. The
/// player who moves first at the start of the game is MAX, so results and evaluations are from the
/// first player's side.
template <class G>
concept Game = Position<G> && std::copyable<G> && std::equality_comparable<G> &&
    requires(const G& seen, typename G::Move move, const Placement& placement) {
    requires std::same_as<decltype(G::boardKind), const BoardKind>;
    /// Whether players only add pieces, in turn, so that the numbers of pieces tell who moves.
    requires std::same_as<decltype(G::countsTurns), const bool>;
    /// The most moves that a game can have, or a larger number.
    requires std::same_as<decltype(G::longestGame), const std::uint32_t>;
    { seen.measures() } -> std::same_as<BoardMeasures>;
    { seen.placement() } -> std::same_as<Placement>;
    /// The position with a placement, which has as many squares as the board: see placed().
    seen.placed(placement);
    /// The start of the game: see startOf().
    seen.start();
    { seen.toMove() } -> std::same_as<Player>;
    { seen.moves()[0] } -> std::same_as<typename G::Move>;
    /// Who won and by how much, if play has ended.
    { seen.result() } -> std::same_as<Value>;
    /// The game's own evaluation where play has not ended; each game says what it means.
    { seen.evaluation() } -> std::same_as<Value>;
    /// The name of a legal move, the same at every position of this game, unless the game has
    /// `namesAreLocal`.
    { seen.moveName(move) } -> std::same_as<std::string>;
    /// A number for the position and the player to move: equal positions have equal keys, and two
    /// different positions of the same game share one with a probability of 2^-64 at most.
    { seen.key() } -> std::same_as<std::uint64_t>;
};

/// Mixes two words into one, each bit of which depends on all bits of both. Finalizer of
/// MurmurHash3 (Appleby, 2011).
[[nodiscard]] constexpr std::uint64_t mixedKey(std::uint64_t a, std::uint64_t b) {
    const auto mix = [](std::uint64_t h) {
        h = (h ^ (h >> 33U)) * 0xFF51AFD7ED558CCDU;
        h = (h ^ (h >> 33U)) * 0xC4CEB9FE1A85EC53U;
        return h ^ (h >> 33U);
    };
    return mix(mix(a + 0x9E3779B97F4A7C15U) ^ b);
}

/// The static value that a depth limit uses: the result where play has ended, else the evaluation.
template <class G> [[nodiscard]] Value resultOrEvaluation(const G& game) {
    return game.terminal() ? game.result() : game.evaluation();
}

/// What a search returns at its depth limit where play has not ended: the game's own evaluation, 0,
/// or one of those that the game offers in `evaluations`.
enum class Evaluation : std::uint8_t {
    own,
    zero,
    material,   ///< chess: the worth of the pieces
    shannon,    ///< chess: the pieces, their mobility and the pawns' structure
    simplified, ///< chess: the pieces and the squares on which they are
};

/// A game whose static values come from one of these evaluations.
template <Game G> class JudgedGame : public G {
  public:
    JudgedGame(G game, Evaluation evaluation) : G(std::move(game)), evaluation_(evaluation) {}

    // judgement() is long and kept apart; the rest is short and inlined where it is called.
    [[nodiscard, gnu::always_inline]] Value staticValue() const {
        if (this->terminal()) {
            return this->result();
        }
        return evaluation_ == Evaluation::zero ? 0 : judgement();
    }

  private:
    [[gnu::noinline]] Value judgement() const {
        if constexpr (requires { this->evaluation(evaluation_); }) {
            return this->evaluation(evaluation_);
        } else {
            return this->evaluation();
        }
    }

    Evaluation evaluation_;
};

} // namespace prunus
