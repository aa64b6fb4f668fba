#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace prunus {

/// Returns `count` different numbers out of 0 … range - 1 in random order, the same on every
/// platform. Needs count <= range. O(count) expected.
[[nodiscard]] std::vector<std::uint64_t> distinctNumbers(std::mt19937_64& random,
                                                         std::uint64_t range, std::uint64_t count);

} // namespace prunus
