#pragma once

#include "core/games/goboard.h"

#include <memory>

namespace prunus {

[[nodiscard]] std::uint64_t hashOf(const GoStones& stones);

/// Every board that a game of Go has had, the one there is now among them. A copy takes O(1) time
/// and memory: it shares the list.
class GoHistory {
  public:
    struct Entry {
        GoStones stones;
        std::uint64_t hash = 0;    ///< of these stones
        std::uint64_t allHash = 0; ///< of all boards up to this one, in any order
        std::uint32_t length = 1;  ///< so many boards
        std::shared_ptr<Entry> earlier = nullptr;

        Entry(const GoStones& now, std::shared_ptr<Entry> before);
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;
        /// Without recursion, however long the list.
        ~Entry();
    };

    explicit GoHistory(const GoStones& start) : last_(std::make_shared<Entry>(start, nullptr)) {}

    [[nodiscard]] const Entry& last() const { return *last_; }
    [[nodiscard]] const GoStones& now() const { return last_->stones; }
    [[nodiscard]] std::uint32_t length() const { return last_->length; }
    /// The board before the last one on which stones were taken off, from which the others follow;
    /// null if none ever were. Since then stones only came, and a move puts one where none has
    /// lain: a board can be repeated of those alone.
    [[nodiscard]] const Entry* beforeTaking() const { return beforeTaking_; }
    /// The same for the same boards with the same one now, in whatever order the others were.
    [[nodiscard]] std::uint64_t hash() const;

    /// Adds a board that has not been. Says what takeBack() needs to know.
    const Entry* add(const GoStones& next, bool taken) {
        const Entry* const before = beforeTaking_;
        beforeTaking_ = taken ? last_.get() : beforeTaking_;
        last_ = std::make_shared<Entry>(next, std::move(last_));
        return before;
    }
    /// Undoes the last add().
    void takeBack(const Entry* beforeTaking) {
        last_ = std::shared_ptr<Entry>(last_->earlier);
        beforeTaking_ = beforeTaking;
    }

    /// The same boards, in whatever order, with the same one now. O(length), and once more the
    /// logarithm.
    friend bool operator==(const GoHistory& a, const GoHistory& b);

  private:
    std::shared_ptr<Entry> last_;
    const Entry* beforeTaking_ = nullptr;
};

} // namespace prunus
