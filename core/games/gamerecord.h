#pragma once

#include "core/games/playing.h"

#include <string>
#include <vector>

namespace prunus {

/// A game as it is played: the position it began with, every move since, and every position
/// between.
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

    /// Makes the move of this number, which must be there.
    void play(std::uint32_t k) {
        moves_.push_back(moveNames(position()).at(k));
        positions_.push_back(after(position(), k));
    }
    /// Takes the last move back, if there is one.
    void takeBack() {
        if (!moves_.empty()) {
            moves_.pop_back();
            positions_.pop_back();
        }
    }

  private:
    std::vector<AnyGame> positions_;
    std::vector<std::string> moves_;
};

} // namespace prunus
