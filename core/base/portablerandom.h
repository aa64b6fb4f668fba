#pragma once

#include <cstdint>
#include <random>

namespace prunus {

/// Returns a random number in [0, bound), bound > 0, the same on every platform (which the standard
/// library's distributions are not). Every number is equally likely.
[[nodiscard]] inline std::uint64_t randomBelow(std::mt19937_64& random, std::uint64_t bound) {
    for (;;) {
        const std::uint64_t drawn = random();
        // The lowest 2^64 mod bound numbers would make some results likelier than others.
        if (drawn >= bound || drawn >= (0 - bound) % bound) {
            return drawn % bound;
        }
    }
}

/// Returns true with the probability `share`, the same on every platform. Draws once, whatever the
/// share.
[[nodiscard]] inline bool randomChance(std::mt19937_64& random, double share) {
    // 53 random bits: every such fraction of 1 is a double.
    return static_cast<double>(random() >> 11) * 0x1p-53 < share;
}

} // namespace prunus
