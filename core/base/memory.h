#pragma once

#include <cstdint>
#include <optional>

namespace prunus {

/// Bytes that the system could still give without putting others out, as it says itself; 8 GB where
/// it does not say.
[[nodiscard]] std::uint64_t availableMemory();

/// For tests: what availableMemory() says from now on; none for the truth.
void pretendAvailableMemory(std::optional<std::uint64_t> bytes);

} // namespace prunus
