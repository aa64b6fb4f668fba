#pragma once

#include "core/games/squares.h"

namespace prunus {

/// A set of points of a board that has too many points for Squares: up to 128, one bit each.
struct Points {
    Squares low = 0;
    Squares high = 0;

    [[nodiscard]] static constexpr Points only(std::uint32_t point) {
        return point < 64 ? Points{squareBit(point), 0} : Points{0, squareBit(point - 64)};
    }
    [[nodiscard]] constexpr bool has(std::uint32_t point) const {
        return ((point < 64 ? low >> point : high >> (point - 64)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (low | high) == 0; }
    /// Whether all points of this set are among the others.
    [[nodiscard]] constexpr bool within(Points others) const {
        return (low & ~others.low) == 0 && (high & ~others.high) == 0;
    }
    [[nodiscard]] constexpr Points without(Points others) const {
        return {low & ~others.low, high & ~others.high};
    }

    friend constexpr Points operator|(Points a, Points b) {
        return {a.low | b.low, a.high | b.high};
    }
    friend constexpr Points operator&(Points a, Points b) {
        return {a.low & b.low, a.high & b.high};
    }
    /// Returns the set with the number of each point raised by `by`, or lowered for >>. by is 1 to
    /// 63.
    friend constexpr Points operator<<(Points set, std::uint32_t by) {
        return {set.low << by, set.high << by | set.low >> (64 - by)};
    }
    friend constexpr Points operator>>(Points set, std::uint32_t by) {
        return {set.low >> by | set.high << (64 - by), set.high >> by};
    }
    friend constexpr bool operator==(const Points&, const Points&) = default;
    friend constexpr auto operator<=>(const Points&, const Points&) = default;

    friend constexpr std::uint32_t countOf(Points set) {
        return prunus::countOf(set.low) + prunus::countOf(set.high);
    }
    /// The least point of the set; 128 if it is empty.
    friend constexpr Square firstOf(Points set) {
        return set.low != 0 ? prunus::firstOf(set.low)
                            : static_cast<Square>(64 + prunus::firstOf(set.high));
    }
    /// The point of the set that has k others of it before it; k < countOf(set).
    friend constexpr Square squareNumber(Points set, std::uint32_t k) {
        const std::uint32_t below = prunus::countOf(set.low);
        return k < below ? prunus::squareNumber(set.low, k)
                         : static_cast<Square>(64 + prunus::squareNumber(set.high, k - below));
    }
    friend constexpr Points withoutFirst(Points set) {
        return set.low != 0 ? Points{prunus::withoutFirst(set.low), set.high}
                            : Points{0, prunus::withoutFirst(set.high)};
    }
};

} // namespace prunus
