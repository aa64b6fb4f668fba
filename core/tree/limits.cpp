#include "core/tree/limits.h"

#include <algorithm>
#include <sys/resource.h>
#include <unistd.h>

namespace prunus {

namespace {

constexpr std::uint64_t bytesPerNode = 64;
/// A search has at most four events a node, and a step has 30 bits.
constexpr std::uint64_t stepsLimit = (std::uint64_t{1} << 30) / 4;

std::uint64_t availableBytes() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long pageSize = sysconf(_SC_PAGESIZE);
    std::uint64_t bytes = pages > 0 && pageSize > 0 ? static_cast<std::uint64_t>(pages) *
                                                          static_cast<std::uint64_t>(pageSize)
                                                    : std::uint64_t{1} << 32;
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        bytes = std::min<std::uint64_t>(bytes, limit.rlim_cur);
    }
    return bytes;
}

} // namespace

std::uint64_t nodeLimit() {
    static const std::uint64_t limit = std::min(stepsLimit, availableBytes() / bytesPerNode);
    return limit;
}

} // namespace prunus
