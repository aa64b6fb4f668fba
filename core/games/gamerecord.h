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

    /// The number of moves made so far.
    [[nodiscard]] std::size_t length() const { return moves_.size(); }
    /// The position after this many moves, at most length(); 0 gives the start.
    [[nodiscard]] const AnyGame& positionAfter(std::size_t moves) const {
        return positions_.at(moves);
    }
    [[nodiscard]] const AnyGame& start() const { return positions_.front(); }
    [[nodiscard]] const AnyGame& position() const { return positions_.back(); }
    /// The position before the last move; null at the start.
    [[nodiscard]] const AnyGame* before() const {
        return moves_.empty() ? nullptr : &positions_.at(length() - 1);
    }
    /// The name of move number k, from 0; k < length().
    [[nodiscard]] const std::string& move(std::size_t k) const { return moves_.at(k); }

    /// How often the present position has occurred, this time included; in chess with the same side
    /// to move and the same rights to castle and to capture en passant. O(moves).
    [[nodiscard]] std::size_t occurrences() const {
        return static_cast<std::size_t>(
            std::count(positions_.begin(), positions_.end(), position()));
    }
    /// Whether the player to move may claim a draw: in chess, once the position has occurred for
    /// the third time (FIDE, Laws of Chess, 9.2). Searches and trees do not know this rule.
    /// O(moves).
    [[nodiscard]] bool canClaimDraw() const {
        return !claimed_ && boardKind(position()) == BoardKind::chess && occurrences() >= 3 &&
               !hasEnded(position());
    }
    /// Ends the game as a draw that the player to move claims; canClaimDraw() must hold.
    void claimDraw() { claimed_ = true; }
    [[nodiscard]] bool isClaimed() const { return claimed_; }
    /// Whether the game is over: play has ended, or a draw was claimed.
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
