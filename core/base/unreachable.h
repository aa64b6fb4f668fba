#pragma once

#include <exception>

namespace prunus {

/// Marks a place that is never reached, because all cases are dealt with before it. If a mistake of
/// ours leads here, the program ends instead of making up a result.
[[noreturn]] inline void unreachable() noexcept {
    std::terminate();
}

} // namespace prunus
