#pragma once

#include <cstdint>
#include <random>

namespace prunus {

/// A number in [0, bound), bound > 0, the same on every platform (which the standard library's
/// distributions are not).
[[nodiscard]] inline std::uint64_t randomBelow(std::mt19937_64& random, std::uint64_t bound) {
    const std::uint64_t unusable = (0 - bound) % bound; // 2^64 mod bound
    for (;;) {
        const std::uint64_t drawn = random();
        if (drawn >= unusable) {
            return drawn % bound;
        }
    }
}

} // namespace prunus
