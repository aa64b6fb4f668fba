#pragma once

#include <cstdint>
#include <optional>

namespace prunus {

/// Returns how many bytes of memory the system says that it can still give without harm to other
/// programs; 8 GB where it does not say.
[[nodiscard]] std::uint64_t availableMemory();

/// For tests: makes availableMemory() return `bytes` from now on; nullopt makes it return the truth
/// again.
void pretendAvailableMemory(std::optional<std::uint64_t> bytes);

} // namespace prunus
