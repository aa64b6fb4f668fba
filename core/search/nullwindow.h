#pragma once

#include "core/tree/value.h"

#include <algorithm>
#include <cmath>

namespace prunus {

/// The next number above v that a double can hold. No double lies between the two, so the window
/// from v to nextAbove(v) is the null window also where values are decimals. In books, whose values
/// are whole numbers, it ends at v + 1.
[[nodiscard]] inline Value nextAbove(Value v) {
    return std::nextafter(v, infinity);
}

/// The next number below v that a double can hold.
[[nodiscard]] inline Value nextBelow(Value v) {
    return std::nextafter(v, -infinity);
}

/// The upper end of the null window above alpha, inside (alpha, beta).
[[nodiscard]] inline Value nullWindowEnd(Value alpha, Value beta) {
    return std::min(nextAbove(alpha), beta);
}

} // namespace prunus
