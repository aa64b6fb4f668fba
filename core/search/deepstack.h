#pragma once

#include <cstdint>
#include <functional>

namespace prunus {

/// Runs the work on a thread whose stack holds a recursion of this many levels of a search, and
/// waits for it; work of few levels runs on the calling thread. The work must not throw. Returns
/// false, without having run the work, if the system has no such stack to give.
[[nodiscard]] bool runWithStackFor(std::uint64_t levels, const std::function<void()>& work);

} // namespace prunus
