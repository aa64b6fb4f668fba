#pragma once

#include "core/tree/value.h"

#include <algorithm>
#include <cmath>

namespace prunus {

/// The next number that a double can hold: nothing lies between, so that (v, nextAbove(v)) is the
/// null window also where values are decimals. In books of whole numbers it is v + 1.
[[nodiscard]] inline Value nextAbove(Value v) {
    return std::nextafter(v, infinity);
}

/// The number before it, likewise.
[[nodiscard]] inline Value nextBelow(Value v) {
    return std::nextafter(v, -infinity);
}

/// The upper end of the null window above alpha, inside (alpha, beta).
[[nodiscard]] inline Value nullWindowEnd(Value alpha, Value beta) {
    return std::min(nextAbove(alpha), beta);
}

} // namespace prunus
