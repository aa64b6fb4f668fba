#include "core/base/memory.h"

#include <atomic>
#include <fstream>
#include <limits>
#include <string>

namespace prunus {

namespace {

constexpr std::uint64_t truth = std::numeric_limits<std::uint64_t>::max();
std::atomic<std::uint64_t> pretended = truth;

} // namespace

std::uint64_t availableMemory() {
    if (const std::uint64_t bytes = pretended; bytes != truth) {
        return bytes;
    }
    std::ifstream system("/proc/meminfo");
    for (std::string name; system >> name;) {
        std::uint64_t kilobytes = 0;
        if (name == "MemAvailable:" && system >> kilobytes) {
            return kilobytes * 1024;
        }
    }
    return std::uint64_t{8} << 30U;
}

void pretendAvailableMemory(std::optional<std::uint64_t> bytes) {
    pretended = bytes.value_or(truth);
}

} // namespace prunus
