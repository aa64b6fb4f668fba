#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace prunus {

/// A moment, wherever the clock stood that told it.
using Instant = std::chrono::sys_time<std::chrono::microseconds>;

/// What is meant by a time such as 2026-03-02T10:15:00Z or 2026-03-02T11:15:00.5+01:00 (RFC 3339);
/// none for any other text, such as one that does not say how far it is from UTC.
[[nodiscard]] std::optional<Instant> instantOf(std::string_view text);

} // namespace prunus
