#pragma once

#include "core/games/goboard.h"

#include <memory>

namespace prunus {

[[nodiscard]] std::uint64_t hashOf(const GoStones& stones);

/// Every board that a game of Go has had, with the present one. A copy takes O(1) time and memory:
/// it shares the list.
class GoHistory {
  public:
    struct Entry {
        GoStones stones;
        std::uint64_t hash = 0;    ///< the hash of these stones
        std::uint64_t allHash = 0; ///< the combined hash of all boards up to this one, in any order
        std::uint32_t length = 1;  ///< the number of boards up to this one
        std::shared_ptr<Entry> earlier = nullptr;

        Entry(const GoStones& now, std::shared_ptr<Entry> before);
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;
        /// Frees the entries before this one without recursion, however long the list is.
        ~Entry();
    };

    explicit GoHistory(const GoStones& start) : last_(std::make_shared<Entry>(start, nullptr)) {}

    [[nodiscard]] const Entry& last() const { return *last_; }
    [[nodiscard]] const GoStones& now() const { return last_->stones; }
    [[nodiscard]] std::uint32_t length() const { return last_->length; }
    /// The board just before stones were last taken off, which leads on to the earlier ones; null
    /// if none ever were. Since then stones have only been added, each on a free point, so a move
    /// can repeat only this board or an earlier one.
    [[nodiscard]] const Entry* beforeTaking() const { return beforeTaking_; }
    /// A hash of the present board and all boards: equal for equal histories, in whatever order the
    /// earlier boards came.
    [[nodiscard]] std::uint64_t hash() const;

    /// Adds a board that there has not been before; `taken` says whether stones were taken off.
    /// Returns what takeBack() needs to undo this.
    const Entry* add(const GoStones& next, bool taken) {
        const Entry* const before = beforeTaking_;
        beforeTaking_ = taken ? last_.get() : beforeTaking_;
        last_ = std::make_shared<Entry>(next, std::move(last_));
        return before;
    }
    /// Undoes the last add(); `beforeTaking` is what add() returned.
    void takeBack(const Entry* beforeTaking) {
        last_ = std::shared_ptr<Entry>(last_->earlier);
        beforeTaking_ = beforeTaking;
    }

    /// Whether both have had the same boards, in whatever order, and have the same present board.
    /// O(length log length).
    friend bool operator==(const GoHistory& a, const GoHistory& b);

  private:
    std::shared_ptr<Entry> last_;
    const Entry* beforeTaking_ = nullptr;
};

} // namespace prunus
