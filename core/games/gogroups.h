#pragma once

#include "core/games/goboard.h"

#include <array>

namespace prunus {

/// The stones on a board of Go, with the liberties of every group of connected stones. The
/// liberties are kept up to date with each move, so that the neighbours of a point alone tell,
/// without a search, which stones a new stone takes and whether it has a liberty; GoBoard looks at
/// whole groups instead. Moves cannot be taken back: the class is made for playouts.
class GoGroups {
  public:
    /// Constructs the groups of these stones, each of which must have a liberty.
    GoGroups(const GoBoard& board, const GoStones& stones)
        : board_(&board), stones_(stones), free_(board.all().without(stones.all())) {
        for (const Player player : {Player::max, Player::min}) {
            const Points own = stones.of(player);
            Points joined;
            for (Points left = own; !left.empty(); left = withoutFirst(left)) {
                join(firstOf(left), board.beside(Points::only(firstOf(left))), joined);
                joined = joined | Points::only(firstOf(left));
            }
        }
    }

    [[nodiscard]] const GoStones& stones() const { return stones_; }
    [[nodiscard]] Points free() const { return free_; }

    /// The other side's stones that a stone of the player on this free point leaves without a
    /// liberty.
    [[nodiscard]] Points takenBy(Player player, std::uint32_t point) const {
        const Points put = Points::only(point);
        Points taken;
        forEach(board_->beside(put) & stones_.of(opponent(player)), [&](std::uint32_t other) {
            const Group& group = groupAt(other);
            taken = group.liberties == put ? taken | group.stones : taken;
        });
        return taken;
    }
    /// Whether a stone that the player puts on this free point, and that takes nothing, has a
    /// liberty.
    [[nodiscard]] bool breathes(Player player, std::uint32_t point) const {
        const Points put = Points::only(point);
        const Points around = board_->beside(put);
        bool found = !(around & free_).empty();
        for (Points own = around & stones_.of(player); !found && !own.empty();
             own = withoutFirst(own)) {
            found = groupAt(firstOf(own)).liberties != put;
        }
        return found;
    }
    /// Returns the stones after the player has put one on this point; `taken` is what takenBy()
    /// returns.
    [[nodiscard]] GoStones after(Player player, std::uint32_t point, Points taken) const {
        GoStones next = stones_;
        next.of(player) = next.of(player) | Points::only(point);
        next.of(opponent(player)) = next.of(opponent(player)).without(taken);
        return next;
    }
    /// Puts a stone on a free point and takes off the stones `taken`, which takenBy() returns.
    void put(Player player, std::uint32_t point, Points taken) {
        const Points put = Points::only(point);
        const Points around = board_->beside(put);
        const Points own = stones_.of(player);
        stones_ = after(player, point, taken);
        free_ = board_->all().without(stones_.all());
        forEach(around & stones_.of(opponent(player)), [&](std::uint32_t other) {
            groupAt(other).liberties = groupAt(other).liberties.without(put);
        });
        join(point, around, own);
        forEach(taken, [&](std::uint32_t gone) {
            const Points liberty = Points::only(gone);
            forEach(board_->beside(liberty) & stones_.of(player), [&](std::uint32_t beside) {
                groupAt(beside).liberties = groupAt(beside).liberties | liberty;
            });
        });
    }

  private:
    struct Group {
        Points stones;
        Points liberties;
    };

    template <class Do> static void forEach(Points set, const Do& perform) {
        for (; !set.empty(); set = withoutFirst(set)) {
            perform(firstOf(set));
        }
    }

    [[nodiscard]] Group& groupAt(std::uint32_t stone) { return groups_[numbers_[stone]]; }
    [[nodiscard]] const Group& groupAt(std::uint32_t stone) const {
        return groups_[numbers_[stone]];
    }
    /// Makes one group of a new stone and the groups of its side beside it; `own` is that side's
    /// other stones.
    void join(std::uint32_t point, Points around, Points own) {
        Group joined{Points::only(point), around & free_};
        auto number = static_cast<std::uint8_t>(point);
        for (Points beside = around & own; !beside.empty();
             beside = beside.without(joined.stones)) {
            const std::uint8_t found = numbers_[firstOf(beside)];
            const Group& group = groups_[found];
            if (number == point) {
                number = found;
            } else {
                forEach(group.stones, [&](std::uint32_t stone) { numbers_[stone] = number; });
            }
            joined.stones = joined.stones | group.stones;
            joined.liberties = joined.liberties | group.liberties;
        }
        joined.liberties = joined.liberties.without(Points::only(point));
        numbers_[point] = number;
        groups_[number] = joined;
    }

    static constexpr std::size_t mostPoints =
        std::size_t{GoBoard::mostSide} * std::size_t{GoBoard::mostSide};

    const GoBoard* board_;
    GoStones stones_;
    Points free_;
    /// The groups, each at the number of one of its stones; entries at other numbers are out of
    /// date.
    std::array<Group, mostPoints> groups_{};
    /// For each point with a stone, the number of its group.
    std::array<std::uint8_t, mostPoints> numbers_{};
};

} // namespace prunus
