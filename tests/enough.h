#pragma once

#include <cstdint>
#include <cstdlib>

namespace prunus::oracle {

/// How many trees, or other things alike, to look at where so many are wanted. AddressSanitizer
/// takes ten times as long, and what it looks for shows on the first of them; tests/nightly takes
/// the time for more.
[[nodiscard]] inline std::uint64_t enough(std::uint64_t wanted) {
#if defined(__SANITIZE_ADDRESS__)
    return wanted / 16;
#else
    return std::getenv("PRUNUS_SOAK") != nullptr ? wanted * 8 : wanted;
#endif
}

} // namespace prunus::oracle
