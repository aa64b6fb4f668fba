#pragma once

#include <algorithm>
#include <cmath>
#include <ctime>
#include <vector>

namespace prunus::bench {

/// Milliseconds of the processor that this thread has taken, so that other work on the machine does
/// not count.
inline double threadMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// The time that `percent` of all do not exceed; 0 if there are none.
inline double percentileOf(std::vector<double> times, double percent) {
    std::ranges::sort(times);
    const auto last = double(times.size()) - 1;
    return times.empty() ? 0 : times[std::size_t(std::ceil(last * percent / 100))];
}

} // namespace prunus::bench
