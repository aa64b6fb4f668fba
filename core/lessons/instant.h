#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace prunus {

/// A moment in time, the same whatever the time zone of the clock that showed it.
using Instant = std::chrono::sys_time<std::chrono::microseconds>;

/// Returns the moment that a time such as 2026-03-02T10:15:00Z or 2026-03-02T11:15:00.5+01:00 (RFC
/// 3339) means; nullopt for any other text, such as a time that does not say how far it is from
/// UTC.
[[nodiscard]] std::optional<Instant> instantOf(std::string_view text);

} // namespace prunus
