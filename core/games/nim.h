#pragma once

#include "core/base/message.h"
#include "core/games/game.h"

#include <algorithm>
#include <array>

namespace prunus {

/// Nim with a limit: players in turn take from 1 to `take` counters from one heap. In misère Nim
/// whoever takes the last counter loses, in normal Nim that player wins. Moves are listed heap by
/// heap, the fewest counters first. Rules: C. L. Bouton, "Nim, a game with a complete mathematical
/// theory", 1901; the limit: the lab on minimax of the course (heaps 3, 4, 5, take up to 3,
/// misère).
///
/// Result: 1 or -1. Evaluation: 0.5 or -0.5, in favour of whoever wins by the theory.
class Nim {
  public:
    static constexpr std::uint32_t mostHeaps = 8;
    static constexpr std::uint32_t mostCounters = 255;
    static constexpr BoardKind boardKind = BoardKind::heaps;
    static constexpr bool countsTurns = false;
    /// The most moves: every counter is taken by itself.
    static constexpr std::uint32_t longestGame = mostHeaps * mostCounters;
    using Heaps = std::array<std::uint8_t, mostHeaps>;

    enum class LastOne : std::uint8_t { loses, wins };

    struct Move {
        std::uint8_t heap = 0;
        std::uint8_t taken = 0;

        friend bool operator==(const Move&, const Move&) = default;
    };
    using Undo = Move;

    class Moves {
      public:
        Moves(const Heaps& heaps, std::uint8_t take) : heaps_(heaps), take_(take) {
            for (const std::uint8_t heap : heaps_) {
                size_ += std::min(heap, take_);
            }
        }
        [[nodiscard]] std::uint32_t size() const { return size_; }
        /// Returns move number k. O(heaps).
        [[nodiscard]] Move operator[](std::uint32_t k) const {
            std::uint8_t heap = 0;
            for (; k >= std::min(heaps_[heap], take_); ++heap) {
                k -= std::min(heaps_[heap], take_);
            }
            return {heap, static_cast<std::uint8_t>(k + 1)};
        }

      private:
        Heaps heaps_;
        std::uint8_t take_;
        std::uint32_t size_ = 0;
    };

    /// Constructs a position; heaps that are not used must be empty, and take >= 1.
    Nim(const Heaps& heaps, std::uint8_t take, LastOne last, Player toMove = Player::max)
        : heaps_(heaps), take_(take), last_(last), toMove_(toMove) {}

    [[nodiscard]] const Heaps& heaps() const { return heaps_; }
    /// How many counters may be taken at once.
    [[nodiscard]] std::uint8_t take() const { return take_; }
    [[nodiscard]] LastOne lastOne() const { return last_; }
    [[nodiscard]] Player toMove() const { return toMove_; }

    [[nodiscard]] bool terminal() const { return heaps_ == Heaps{}; }
    [[nodiscard]] Moves moves() const { return {heaps_, take_}; }
    Undo apply(Move move) {
        heaps_[move.heap] = static_cast<std::uint8_t>(heaps_[move.heap] - move.taken);
        toMove_ = opponent(toMove_);
        return move;
    }
    void undo(Undo move) {
        heaps_[move.heap] = static_cast<std::uint8_t>(heaps_[move.heap] + move.taken);
        toMove_ = opponent(toMove_);
    }

    /// The result where play has ended: the player who is not to move took the last counter.
    [[nodiscard]] Value result() const {
        return fromSideOf(toMove_, last_ == LastOne::loses ? 1 : -1);
    }
    [[nodiscard]] Value evaluation() const { return fromSideOf(toMove_, moverWins() ? 0.5 : -0.5); }
    [[nodiscard]] Value staticValue() const { return resultOrEvaluation(*this); }
    /// Returns the name of a move: `B-2` takes two counters from the second heap.
    [[nodiscard]] std::string moveName(Move move) const {
        return std::string(1, static_cast<char>('A' + move.heap)) + '-' +
               std::to_string(move.taken);
    }
    /// The number of heaps, as columns; empty heaps behind all others are not counted.
    [[nodiscard]] BoardMeasures measures() const {
        std::uint32_t heaps = mostHeaps;
        while (heaps > 1 && heaps_[heaps - 1] == 0) {
            --heaps;
        }
        return {heaps, 0};
    }
    [[nodiscard]] Placement placement() const {
        return {{}, {heaps_.begin(), heaps_.begin() + measures().columns}, toMove_};
    }
    [[nodiscard]] tl::expected<Nim, Message> placed(const Placement& placement) const {
        Heaps heaps{};
        std::copy(placement.heaps.begin(), placement.heaps.end(), heaps.begin());
        return Nim(heaps, take_, last_, placement.toMove);
    }
    /// Returns the start of a game with the heaps as they are now.
    [[nodiscard]] Nim start() const { return {heaps_, take_, last_}; }
    [[nodiscard]] std::uint64_t key() const {
        std::uint64_t packed = 0;
        for (const std::uint8_t heap : heaps_) {
            packed = packed << 8U | heap;
        }
        return mixedKey(packed, toMove_ == Player::max ? 0 : 1);
    }

    friend bool operator==(const Nim&, const Nim&) = default;

  private:
    /// Whether the mover wins by the theory: only the remainders of the heaps after division by
    /// take + 1 count, and the mover loses if their nim-sum is 0; in misère Nim it is the other way
    /// round once no remainder is more than 1.
    [[nodiscard]] bool moverWins() const {
        std::uint32_t sum = 0;
        std::uint32_t greatest = 0;
        for (const std::uint8_t heap : heaps_) {
            const std::uint32_t rest = heap % (take_ + 1U);
            sum ^= rest;
            greatest = std::max(greatest, rest);
        }
        const bool reversed = last_ == LastOne::loses && greatest <= 1;
        return (sum != 0) != reversed;
    }

    Heaps heaps_;
    std::uint8_t take_;
    LastOne last_;
    Player toMove_ = Player::max;
};

static_assert(Game<Nim>);

} // namespace prunus
