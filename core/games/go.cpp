#include "core/games/go.h"

#include <utility>

namespace prunus {

namespace {

constexpr std::size_t side = Go::mostSide;

/// Of every measure, the columns counting up first.
template <std::size_t... k>
constexpr std::array<GoBoard, sizeof...(k)> everyBoard(std::index_sequence<k...> /*numbers*/) {
    return {GoBoard(k % side + 1, k / side + 1)...};
}

constexpr auto goBoards = everyBoard(std::make_index_sequence<side * side>());

} // namespace

const GoBoard& Go::boardOf(std::uint32_t columns, std::uint32_t rows) {
    return goBoards.at((rows - 1) * side + columns - 1);
}

Points Go::repeating(Points allowed) const {
    const Player other = opponent(toMove_);
    Points found;
    for (const auto* entry = history_.beforeTaking(); entry != nullptr;
         entry = entry->earlier.get()) {
        const GoStones& was = entry->stones;
        // One stone more of the player's, and none more of the other's.
        const Points put = was.of(toMove_).without(stones().of(toMove_));
        const bool near = !put.empty() && withoutFirst(put).empty() && put.within(allowed) &&
                          stones().of(toMove_).within(was.of(toMove_)) &&
                          was.of(other).within(stones().of(other));
        if (near && board().after(stones(), toMove_, firstOf(put)) == was) {
            found = found | put;
        }
    }
    return found;
}

Placement Go::placement() const {
    Placement found;
    found.toMove = toMove_;
    for (std::uint32_t point = 0; point < board().points(); ++point) {
        found.squares.push_back(stones().black.has(point)   ? Mark::first
                                : stones().white.has(point) ? Mark::second
                                                            : Mark::none);
    }
    return found;
}

tl::expected<Go, Message> Go::placed(const Placement& placement) const {
    GoStones lying;
    for (std::uint32_t point = 0; point < placement.squares.size(); ++point) {
        if (const Mark mark = placement.squares[point]; mark != Mark::none) {
            Points& stones = mark == Mark::first ? lying.black : lying.white;
            stones = stones | Points::only(point);
        }
    }
    const Points free = board().all().without(lying.all());
    const Points choked =
        board().withoutLiberty(lying.black, free) | board().withoutLiberty(lying.white, free);
    if (!choked.empty()) {
        return tl::make_unexpected(Message{Code::noLiberty, {moveName(firstOf(choked))}});
    }
    return Go(board().columns(), board().rows(), komiHalves_, lying, placement.toMove);
}

} // namespace prunus
