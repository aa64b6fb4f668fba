#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace prunus {

using Sha256 = std::array<std::uint8_t, 32>;

/// Returns the SHA-256 of the bytes (FIPS 180-4).
[[nodiscard]] Sha256 sha256(std::string_view bytes);
/// Returns the hash in 64 small hexadecimal digits.
[[nodiscard]] std::string hexOf(const Sha256& hash);

} // namespace prunus
