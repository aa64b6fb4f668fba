#pragma once

#include "core/base/portablerandom.h"
#include "core/games/go.h"
#include "core/games/gogroups.h"

#include <algorithm>
#include <bitset>
#include <vector>

namespace prunus {

/// A set of boards of Go. In most cases one bit, chosen by the hash of a board, shows that the
/// board is not in it.
class GoBoards {
  public:
    explicit GoBoards(const GoHistory& history) {
        boards_.reserve(Go::mostBoards);
        for (const auto* entry = &history.last(); entry != nullptr; entry = entry->earlier.get()) {
            bits_.set(entry->hash % bits_.size());
            boards_.push_back(entry->stones);
        }
    }

    [[nodiscard]] std::size_t size() const { return boards_.size(); }
    /// Adds the board if it is new; returns whether it was new.
    bool add(const GoStones& board) {
        const std::size_t bit = hashOf(board) % bits_.size();
        if (bits_[bit] && std::find(boards_.begin(), boards_.end(), board) != boards_.end()) {
            return false;
        }
        bits_.set(bit);
        boards_.push_back(board);
        return true;
    }

  private:
    std::bitset<4096> bits_; // at least four times as many as there are boards
    std::vector<GoStones> boards_;
};

/// A game of Go as a playout plays it: only forwards, and so without what Go keeps to take moves
/// back.
class GoPlayout {
  public:
    explicit GoPlayout(const Go& start)
        : groups_(start.board(), start.stones()), boards_(start.history()), board_(&start.board()),
          komiHalves_(start.komiHalves()), toMove_(start.toMove()), passes_(start.passes()) {}

    [[nodiscard]] bool terminal() const { return passes_ == 2 || boards_.size() == Go::mostBoards; }
    /// The free points that are not an eye of the player who moves.
    [[nodiscard]] Points worthATry() const {
        const Points others = board_->all().without(groups_.stones().of(toMove_));
        return groups_.free() & board_->beside(others);
    }
    /// Puts a stone on this free point if that is allowed; returns whether it was allowed.
    bool put(std::uint32_t point) {
        const Points taken = groups_.takenBy(toMove_, point);
        const bool allowed = (!taken.empty() || groups_.breathes(toMove_, point)) &&
                             boards_.add(groups_.after(toMove_, point, taken));
        if (allowed) {
            groups_.put(toMove_, point, taken);
            passes_ = 0;
            toMove_ = opponent(toMove_);
        }
        return allowed;
    }
    void pass() {
        ++passes_;
        toMove_ = opponent(toMove_);
    }
    /// Makes a move and returns it. Free points are drawn, each as likely as the others left, until
    /// one is found where a stone may be put; if there is none, the move is a pass.
    Go::Move play(std::mt19937_64& random) {
        for (Points left = worthATry(); !left.empty();) {
            const Square point =
                squareNumber(left, static_cast<std::uint32_t>(randomBelow(random, countOf(left))));
            if (put(point)) {
                return point;
            }
            left = left.without(Points::only(point));
        }
        pass();
        return static_cast<Go::Move>(board_->points());
    }
    /// The position now, as if its board had been set up: without the boards before it.
    [[nodiscard]] Go position() const {
        return {board_->columns(), board_->rows(), komiHalves_, groups_.stones(), toMove_};
    }

  private:
    GoGroups groups_;
    GoBoards boards_;
    const GoBoard* board_;
    std::uint32_t komiHalves_;
    Player toMove_;
    std::uint8_t passes_;
};

} // namespace prunus
