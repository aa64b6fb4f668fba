#pragma once

#include <exception>

namespace prunus {

/// Stands where all cases are behind: a mistake of ours ends the program, not in a made-up result.
[[noreturn]] inline void unreachable() noexcept {
    std::terminate();
}

} // namespace prunus
