#pragma once

#include "core/games/points.h"
#include "core/tree/value.h"

#include <compare>
#include <cstddef>

namespace prunus {

/// The stones of both sides on a board of Go: those of Black, who begins and is MAX, and of White.
struct GoStones {
    Points black;
    Points white;

    [[nodiscard]] constexpr Points& of(Player player) {
        return player == Player::max ? black : white;
    }
    [[nodiscard]] constexpr const Points& of(Player player) const {
        return player == Player::max ? black : white;
    }
    [[nodiscard]] constexpr Points all() const { return black | white; }

    friend constexpr bool operator==(const GoStones&, const GoStones&) = default;
    friend constexpr auto operator<=>(const GoStones&, const GoStones&) = default;
};

/// The points of a board of Go, numbered row by row from the upper left, and which of them are
/// neighbours.
class GoBoard {
  public:
    static constexpr std::uint32_t mostSide = 9;

    /// Constructs a board; neither columns nor rows may be more than mostSide.
    constexpr GoBoard(std::uint32_t columns, std::uint32_t rows)
        : columns_(static_cast<std::uint8_t>(columns)), rows_(static_cast<std::uint8_t>(rows)) {
        for (std::uint32_t point = 0; point < points(); ++point) {
            const Points only = Points::only(point);
            all_ = all_ | only;
            notFirst_ = point % columns == 0 ? notFirst_ : notFirst_ | only;
            notLast_ = point % columns == columns - 1 ? notLast_ : notLast_ | only;
        }
    }

    [[nodiscard]] constexpr std::uint32_t columns() const { return columns_; }
    [[nodiscard]] constexpr std::uint32_t rows() const { return rows_; }
    [[nodiscard]] constexpr std::uint32_t points() const { return columns() * rows(); }
    [[nodiscard]] constexpr Points all() const { return all_; }

    /// The points beside any point of the set; they may include points of the set.
    [[nodiscard]] constexpr Points beside(Points set) const {
        return ((set & notLast_) << 1 | (set & notFirst_) >> 1 | set << columns() |
                set >> columns()) &
               all_;
    }
    /// The points of the set, and all points of `among` that are connected with them through points
    /// of `among`.
    [[nodiscard]] constexpr Points connected(Points set, Points among) const {
        for (;;) {
            const Points more = set | (beside(set) & among);
            if (more == set) {
                return set;
            }
            set = more;
        }
    }
    /// Returns those of the stones that have no liberty: no free point is beside them or beside a
    /// stone that they are connected with.
    [[nodiscard]] constexpr Points withoutLiberty(Points stones, Points free) const {
        return stones.without(connected(beside(free) & stones, stones));
    }

    /// Returns the stones after the player has put one on a free point: the other side's stones
    /// that it leaves without a liberty are taken off.
    [[nodiscard]] constexpr GoStones after(GoStones stones, Player player,
                                           std::uint32_t point) const {
        const Points put = Points::only(point);
        stones.of(player) = stones.of(player) | put;
        Points& others = stones.of(opponent(player));
        const Points touched = connected(beside(put) & others, others);
        others = others.without(withoutLiberty(touched, all_.without(stones.all())));
        return stones;
    }
    /// Whether a stone that the player puts on this free point has a liberty, once the other side's
    /// stones without one are taken off.
    [[nodiscard]] constexpr bool breathes(const GoStones& stones, Player player,
                                          std::uint32_t point) const {
        const Points free = all_.without(stones.all());
        if (!(beside(Points::only(point)) & free).empty()) {
            return true;
        }
        const GoStones next = after(stones, player, point);
        const Points own = connected(Points::only(point), next.of(player));
        return !(beside(own) & all_.without(next.all())).empty();
    }
    /// The free points where a stone of the player breathes().
    [[nodiscard]] constexpr Points breathing(const GoStones& stones, Player player) const {
        const Points free = all_.without(stones.all());
        Points found = free & beside(free);
        for (Points left = free.without(found); !left.empty(); left = withoutFirst(left)) {
            const std::uint32_t point = firstOf(left);
            if (breathes(stones, player, point)) {
                found = found | Points::only(point);
            }
        }
        return found;
    }
    /// The points that belong to the player at the end: those with the player's stones, and the
    /// free points that are connected over free points with the player's stones and not with the
    /// other's.
    [[nodiscard]] constexpr Points area(const GoStones& stones, Player player) const {
        const Points free = all_.without(stones.all());
        const auto reached = [&](Player from) {
            return connected(beside(stones.of(from)) & free, free);
        };
        return stones.of(player) | reached(player).without(reached(opponent(player)));
    }

    friend constexpr bool operator==(const GoBoard&, const GoBoard&) = default;

  private:
    Points all_;
    Points notFirst_; ///< the points that are not in the first column
    Points notLast_;  ///< the points that are not in the last column
    std::uint8_t columns_;
    std::uint8_t rows_;
};

} // namespace prunus
