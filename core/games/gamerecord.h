#pragma once

#include "core/games/playing.h"

#include <algorithm>
#include <string>
#include <vector>

namespace prunus {

/// A game as it is played: the position it began with, every move since, every position between,
/// and whether it was ended as a draw.
class GameRecord {
  public:
    explicit GameRecord(const AnyGame& start) : positions_{start} {}

    /// Moves made so far.
    [[nodiscard]] std::size_t length() const { return moves_.size(); }
    /// After so many moves, at most length(); 0 for the start.
    [[nodiscard]] const AnyGame& positionAfter(std::size_t moves) const {
        return positions_.at(moves);
    }
    [[nodiscard]] const AnyGame& start() const { return positions_.front(); }
    [[nodiscard]] const AnyGame& position() const { return positions_.back(); }
    /// The position before the last move; null at the start.
    [[nodiscard]] const AnyGame* before() const {
        return moves_.empty() ? nullptr : &positions_.at(length() - 1);
    }
    /// The name of a move, from 0, below length().
    [[nodiscard]] const std::string& move(std::size_t k) const { return moves_.at(k); }

    /// How often the position has stood there, this time among them; in chess with the same side to
    /// move and the same rights to castle and to capture in passing. O(moves).
    [[nodiscard]] std::size_t occurrences() const {
        return static_cast<std::size_t>(
            std::count(positions_.begin(), positions_.end(), position()));
    }
    /// Whether who is to move may claim a draw: in chess, where the position has come for the third
    /// time (FIDE, Laws of Chess, 9.2). Searches and trees know nothing of that. O(moves).
    [[nodiscard]] bool canClaimDraw() const {
        return !claimed_ && boardKind(position()) == BoardKind::chess && occurrences() >= 3 &&
               !hasEnded(position());
    }
    /// Ends the game for who is to move; canClaimDraw() must hold.
    void claimDraw() { claimed_ = true; }
    [[nodiscard]] bool isClaimed() const { return claimed_; }
    /// Whether no move is to come.
    [[nodiscard]] bool isOver() const { return claimed_ || hasEnded(position()); }

    /// Makes the move of this number, which must be there; the game must not be over.
    void play(std::uint32_t k) {
        moves_.push_back(moveNames(position()).at(k));
        positions_.push_back(after(position(), k));
    }
    /// Takes a claim back, or else the last move if there is one.
    void takeBack() {
        if (claimed_) {
            claimed_ = false;
        } else if (!moves_.empty()) {
            moves_.pop_back();
            positions_.pop_back();
        }
    }

  private:
    std::vector<AnyGame> positions_;
    std::vector<std::string> moves_;
    bool claimed_ = false;
};

} // namespace prunus
