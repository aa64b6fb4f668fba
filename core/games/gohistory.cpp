#include "core/games/gohistory.h"

#include "core/games/game.h"

#include <algorithm>
#include <vector>

namespace prunus {

namespace {

std::vector<GoStones> sortedBoards(const GoHistory::Entry* last) {
    std::vector<GoStones> boards;
    for (; last != nullptr; last = last->earlier.get()) {
        boards.push_back(last->stones);
    }
    std::sort(boards.begin(), boards.end());
    return boards;
}

} // namespace

std::uint64_t hashOf(const GoStones& stones) {
    return mixedKey(mixedKey(stones.black.low, stones.black.high),
                    mixedKey(stones.white.low, stones.white.high));
}

GoHistory::Entry::Entry(const GoStones& now, std::shared_ptr<Entry> before)
    : stones(now), hash(hashOf(now)), allHash(hash), earlier(std::move(before)) {
    if (earlier) {
        allHash ^= earlier->allHash;
        length = earlier->length + 1;
    }
}

GoHistory::Entry::~Entry() {
    std::shared_ptr<Entry> next = std::move(earlier);
    while (next && next.use_count() == 1) {
        next = std::shared_ptr<Entry>(std::move(next->earlier));
    }
}

std::uint64_t GoHistory::hash() const {
    return mixedKey(last_->hash, last_->allHash);
}

bool operator==(const GoHistory& a, const GoHistory& b) {
    return a.last_ == b.last_ ||
           (a.now() == b.now() && a.length() == b.length() && a.hash() == b.hash() &&
            sortedBoards(a.last_.get()) == sortedBoards(b.last_.get()));
}

} // namespace prunus
