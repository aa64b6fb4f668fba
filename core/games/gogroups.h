#pragma once

#include "core/games/goboard.h"

#include <array>

namespace prunus {

/// What lies on a board of Go, with the liberties of every group of connected stones. They are kept
/// as stones come and go, so that what a stone takes, and whether it has a liberty itself, is known
/// without a search, from its neighbours, where GoBoard looks at whole groups. Moves cannot be
/// taken back: it is made for playouts.
class GoGroups {
  public:
    /// Every stone has a liberty.
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

    /// The other side's stones that a stone on this free point leaves without a liberty.
    [[nodiscard]] Points takenBy(Player player, std::uint32_t point) const {
        const Points put = Points::only(point);
        Points taken;
        forEach(board_->beside(put) & stones_.of(opponent(player)), [&](std::uint32_t other) {
            const Group& group = groupAt(other);
            taken = group.liberties == put ? taken | group.stones : taken;
        });
        return taken;
    }
    /// Whether a stone put on this free point, which takes nothing, has a liberty.
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
    /// What lies after that; `taken` is takenBy().
    [[nodiscard]] GoStones after(Player player, std::uint32_t point, Points taken) const {
        GoStones next = stones_;
        next.of(player) = next.of(player) | Points::only(point);
        next.of(opponent(player)) = next.of(opponent(player)).without(taken);
        return next;
    }
    /// Puts a stone on a free point, and takes off what takenBy() says.
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
    /// Makes one group of a stone and the groups of its side beside it, whose stones are `own`.
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
    /// Each by the number of one of its stones; the rest is what has been.
    std::array<Group, mostPoints> groups_{};
    /// Of each stone's group.
    std::array<std::uint8_t, mostPoints> numbers_{};
};

} // namespace prunus
