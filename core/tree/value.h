#pragma once

#include "core/base/index.h"

#include <algorithm>
#include <limits>

namespace prunus {

/// The value of a position. It is from MAX's side unless a comment says "from the mover's side".
using Value = double;

inline constexpr Value infinity = std::numeric_limits<Value>::infinity();

enum class Player : std::uint8_t { max, min };

[[nodiscard]] constexpr Player opponent(Player p) {
    return p == Player::max ? Player::min : Player::max;
}

/// Who moves in a row, given who moves at the root: players alternate by depth.
[[nodiscard]] constexpr Player playerAt(Player root, Row row) {
    return row.value % 2 == 0 ? root : opponent(root);
}

/// Turns a value from MAX's side into one from the mover's side, and back. Never gives -0.
[[nodiscard]] constexpr Value fromSideOf(Player mover, Value v) {
    return mover == Player::max ? v : 0 - v;
}

/// The open interval of the values that still matter to a search. It is from MAX's side, but in the
/// negamax forms from the mover's side.
struct Window {
    Value alpha = -infinity;
    Value beta = infinity;

    friend constexpr bool operator==(const Window&, const Window&) = default;
};

/// The same window seen by the other player: (-beta, -alpha).
[[nodiscard]] constexpr Window negated(Window w) {
    return {0 - w.beta, 0 - w.alpha};
}

/// What is proved of a value: it lies in [lower, upper]. From MAX's side.
struct Bounds {
    Value lower = -infinity;
    Value upper = infinity;

    [[nodiscard]] constexpr bool exact() const { return lower == upper; }
    [[nodiscard]] constexpr bool nothing() const { return lower == -infinity && upper == infinity; }
    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// What is proved of the same value, seen by the other player.
[[nodiscard]] constexpr Bounds negated(Bounds b) {
    return {0 - b.upper, 0 - b.lower};
}

/// What is proved of the better of two values for the player who moves, who is MAX if `maximises`,
/// from what is proved of each value.
[[nodiscard]] constexpr Bounds combined(bool maximises, Bounds a, Bounds b) {
    return maximises ? Bounds{std::max(a.lower, b.lower), std::max(a.upper, b.upper)}
                     : Bounds{std::min(a.lower, b.lower), std::min(a.upper, b.upper)};
}

} // namespace prunus
