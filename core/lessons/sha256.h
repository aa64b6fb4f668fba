#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace prunus {

using Sha256 = std::array<std::uint8_t, 32>;

/// FIPS 180-4.
[[nodiscard]] Sha256 sha256(std::string_view bytes);
/// In 64 small hexadecimal digits.
[[nodiscard]] std::string hexOf(const Sha256& hash);

} // namespace prunus
